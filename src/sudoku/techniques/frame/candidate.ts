import { boxOf, type Cell, columnOf, type Digit, rowOf } from '../../core';

/** A digit that a cell might hold, as one number: nine times the cell, plus the digit, minus one. 0–728. */
export type Candidate = number & { readonly __brand: 'candidate' };

/** The number of candidates of an empty board. */
export const CANDIDATE_COUNT = 729;

export const candidate = (cell: number, digit: number): Candidate => (cell * 9 + digit - 1) as Candidate;

export const cellOf = (candidate: Candidate): Cell => Math.floor(candidate / 9) as Cell;
export const digitOf = (candidate: Candidate): Digit => ((candidate % 9) + 1) as Digit;

/** Whether two candidates cannot both be true: two digits of one cell, or one digit in two cells that see each other. */
export function excludes(a: Candidate, b: Candidate): boolean {
  if (a === b) return false;
  const [first, second] = [cellOf(a), cellOf(b)];
  if (first === second) return true;
  if (digitOf(a) !== digitOf(b)) return false;
  return (
    rowOf(first) === rowOf(second) || columnOf(first) === columnOf(second) || boxOf(first) === boxOf(second)
  );
}
