import { createStore, type StoreApi } from 'zustand/vanilla';
import { CELLS, digitAt, EMPTY_GRID, type Grid, play } from '../../sudoku/core';
import type { Answer, Progress, Question, Thread } from '../../worker';
import { type Game, type GameState, momentOf } from '../game/game';
import { playHistoryOf } from '../game/playHistory';
import type { Selection } from '../game/selection';
import type { Notices } from '../page/notices';
import { type NewestQuestion, newestQuestion } from '../shared/newestQuestion';
import { whileBusy } from '../shared/whileBusy';

/** What the doctor needs from the app. */
export interface DoctorNeeds {
  readonly game: Game;
  readonly selection: Selection;
  readonly notices: Notices;
  readonly newThread: () => Thread;
}

/** The doctor's examinations. Each is a job of the worker with the same name. */
export type Examination = 'repairs' | 'clashSet' | 'culprits' | 'survey' | 'necessity' | 'firstMistake';

/** The result of an examination so far. */
export interface Finding<T> {
  /** `stopped` by the player, or `failed` because the worker failed twice. In both cases `known` stays. */
  readonly phase: 'working' | 'done' | 'stopped' | 'failed';
  readonly known: T;
}

export type Findings = { readonly [K in Examination]?: Finding<Answer<K>> };

export interface DoctorRunState {
  /** The puzzle and the entries that the findings are about. */
  readonly givens: Grid;
  readonly entries: Grid;
  readonly findings: Findings;
}

/**
 * Examines the puzzle on the board. When the puzzle changes, the findings are dropped. Nothing is written on the board
 * unless the player asks for it.
 */
export interface DoctorRun {
  readonly store: StoreApi<DoctorRunState>;
  /** Starts an examination, unless it is done or under way. */
  examine(examination: Examination): void;
  /**
   * Starts these examinations, and again each time the puzzle changes. Returns a function that ends this, and also ends
   * those under way that no other caller follows.
   */
  follow(examinations: readonly Examination[]): () => void;
  /** Ends all examinations under way. Returns whether there were any. */
  stop(): boolean;
  /** Replaces the givens in one move. The other cells keep their entries and notes. */
  mend(puzzle: Grid): void;
  /**
   * Finds the newest earlier moment of the same puzzle whose givens had a solution; `null` if there was none, or if the
   * puzzle has changed meanwhile.
   */
  lastGood(): Promise<number | null>;
  /** Whether undo can go back to before the first mistake. It cannot if the mistake came with the puzzle. */
  canUndoMistake(): boolean;
  /** Undoes back to before the first mistake. If that is impossible, erases its digit. */
  takeBackMistake(): void;
}

const NOTHING_YET: { readonly [K in Examination]: Answer<K> } = {
  repairs: [],
  clashSet: null,
  culprits: [],
  survey: null,
  necessity: null,
  firstMistake: null,
};
const EXAMINATIONS = Object.keys(NOTHING_YET) as readonly Examination[];

