import { CELLS, type Cell, type Grid } from '../../core';
import type { MistakeKind, UndoneMistake } from './kind';

/*
 * A puzzle is typed cell by cell, row after row. If a blank is left out, or a cell is typed twice, everything after it
 * is one place off, over the ends of the rows. As in a row (shift.ts), the digit that was left out cannot be known, and
 * a digit too many at the end would have been noticed; so the last cell is blank.
 */

const LAST = 80;

const hasDigit = (text: string): boolean => /[1-9]/.test(text);

/** The puzzle without the blank at `cell`; `null` if there is none or nothing moves. */
function skip(puzzle: string, cell: number): string | null {
  const rest = puzzle.slice(cell + 1);
  return puzzle[cell] === '.' && hasDigit(rest) ? `${puzzle.slice(0, cell)}${rest}.` : null;
}

/** The puzzle with the cell at `cell` doubled; `null` if it has no room or nothing changes. */
function double(puzzle: string, cell: number): string | null {
  if (puzzle[LAST] !== '.' || !hasDigit(puzzle.slice(cell))) return null;
  return puzzle.slice(0, cell + 1) + puzzle.slice(cell, LAST);
}

/** The puzzle after each possible slip; results may repeat. */
const slipsOf = (puzzle: Grid): readonly string[] =>
  CELLS.flatMap((cell) => [skip(puzzle, cell), double(puzzle, cell)]).filter((text) => text !== null);

/** A blank is left out, or a cell is typed twice, and everything after it moves. */
export const slip: MistakeKind = {
  share: 4,
  mistakes: (puzzle) => slipsOf(puzzle).map((text) => ({ typed: text as Grid, weight: 1 })),
  totalWeight: (puzzle) => slipsOf(puzzle).length,
  undo: (typed) =>
    CELLS.flatMap((cell) => [undoSkip(typed, cell), undoDouble(typed, cell)]).filter(
      (undone) => undone !== null,
    ),
};

function undoSkip(typed: Grid, cell: Cell): UndoneMistake | null {
  const meant = `${typed.slice(0, cell)}.${typed.slice(cell, LAST)}`;
  if (skip(meant, cell) !== typed) return null;
  return { meant: meant as Grid, fix: { kind: 'insert', cell }, weight: 1 };
}

function undoDouble(typed: Grid, cell: Cell): UndoneMistake | null {
  const meant = `${typed.slice(0, cell)}${typed.slice(cell + 1)}.`;
  if (cell === LAST || double(meant, cell) !== typed) return null;
  return { meant: meant as Grid, fix: { kind: 'takeOut', cell: (cell + 1) as Cell }, weight: 1 };
}
