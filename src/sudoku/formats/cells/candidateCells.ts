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
 * Candidate grids tell of every cell the digits that are left for it. A cell with one digit left is read as holding
 * it: none of these notations tells a filled cell from one with a single candidate.
 */

/** A cell from the digits that are left for it. */
export function cellOfCandidates(set: DigitSet, start: number, end: number, placed = false): CellMark {
  const [only] = digitsOf(set);
  return sizeOf(set) === 1 && only !== undefined
    ? { digit: only, notes: null, placed, start, end }
    : { digit: null, notes: set, placed: false, start, end };
}

/** The digits of a token such as `1469`, or `null` if it has anything else in it or a digit twice. */
export function digitsOfToken(token: string): DigitSet | null {
  let set = NO_DIGITS;
  for (const character of token) {
    const digit = character.charCodeAt(0) - 48;
    if (!isDigit(digit) || has(set, digit)) return null;
    set = withDigit(set, digit);
  }
  return set;
}

/** Whether, of 81 sets of candidates, some leave a choice. */
export const leaveChoice = (cells: readonly CellMark[]): boolean =>
  cells.some(({ notes }) => notes !== null && sizeOf(notes) > 1);

/**
 * What a candidate grid says of each cell: its digit, or its notes, or where nothing is pencilled the candidates by
 * the rules, as every blank cell of such a grid must say something.
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
