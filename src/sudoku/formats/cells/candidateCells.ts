import {
  CELLS,
  type Cell,
  candidatesAt,
  type Digit,
  type DigitSet,
  digitAt,
  digitSet,
  digitsOf,
  has,
  isDigit,
  NO_DIGITS,
  overlay,
  type Puzzle,
  sizeOf,
  withDigit,
} from '../../core';
import type { CellMark } from './cells';

/*
 * Candidate grids list the remaining digits of every cell. A cell with one digit is read as filled: none of these
 * notations distinguishes it from a cell with a single candidate.
 */

/** A cell from its remaining digits. */
export function cellOfCandidates(set: DigitSet, start: number, end: number, placed = false): CellMark {
  const [only] = digitsOf(set);
  return sizeOf(set) === 1 && only !== undefined
    ? { digit: only, notes: null, placed, start, end }
    : { digit: null, notes: set, placed: false, start, end };
}

/** The digits of a token such as `1469`; `null` if it contains anything else, or a digit twice. */
export function digitsOfToken(token: string): DigitSet | null {
  let set = NO_DIGITS;
  for (const character of token) {
    const digit = character.charCodeAt(0) - 48;
    if (!isDigit(digit) || has(set, digit)) return null;
    set = withDigit(set, digit);
  }
  return set;
}

/** Whether some of 81 candidate cells have more than one candidate. */
export const haveSeveralCandidates = (cells: readonly CellMark[]): boolean =>
  cells.some(({ notes }) => notes !== null && sizeOf(notes) > 1);

/**
 * What a candidate grid writes for each cell: its digit, else its notes, else the candidates by the rules, since such
 * a grid must list something for every blank cell.
 */
export function candidatesToWrite({ givens, entries, notes }: Puzzle): readonly DigitSet[] {
  const filled = overlay(givens, entries);
  return CELLS.map((cell: Cell) => {
    const digit: Digit | null = digitAt(filled, cell);
    if (digit !== null) return digitSet(digit);
    const pencilled = notes?.[cell] ?? NO_DIGITS;
    return pencilled === NO_DIGITS ? candidatesAt(filled, cell) : pencilled;
  });
}
