import { type Candidate, candidate } from './candidate';
import type { Position } from './position';
import { DIGITS_OF, PEER_BANDS } from './tables';

/** The candidates of a digit that see all of `cells`: what is eliminated if one of these holds the digit. */
export function seenByAll(position: Position, digit: number, cells: readonly number[]): Candidate[] {
  const found: Candidate[] = [];
  for (let band = 0; band < 3; band++) {
    let bits = position.bands[(digit - 1) * 3 + band]!;
    for (let i = 0; i < cells.length && bits !== 0; i++) bits &= PEER_BANDS[cells[i]! * 3 + band]!;
    for (; bits !== 0; bits &= bits - 1) found.push(candidate(band * 27 + lowestBit(bits), digit));
  }
  return found;
}

/** The candidates of a cell that are in a set of digits. */
export const candidatesWithin = (position: Position, cell: number, digits: number): Candidate[] =>
  DIGITS_OF[position.candidates[cell]! & digits]!.map((digit) => candidate(cell, digit));

/** The index of the lowest bit of a number that is not 0. */
export const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);
