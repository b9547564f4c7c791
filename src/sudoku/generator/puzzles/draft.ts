import { type Cell, EMPTY_GRID, type Grid } from '../../core';
import { countSolutions, findSolutions } from '../../solver';

/** A proper puzzle and its solution. */
export interface Draft {
  readonly puzzle: Grid;
  readonly solution: Grid;
}

/** Whether a puzzle has exactly one solution. */
export const isProper = (puzzle: Grid): boolean => countSolutions(puzzle, { limit: 2 }).count === 1;

/** The puzzle with these cells blank. */
export function blank(puzzle: Grid, cells: readonly Cell[]): Grid {
  let text: string = puzzle;
  for (const cell of cells) text = `${text.slice(0, cell)}.${text.slice(cell + 1)}`;
  return text as Grid;
}

/** The puzzle with the digits of a solution in these cells. */
export function give(puzzle: Grid, solution: Grid, cells: readonly Cell[]): Grid {
  let text: string = puzzle;
  for (const cell of cells) text = text.slice(0, cell) + solution.charAt(cell) + text.slice(cell + 1);
  return text as Grid;
}

/** A board with the digits of a solution in these cells only. */
export const giveAll = (solution: Grid, cells: readonly Cell[]): Grid => give(EMPTY_GRID, solution, cells);

/** All solutions; `null` if there are more than `limit`. */
export function solutionsUpTo(puzzle: Grid, limit: number): readonly Grid[] | null {
  const { solutions, complete } = findSolutions(puzzle, { limit: limit + 1 });
  return complete ? solutions : null;
}

/** How many givens of a proper puzzle could be left out, each alone; 0 if the puzzle is minimal. */
export function spareGivens(puzzle: Grid): number {
  let spare = 0;
  for (let cell = 0; cell < 81; cell++)
    if (puzzle.charAt(cell) !== '.' && isProper(blank(puzzle, [cell as Cell]))) spare++;
  return spare;
}
