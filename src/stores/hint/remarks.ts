import {
  type Board,
  CELLS,
  type Cell,
  type Digit,
  type DigitSet,
  digitAt,
  digitsOf,
  type Grid,
  gridFrom,
  has,
  intersection,
  NO_DIGITS,
  peersOf,
  visibleOf,
} from '../../sudoku/core';
import type { BoardToReason } from '../../worker';
import type { Verdict } from '../answer/verdict';
import type { GameState } from '../game/game';
import { candidatesFor } from './board';
import type { Remark } from './state';

/** Of a puzzle with many solutions, logic may still find some digits (see `asker.ts`). */
type NotMany = Exclude<Verdict, { readonly kind: 'many' }>;

/** The remark that replaces a hint; `null` if there can be one, for the chosen cell or else for the easiest next step. */
export function remarkFor(
  state: GameState,
  board: Board,
  reasoned: BoardToReason,
  cell: Cell | undefined,
  verdict: NotMany,
): Remark | null {
  if (verdict.kind !== 'one') return remarkWithoutSolution(verdict);
  const { solution } = verdict;
  const wrong = wrongCells(reasoned.filled, solution);
  if (wrong.length > 0) {
    const here = cell !== undefined && wrong.includes(cell) ? cell : null;
    // Whoever asks about the only wrong entry is told of it at once.
    const shown = here !== null && wrong.length === 1;
    return { kind: 'wrong', cells: wrong, shown, back: movesBackToRight(state, solution), here };
  }
  if (!reasoned.filled.includes('.')) return { kind: 'solved' };
  const wrongNotes = cellsWithWrongNotes(reasoned, solution);
  if (wrongNotes.length > 0) return { kind: 'wrongNotes', cells: wrongNotes, shown: false };
  if (cell === undefined) return null;
  const digit = digitAt(reasoned.filled, cell);
  if (digit === null) return null;
  const kind =
    digitAt(board.givens, cell) !== null
      ? 'given'
      : digitAt(board.answers, cell) !== null
        ? 'filled'
        : 'right';
  return { kind, cell, digit };
}

/**
 * The remark on why a digit does not go into a cell; `null` if the answer needs a proof. `solution` is `null` if the
 * puzzle is not known to have exactly one solution.
 */
export function remarkOnDigit(
  board: BoardToReason,
  cell: Cell,
  digit: Digit,
  solution: Grid | null,
): Remark | null {
  const by = peersOf(cell).find((peer) => digitAt(board.filled, peer) === digit);
  if (by !== undefined) return { kind: 'seen', cell, digit, by };
  if (!has(candidatesFor(board)[cell] ?? NO_DIGITS, digit)) return { kind: 'notedAway', cell, digit };
  return solution !== null && digitAt(solution, cell) === digit ? { kind: 'notRuledOut', cell, digit } : null;
}

function remarkWithoutSolution(verdict: Exclude<NotMany, { readonly kind: 'one' }>): Remark {
  switch (verdict.kind) {
    case 'empty':
      return { kind: 'emptyBoard' };
    case 'unknown':
      return { kind: 'failed' };
    default:
      return { kind: 'noSolution' };
  }
}

const wrongCells = (filled: Grid, solution: Grid): readonly Cell[] =>
  CELLS.filter((cell) => {
    const digit = digitAt(filled, cell);
    return digit !== null && digit !== digitAt(solution, cell);
  });

function cellsWithWrongNotes({ filled, marks }: BoardToReason, solution: Grid): readonly Cell[] {
  if (marks === null) return [];
  return CELLS.filter((cell) => {
    const right = digitAt(solution, cell);
    return digitAt(filled, cell) === null && right !== null && !has(marks[cell] ?? NO_DIGITS, right);
  });
}

/** The digits that all solutions have, where `possible` has the digits that some solution has. */
export const sharedDigits = (possible: readonly DigitSet[]): Grid =>
  gridFrom(
    CELLS.map((cell) => {
      const [digit = null, other] = digitsOf(possible[cell] ?? NO_DIGITS);
      return other === undefined ? digit : null;
    }),
  );

/** Whether the notes of a board, if they count, leave every cell the digits that some solution has there. */
export const allows = ({ filled, marks }: BoardToReason, possible: readonly DigitSet[]): boolean =>
  marks === null ||
  CELLS.every((cell) => {
    const needed = possible[cell] ?? NO_DIGITS;
    return digitAt(filled, cell) !== null || intersection(needed, marks[cell] ?? NO_DIGITS) === needed;
  });

/** How many moves ago the board had no wrong entry; `null` if it always had one. */
function movesBackToRight({ moments, at }: GameState, solution: Grid): number | null {
  const givens = moments[at]?.board.givens;
  for (let back = 1; back <= at; back++) {
    const board = moments[at - back]?.board;
    if (board === undefined || board.givens !== givens) return null;
    if (wrongCells(visibleOf(board), solution).length === 0) return back;
  }
  return null;
}
