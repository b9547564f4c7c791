import { createStore, type StoreApi } from 'zustand/vanilla';
import { CELLS, digitAt, EMPTY_GRID, type Grid, play } from '../../sudoku/core';
import type { Answer, Progress, Question, Thread } from '../../worker';
import { type Game, type GameState, momentOf } from '../game/game';
import { playHistoryOf } from '../game/playHistory';
import type { Selection } from '../game/selection';
import type { Notices } from '../page/notices';
import { type NewestQuestion, newestQuestion } from '../shared/newestQuestion';

/** What the doctor needs of the world. */
export interface DoctorWorld {
  readonly game: Game;
  readonly selection: Selection;
  readonly notices: Notices;
  readonly newThread: () => Thread;
}

/** What the doctor can look into: the jobs of the worker by these names. */
export type Examination = 'repairs' | 'clashSet' | 'culprits' | 'survey' | 'necessity' | 'firstMistake';

/** What has come of looking into something; while it goes on, as far as it is known. */
export interface Finding<T> {
  /** `stopped` by the person, `failed` where the worker failed twice; what was known stays. */
  readonly phase: 'working' | 'done' | 'stopped' | 'failed';
  readonly known: T;
}

export type Findings = { readonly [K in Examination]?: Finding<Answer<K>> };

export interface DoctorRunState {
  /** What the findings are about. */
  readonly givens: Grid;
  readonly entries: Grid;
  readonly findings: Findings;
}

/**
 * Looks into the puzzle on the board. When the puzzle changes, what was found is forgotten. Nothing is written unasked.
 */
export interface DoctorRun {
  readonly store: StoreApi<DoctorRunState>;
  /** Looks into something, unless it is known already or looked into now. */
  examine(examination: Examination): void;
  /**
   * Looks into these, and again each time the puzzle changes. Returns how to end that, which also ends what is under
   * way, unless somebody else follows it.
   */
  follow(examinations: readonly Examination[]): () => void;
  /** Ends all that is under way. Returns whether anything was. */
  stop(): boolean;
  /** Puts other givens in place of these: one move, and what was written elsewhere stays. */
  mend(puzzle: Grid): void;
  /**
   * The newest moment before this one, of the same puzzle, whose givens had a solution; `null` if there was none, or the
   * puzzle has changed meanwhile.
   */
  lastGood(): Promise<number | null>;
  /** Whether undo reaches back before the mistake that was found: it may have come with the puzzle. */
  canUndoMistake(): boolean;
  /** Undoes to before that mistake; where that cannot be, takes its digit out. */
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

/** `onOther` is called when another puzzle comes to the board: what was asked was about the one before. */
export function createDoctorRun(
  { game, selection, notices, newThread }: DoctorWorld,
  onOther: () => void,
): DoctorRun {
  // A thread of its own, so that Solve never waits for the doctor.
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
    tell(name, 'working', known);
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
    if (phase !== 'working' && phase !== 'done') void ask(name);
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
        // Another part of the page that takes over begins to follow in this same task.
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

/** Whether the last move, an import, has only mended the puzzle. */
const isMending = (state: GameState): boolean =>
  momentOf(state).board.origin === momentOf({ ...state, at: state.at - 1 }).board.origin;

/** Whether a move has brought another puzzle: a puzzle that is mended is still the same. */
const isOtherPuzzle = (now: GameState, before: GameState): boolean =>
  now.at > before.at &&
  now.steps[now.at - 1]?.move.kind === 'import' &&
  momentOf(now).board.origin !== momentOf(before).board.origin;
