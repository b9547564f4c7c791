import type { Cell, Digit, House } from '../sudoku/core';
import { type Candidate, cellOf, digitOf } from '../sudoku/techniques';

/** Digits that share the very same cells. */
export interface Together {
  readonly digits: readonly Digit[];
  readonly cells: readonly Cell[];
}

/**
 * Groups candidates that share cells, so that a sentence need not name each one. The groups are in order of
 * their digits.
 */
export function together(candidates: readonly Candidate[]): readonly Together[] {
  const cellsOf = new Map<Digit, Cell[]>();
  for (const one of [...candidates].sort((a, b) => a - b)) {
    const digit = digitOf(one);
    cellsOf.set(digit, [...(cellsOf.get(digit) ?? []), cellOf(one)]);
  }
  const groups: { digits: Digit[]; cells: readonly Cell[] }[] = [];
  for (const [digit, cells] of [...cellsOf].sort(([a], [b]) => a - b)) {
    const same = groups.find((group) => group.cells.join() === cells.join());
    if (same === undefined) groups.push({ digits: [digit], cells });
    else same.digits.push(digit);
  }
  return groups;
}

/** The cells of candidates, each once, in the order of the candidates. */
export const cellsIn = (candidates: readonly Candidate[]): readonly Cell[] => [
  ...new Set(candidates.map(cellOf)),
];

/** The digits of candidates, each once, ascending. */
export const digitsIn = (candidates: readonly Candidate[]): readonly Digit[] =>
  [...new Set(candidates.map(digitOf))].sort((a, b) => a - b);

/** Houses, each once: boxes, then rows, then columns. */
export const boxFirst = (houses: readonly House[]): readonly House[] =>
  [...new Set(houses)].sort((a, b) => Number(b >= 18) - Number(a >= 18) || a - b);

/** Ascending numbers as runs, from its first to its last: one or two numbers in a row are runs of their own. */
export function runsIn(numbers: readonly number[]): readonly (readonly [number, number])[] {
  const runs: [number, number][] = [];
  for (const [at, one] of numbers.entries()) {
    const last = runs.at(-1);
    if (last !== undefined && one === last[1] + 1 && (last[0] < last[1] || numbers[at + 1] === one + 1))
      last[1] = one;
    else runs.push([one, one]);
  }
  return runs;
}
