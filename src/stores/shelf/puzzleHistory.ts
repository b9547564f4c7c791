import type { Board } from '../../sudoku/core';
import { type GameState, momentOf } from '../game/game';
import { packBoard } from '../saving/packing';

/*
 * The game on the board has the history of all puzzles that were opened one after the other. The shelf stores one
 * puzzle's stretch of it.
 */

/**
 * The arrival of the puzzle on the board: the move that brought it, or the first board. It is always the same object,
 * and tells the puzzles of a history apart.
 */
export function arrivalOf(state: GameState): object {
  const from = firstOf(state);
  return state.steps[from - 1]?.move ?? momentOf({ ...state, at: from }).board;
}

/** The stretch of a history that belongs to the puzzle on the board, with the moves that redo can play. */
export function puzzleHistoryOf(state: GameState): GameState {
  const from = firstOf(state);
  let to = state.at;
  while (to < state.steps.length && !isAnother(state, to)) to++;
  return {
    moments: state.moments.slice(from, to + 1),
    steps: state.steps.slice(from, to),
    at: state.at - from,
  };
}

/**
 * A history as it was whenever another puzzle was about to come, since it was as in `before`; empty if it has not gone on
 * from there.
 */
export function leftSince(before: GameState, state: GameState): readonly GameState[] {
  if (state.moments[before.at]?.board !== momentOf(before).board) return [];
  return state.steps.flatMap((_, at) =>
    at >= before.at && at < state.at && isAnother(state, at) ? [{ ...state, at }] : [],
  );
}

/** Joins two histories. If the second does not start where the first is now, an import move connects them. */
export function joined(before: GameState, after: GameState): GameState {
  const { moments, steps, at } = before;
  const [first] = after.moments;
  if (first === undefined) throw new Error('a history without a moment');
  const past = { moments: moments.slice(0, at + 1), steps: steps.slice(0, at) };
  if (sameBoard(momentOf(before).board, first.board))
    return {
      moments: [...past.moments, ...after.moments.slice(1)],
      steps: [...past.steps, ...after.steps],
      at: at + after.at,
    };
  return {
    moments: [...past.moments, ...after.moments.map((moment) => ({ ...moment, welcome: false }))],
    steps: [
      ...past.steps,
      { move: { kind: 'import', board: first.board }, phase: first.phase },
      ...after.steps,
    ],
    at: at + 1 + after.at,
  };
}

/** Whether a history contains the present board of another. */
export function contains(history: GameState, other: GameState): boolean {
  const { board } = momentOf(other);
  return history.moments.some(
    (moment) => moment.board.entries === board.entries && sameBoard(moment.board, board),
  );
}

/** A board as a text, without its origin. Two boards are the same if their texts are. */
export function textOf(board: Board): string {
  const { givens, entries, answers, notes, corners, colours, struck } = packBoard(board);
  return JSON.stringify([givens, entries, answers, notes, corners, colours, struck]);
}

const sameBoard = (one: Board, other: Board): boolean => one === other || textOf(one) === textOf(other);

function firstOf(state: GameState): number {
  let from = state.at;
  while (from > 0 && !isAnother(state, from - 1)) from--;
  return from;
}

/** Whether the step after a moment brings another puzzle. */
function isAnother({ moments, steps }: GameState, moment: number): boolean {
  return (
    steps[moment]?.move.kind === 'import' &&
    moments[moment]?.board.givens !== moments[moment + 1]?.board.givens
  );
}
