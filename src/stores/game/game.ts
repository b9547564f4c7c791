import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  type Board,
  boardOf,
  EMPTY_GRID,
  isSolution,
  type Move,
  type Origin,
  play,
  visibleOf,
} from '../../sudoku/core';

/** Whether digits are written as givens or as entries. */
export type Phase = 'set' | 'play';

/** A state that undo can return to. */
export interface Moment {
  readonly board: Board;
  readonly phase: Phase;
  /** Whether the board is the grey example of a first visit, and nobody has touched it. */
  readonly welcome: boolean;
}

/** A move, and the phase it left the board in. */
export interface Step {
  readonly move: Move;
  readonly phase: Phase;
}

export interface GameState {
  /** All moments so far and, after undo, those that redo can return to. */
  readonly moments: readonly Moment[];
  /** `steps[i]` leads from `moments[i]` to `moments[i + 1]`. */
  readonly steps: readonly Step[];
  /** The index of the present moment. */
  readonly at: number;
}

/** The board with its whole history. Every change to the board goes through `play`. */
export interface Game {
  readonly store: StoreApi<GameState>;
  now(): Moment;
  /**
   * Plays a move. A move that changes nothing adds no step. `phase` is the phase after the move, by default the present
   * one. Returns whether the board changed.
   */
  play(move: Move, phase?: Phase): boolean;
  undo(): void;
  redo(): void;
  /** Undoes every move after a moment. */
  undoTo(moment: number): void;
  setPhase(phase: Phase): void;
  /** Turns the grey example into the puzzle to play. */
  adoptExample(): void;
  /** Replaces the whole history. */
  load(state: GameState): void;
}

const TYPED: Origin = { kind: 'typed', name: null, at: null };

export const EMPTY_BOARD: Board = boardOf(EMPTY_GRID, TYPED);

/** A history of a single moment. */
export const beginningAt = (moment: Moment): GameState => ({ moments: [moment], steps: [], at: 0 });

/** The present moment of a game. Throws if `at` is out of range. */
export function momentOf(state: GameState): Moment {
  const moment = state.moments[state.at];
  if (moment === undefined) throw new Error(`no moment ${state.at} of ${state.moments.length}`);
  return moment;
}

/** Whether a board is the example of a first visit, in play or not. The examples of the menu have names. */
export const isFirstExample = ({ givens, origin }: Board): boolean =>
  givens !== EMPTY_GRID && origin.kind === 'example' && origin.name === null;

/** What a first screen goes with: the example, untouched or with nothing written yet, or an empty board. */
export type Beginning = 'example' | 'touched' | 'empty';

/** The beginning that the board is at; `null` once there is something on it. */
export function beginningOf({ board, welcome }: Moment): Beginning | null {
  if (welcome) return 'example';
  const { givens, entries, answers, notes } = board;
  if (entries !== EMPTY_GRID || answers !== EMPTY_GRID || notes.some((marks) => marks > 0)) return null;
  if (givens === EMPTY_GRID) return 'empty';
  return isFirstExample(board) ? 'touched' : null;
}

/** Whether somebody is typing a puzzle, and has not said yet that it is all. */
export const isBeingTyped = ({ board, phase }: Moment): boolean =>
  phase === 'set' && board.origin.kind === 'typed';

/** The latest moment before the present one at which there was a puzzle to go on with; `null` if there was none. */
export function gameBefore({ moments, at }: GameState): number | null {
  const index = moments.findLastIndex(
    (moment, number) =>
      number < at &&
      moment.board.givens !== EMPTY_GRID &&
      beginningOf(moment) === null &&
      !isSolution(visibleOf(moment.board)),
  );
  return index === -1 ? null : index;
}

/**
 * The example, if the puzzle that is being typed was begun in its place: the moment before the first digit typed;
 * `null` if it was not.
 */
export function exampleBefore({ moments, at }: GameState): number | null {
  const index = moments.findLastIndex(({ phase }, number) => number <= at && phase === 'play');
  const moment = moments[index];
  return moment !== undefined && index < at && isFirstExample(moment.board) ? index : null;
}

export const canUndo = (state: GameState): boolean => state.at > 0;
export const canRedo = (state: GameState): boolean => state.at < state.steps.length;

/** Creates a game with the history `state`. */
export function createGame(state: GameState): Game {
  const store = createStore<GameState>(() => state);
  const now = (): Moment => momentOf(store.getState());

  /** Changes the present moment, and the phase of the step that led to it. */
  const amend = (change: Partial<Moment>): void => {
    const { moments, steps, at } = store.getState();
    const moment = { ...now(), ...change };
    const step = steps[at - 1];
    store.setState({
      moments: moments.with(at, moment),
      steps: step === undefined ? steps : steps.with(at - 1, { ...step, phase: moment.phase }),
    });
  };

  const setPhase = (phase: Phase): void => {
    if (now().phase !== phase) amend({ phase });
  };

  const go = (by: number): void => {
    const { at, moments } = store.getState();
    if (moments[at + by] !== undefined) store.setState({ at: at + by });
  };

  return {
    store,
    now,
    play(move, phase = now().phase) {
      const before = now();
      const board = play(before.board, move);
      if (board === before.board) {
        setPhase(phase);
        return false;
      }
      const { moments, steps, at } = store.getState();
      store.setState({
        moments: [...moments.slice(0, at + 1), { board, phase, welcome: false }],
        steps: [...steps.slice(0, at), { move, phase }],
        at: at + 1,
      });
      return true;
    },
    undo: () => go(-1),
    redo: () => go(1),
    undoTo: (moment) => go(Math.min(0, moment - store.getState().at)),
    setPhase,
    adoptExample() {
      if (now().welcome) amend({ welcome: false });
    },
    load: (next) => store.setState(next),
  };
}
