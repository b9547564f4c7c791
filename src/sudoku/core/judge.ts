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
