import { type Cell, cellsOf, HOUSES, type House, housesOf, peersOf } from './cell';
import { DIGITS, type Digit } from './digit';
import { digitAt, type Grid } from './grid';

/* The judge looks only at digits and houses and shares no code with any solver, so that it can check the solvers. */

/** Two cells of one house that hold the same digit. `a` comes before `b` in reading order. */
export interface Clash {
  readonly a: Cell;
  readonly b: Cell;
  readonly digit: Digit;
  /** A house that both cells lie in: their row or column if they share one, else their box. */
  readonly house: House;
}

/** Every pair of cells that clash, in reading order of the first and then the second. */
export function clashesOf(grid: Grid): readonly Clash[] {
  const clashes: Clash[] = [];
  for (let a = 0; a < 81; a++) {
    const cell = a as Cell;
    const digit = digitAt(grid, cell);
    if (digit === null) continue;
    for (const b of peersOf(cell)) {
      if (b <= a || digitAt(grid, b) !== digit) continue;
      const house = housesOf(cell).find((house) => housesOf(b).includes(house));
      if (house !== undefined) clashes.push({ a: cell, b, digit, house });
    }
  }
  return clashes;
}

/** All cells of a house that hold the same digit: two or more. */
export interface ClashGroup {
  readonly digit: Digit;
  readonly house: House;
  readonly cells: readonly Cell[];
}

/**
 * The same clashes, house by house. Cells that clash in two houses are listed once: in the house with more cells of their
 * digit, else in their row or column.
 */
export function clashGroups(clashes: readonly Clash[]): readonly ClashGroup[] {
  const groups = DIGITS.flatMap((digit) => {
    const clashing = new Set(clashes.flatMap((clash) => (clash.digit === digit ? [clash.a, clash.b] : [])));
    return HOUSES.map((house) => ({
      digit,
      house,
      cells: cellsOf(house).filter((cell) => clashing.has(cell)),
    }));
  }).filter(({ cells }) => cells.length > 1);
  return groups.filter(
    ({ digit, cells }, index) =>
      !groups.some(
        (other, at) =>
          other.digit === digit &&
          (other.cells.length > cells.length || at < index) &&
          cells.every((cell) => other.cells.includes(cell)),
      ),
  );
}

/** Whether every house holds each of 1–9 exactly once. */
export function isSolution(grid: Grid): boolean {
  return HOUSES.every((house) => {
    const digits = cellsOf(house).map((cell) => digitAt(grid, cell));
    return DIGITS.every((digit) => digits.includes(digit));
  });
}

/** Whether `solution` is a solution and agrees with every digit of `puzzle`. */
export function isSolutionOf(puzzle: Grid, solution: Grid): boolean {
  if (!isSolution(solution)) return false;
  for (let i = 0; i < 81; i++) if (puzzle[i] !== '.' && puzzle[i] !== solution[i]) return false;
  return true;
}
