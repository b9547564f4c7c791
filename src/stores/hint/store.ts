import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Cell } from '../../sudoku/core';
import type { Thread, ThreadOptions } from '../../worker';
import type { Acts } from '../acts/acts';
import type { VerdictState } from '../answer/verdict';
import { momentOf } from '../game/game';
import type { NewPuzzle } from '../newPuzzle/newPuzzle';
import type { Notices } from '../page/notices';
import { hasPowerToSpare } from '../shared/power';
import type { TextStore } from '../storage/textStore';
import { createAsker } from './asker';
import { toReason } from './board';
import { concludedAbout, keepConcluded } from './concluded';
import type { HintEvent } from './events';
import { closedHint, reduce } from './reduce';
import { rehearse } from './rehearsal';
import type { HintState, OpenHint, Search } from './state';
import type { TechniqueChoiceStore } from './techniqueChoice';
import { createWriter, type Writer, type WriterNeeds } from './writer';

export interface HintStoreNeeds extends WriterNeeds {
  readonly acts: Pick<Acts, 'during'>;
  readonly verdict: StoreApi<VerdictState>;
  readonly notices: Notices;
  readonly newPuzzle: Pick<NewPuzzle, 'awaited'>;
  readonly newThread: (options?: ThreadOptions) => Thread;
  /** Stores the choice of techniques, and what hints have concluded. */
  readonly textStore: TextStore;
}

/** The state of hints and its effects: questions to the worker, changes of the selection, writing on the board. */
export interface HintStore {
  readonly store: StoreApi<HintState>;
  readonly writer: Writer;
  /** Returns whether the event has changed the state. */
  dispatch(event: HintEvent): boolean;
  /** The cell that the player has chosen, as a list. */
  cellsNow(): readonly Cell[];
  /**
   * Dispatches each change of the board, the selection and the choice of techniques. Returns a function that stops
   * this.
   */
  follow(): () => void;
  /** Prepares the worker for the first question, while nobody uses the page. */
  rehearse(): Promise<void>;
  /** Stops looking for a shorter proof or path than the one in view. */
  stopImproving(): void;
}

/** The worker is restarted after this many milliseconds of silence. The hardest techniques take long. */
const SILENCE = 20_000;

/**
 * The worker is ended after this many milliseconds without a question. A player asks now and then, and a new worker is
 * slow at first (rehearsal.ts).
 */
const IDLE = 600_000;

export function createHintStore(needs: HintStoreNeeds, choice: TechniqueChoiceStore): HintStore {
  const { game, selection, verdict, textStore } = needs;
  const store = createStore<HintState>(() => withConcluded(closedHint(game.now().board.givens)));
  const { getState } = store;
  const cellsNow = (): readonly Cell[] => {
    const { cells, chosen } = selection.store.getState();
    return chosen && cells.length === 1 ? cells : [];
  };
  const writer = createWriter(needs, getState);

  /** The state for the asker, which works only while a hint is open. */
  const openState = (): OpenHint => {
    const state = getState();
    if (state.kind === 'closed') throw new Error('no hint is open');
    return state;
  };
  // A separate thread, so that a long proof does not delay Solve.
  const thread = needs.newThread({
    silence: SILENCE,
    idle: IDLE,
    onRestart: () => needs.notices.tell({ kind: 'hintRestarted' }),
  });
  const asker = createAsker({
    game,
    verdict,
    thread,
    // Nobody asked, so nothing is said if it fails.
    onward: needs.newThread({ silence: SILENCE, idle: IDLE, onRestart: () => {} }),
    hasPower: hasPowerToSpare,
    boardToReason() {
      const { memory, allowsAll } = openState();
      return toReason(game.now().board, {
        ignoreNotes: memory.ignoresNotes,
        without: allowsAll ? [] : choice.getState().without,
        uniqueness: verdict.getState().verdict.kind !== 'many',
      });
    },
    awaited: needs.newPuzzle.awaited,
    pathOrder: () => choice.getState().order,
    state: openState,
    tell: (event) => void dispatch(event),
  });

  function dispatch(event: HintEvent): boolean {
    const before = getState();
    const reduced = reduce(before, event);
    if (reduced === before) return false;
    const isSame = reduced.memory.givens === before.memory.givens;
    const now = isSame ? reduced : withConcluded(reduced);
    store.setState(now, true);
    const { givens, concluded } = now.memory;
    if (isSame && concluded !== before.memory.concluded) keepConcluded(textStore, [{ givens, concluded }]);
    selectCells();
    askWorker();
    fillIfFound();
    return true;
  }

  /** Remembers what was concluded about a puzzle before another one, or in an earlier visit. */
  function withConcluded<S extends HintState>(state: S): S {
    const { memory } = state;
    return { ...state, memory: { ...memory, concluded: concludedAbout(textStore, memory.givens) } };
  }

  /** If the hint is about another cell now, selects it. */
  function selectCells(): void {
    const state = getState();
    if (state.kind === 'closed') return;
    const [cell] = state.cells;
    if (cell !== undefined && state.cells.join() !== cellsNow().join()) selection.select(cell);
  }

  /** The present task of the asker. */
  let search: Search | null = null;
  function askWorker(): void {
    const state = getState();
    const wanted = state.kind === 'open' ? state.search : null;
    if (wanted === search) return;
    search = wanted;
    void asker.ask(wanted);
  }

  function fillIfFound(): void {
    const state = getState();
    if (state.kind === 'closed' || !state.fillsWhenFound || !state.answered) return;
    dispatch({ kind: 'fillDone' });
    writer.fill();
  }

  return {
    store,
    writer,
    dispatch,
    cellsNow,
    follow() {
      const stops = [
        game.store.subscribe((now, before) => {
          if (momentOf(now).board !== momentOf(before).board)
            dispatch({ kind: 'boardChanged', givens: game.now().board.givens });
        }),
        selection.store.subscribe(() => void dispatch({ kind: 'cellsChosen', cells: cellsNow() })),
        choice.subscribe(({ without }, before) => {
          dispatch({ kind: without === before.without ? 'pathOrderChanged' : 'techniquesChanged' });
        }),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
    rehearse: () => rehearse({ thread, isWanted: () => getState().kind === 'closed' }),
    stopImproving: asker.stopImproving,
  };
}