/** @param onOther called when another puzzle comes onto the board */
export function createDoctorRun(
  { game, selection, notices, newThread }: DoctorNeeds,
  onOther: () => void,
): DoctorRun {
  // The doctor has its own thread, so that Solve never waits for it.
  const thread = newThread();
  const store = createStore<DoctorRunState>(() => ({
    givens: EMPTY_GRID,
    entries: EMPTY_GRID,
    findings: {},
  }));
  const asked = Object.fromEntries(EXAMINATIONS.map((name) => [name, newestQuestion()])) as {
    readonly [K in Examination]: NewestQuestion;
  };
  const followed = new Set<readonly Examination[]>();

  const tell = <K extends Examination>(
    name: K,
    phase: Finding<unknown>['phase'],
    known: Answer<K> | Progress<K>,
  ): void => {
    store.setState({ findings: { ...store.getState().findings, [name]: { phase, known } } });
  };

  const drop = (name: Examination): void => {
    asked[name].cancel();
    store.setState({ findings: { ...store.getState().findings, [name]: undefined } });
  };

  const keepUp = (): void => {
    const { givens, entries } = momentOf(game.store.getState()).board;
    const before = store.getState();
    if (givens !== before.givens) {
      for (const name of EXAMINATIONS) asked[name].cancel();
      store.setState({ givens, entries, findings: {} });
      for (const names of followed) names.forEach(examine);
    } else if (entries !== before.entries) {
      store.setState({ entries });
      drop('firstMistake');
    }
  };
  async function ask<K extends Examination>(name: K): Promise<void> {
    let known: Answer<K> | Progress<K> = NOTHING_YET[name];
    const tellWorking = (isWorking: boolean): void => {
      if (isWorking) tell(name, 'working', known);
      // Only a mistake of ours leaves an examination unanswered.
      else if (!asked[name].isOpen && store.getState().findings[name]?.phase === 'working')
        tell(name, 'failed', known);
    };
    await whileBusy(tellWorking, () =>
      inquire(name, (progress) => {
        known = progress;
      }),
    );
  }
  async function inquire<K extends Examination>(
    name: K,
    onKnown: (known: Progress<K>) => void,
  ): Promise<void> {
    let known: Answer<K> | Progress<K> = NOTHING_YET[name];
    const { givens } = store.getState();
    const alone = { givens };
    const questions: { readonly [J in Examination]: Question<J> } = {
      repairs: alone,
      clashSet: alone,
      culprits: alone,
      survey: alone,
      necessity: alone,
      firstMistake: { givens, entries: playHistoryOf(game.store.getState()).entries },
    };
    const onProgress = (progress: Progress<K>): void => {
      known = progress;
      onKnown(progress);
      tell(name, 'working', known);
    };
    const reply = await asked[name].ask((signal) =>
      thread.ask(name, questions[name], { signal, onProgress }),
    );
    if (reply === null) return;
    if (reply.ok) tell(name, 'done', reply.value);
    else tell(name, 'failed', known);
  }

  const examine = (name: Examination): void => {
    const phase = store.getState().findings[name]?.phase;
    if (phase !== 'working' && phase !== 'done') ask(name).catch((error) => reportError(error));
  };

  game.store.subscribe((state, before) => {
    if (isOtherPuzzle(state, before)) onOther();
    keepUp();
  });
  keepUp();

  const mistake = () => {
    const found = store.getState().findings.firstMistake?.known;
    if (found?.kind !== 'entry') return null;
    return { cell: found.cell, before: playHistoryOf(game.store.getState()).momentWith(found.keep) };
  };

  return {
    store,
    examine,
    follow(examinations) {
      followed.add(examinations);
      examinations.forEach(examine);
      return () => {
        followed.delete(examinations);
        // Wait until the end of the task, because another part of the page may start to follow the same examinations.
        queueMicrotask(() => {
          const wanted = [...followed].flat();
          for (const name of examinations) if (asked[name].isOpen && !wanted.includes(name)) drop(name);
        });
      };
    },
    stop() {
      const stopped = EXAMINATIONS.filter((name) => asked[name].cancel());
      const { findings } = store.getState();
      for (const name of stopped) tell(name, 'stopped', findings[name]?.known ?? NOTHING_YET[name]);
      return stopped.length > 0;
    },
    mend(puzzle) {
      const { board } = game.now();
      const cells = CELLS.filter((cell) => board.givens[cell] !== puzzle[cell]);
      const [first] = cells;
      if (first === undefined) return;
      const mended = cells.reduce(
        (board, cell) => play(board, { kind: 'give', cells: [cell], digit: digitAt(puzzle, cell) }),
        board,
      );
      game.play({ kind: 'import', board: { ...mended, origin: board.origin } });
      selection.select(first);
      const changes = cells.map((cell) => ({ cell, digit: digitAt(puzzle, cell) }));
      notices.tell({ kind: 'givensChanged', changes }, { actions: ['undo'] });
    },
    async lastGood() {
      const { moments, steps, at } = game.store.getState();
      const now = game.now().board.givens;
      let judged = now;
      for (let moment = at - 1; moment >= 0; moment--) {
        if (steps[moment]?.move.kind === 'import' && !isMending({ moments, steps, at: moment + 1 }))
          return null;
        const { givens } = momentOf({ moments, steps, at: moment }).board;
        if (givens === judged) continue;
        judged = givens;
        const reply = await thread.ask('assess', { givens, limit: 1 });
        if (!reply.ok || game.now().board.givens !== now) return null;
        if (reply.value.kind !== 'none') return moment;
      }
      return null;
    },
    canUndoMistake: () => mistake()?.before != null,
    takeBackMistake() {
      const found = mistake();
      if (found === null) return;
      selection.select(found.cell);
      if (found.before === null) game.play({ kind: 'erase', cells: [found.cell] });
      else game.undoTo(found.before);
    },
  };
}

/** Whether the last move, an import, came from `mend`: then the origin is the same. */
const isMending = (state: GameState): boolean =>
  momentOf(state).board.origin === momentOf({ ...state, at: state.at - 1 }).board.origin;

/** Whether the last move has brought another puzzle. A mended puzzle counts as the same one. */
const isOtherPuzzle = (now: GameState, before: GameState): boolean =>
  now.at > before.at &&
  now.steps[now.at - 1]?.move.kind === 'import' &&
  momentOf(now).board.origin !== momentOf(before).board.origin;
