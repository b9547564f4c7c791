import { DIGITS, type DigitSet, digitSet, has, NO_DIGITS, union } from '../../core';
import { cellOfCandidates } from './candidateCells';
import type { CellMark } from './cells';

/**
 * Candidate cells of fixed width: nine characters, each a remaining digit in its own place or a blank, as in
 * `___4_____` and `1____67_9`. No other notation looks like this.
 */
export function cellOfPlaces(text: string, start: number): CellMark | null {
  if (text.length !== 9) return null;
  let set: DigitSet = NO_DIGITS;
  for (const digit of DIGITS) {
    const character = text[digit - 1] ?? '';
    if (character === String(digit)) set = union(set, digitSet(digit));
    else if (!/[_.0*x-]/i.test(character)) return null;
  }
  return cellOfCandidates(set, start, start + 9);
}

/** A set of candidates written in nine places. */
export const placesOf = (set: DigitSet, blank: string): string =>
  DIGITS.map((digit) => (has(set, digit) ? String(digit) : blank)).join('');
