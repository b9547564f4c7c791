import { type Candidate, candidate } from './candidate';
import type { Position } from './position';
import { cellsAt, isIn, PEER_BANDS } from './tables';

/*
 * Loops that add to a list, as this is asked thousands of times for each puzzle: `map` and `filter` take Firefox and
 * WebKit two to three times as long, and `flatMap` takes every engine six.
 */

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

/** A digit in some cells. */
export function digitAt(digit: number, cells: readonly number[]): Candidate[] {
  const found: Candidate[] = [];
  addDigitAt(found, digit, cells);
  return found;
}

/** The same, added to a list. */
export function addDigitAt(found: Candidate[], digit: number, cells: readonly number[]): void {
  for (const cell of cells) found.push(candidate(cell, digit));
}

/** The candidates of a cell that are in a set of digits. */
export function candidatesWithin(position: Position, cell: number, digits: number): Candidate[] {
  const found: Candidate[] = [];
  addWithin(found, position, cell, digits);
  return found;
}

/** The candidates of some cells that are in a set of digits. */
export function candidatesOfAll(position: Position, cells: readonly number[], digits: number): Candidate[] {
  const found: Candidate[] = [];
  for (const cell of cells) addWithin(found, position, cell, digits);
  return found;
}

/** The candidates in some houses that are in a set of digits, outside these cells: what a naked subset eliminates. */
export function candidatesBeside(
  position: Position,
  houses: readonly number[],
  cells: readonly number[],
  digits: number,
): Candidate[] {
  const found: Candidate[] = [];
  for (let i = 0; i < houses.length; i++) {
    for (const cell of cellsAt(houses[i]!, position.blanks[houses[i]!]!)) {
      if ((position.candidates[cell]! & digits) === 0 || cells.includes(cell)) continue;
      // A cell where two of the houses cross counts once.
      let before = 0;
      while (before < i && !isIn(cell, houses[before]!)) before++;
      if (before === i) addWithin(found, position, cell, digits);
    }
  }
  return found;
}

function addWithin(found: Candidate[], position: Position, cell: number, digits: number): void {
  for (let bits = position.candidates[cell]! & digits; bits !== 0; bits &= bits - 1)
    found.push(candidate(cell, lowestBit(bits) + 1));
}

/** The index of the lowest bit of a number that is not 0. */
export const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);
