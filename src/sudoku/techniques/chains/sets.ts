import { type DigitSet, HOUSES } from '../../core';
import { combinations } from '../frame/combinations';
import type { Position } from '../frame/position';
import type { LockedSet } from '../frame/step';
import { BITS, CELL_AT, cellsAt, SIZE } from '../frame/tables';

/** The most cells of an almost locked set that a chain goes through. */
const LARGEST = 5;

/** Cells of a house, two or more, that hold one digit more than there are cells: each set once. */
export function* almostLockedSets(position: Position): Generator<LockedSet> {
  const seen = new Set<string>();
  for (const house of HOUSES) {
    const blanks = BITS[position.blanks[house]!]!;
    for (let size = 2; size <= Math.min(LARGEST, blanks.length - 1); size++) {
      for (const places of combinations(blanks, size)) {
        let digits = 0;
        for (const place of BITS[places]!) digits |= position.candidates[CELL_AT[house * 9 + place]!]!;
        if (SIZE[digits] !== size + 1) continue;
        const cells = cellsAt(house, places);
        const key = cells.join();
        if (seen.has(key)) continue;
        seen.add(key);
        yield { cells, digits: digits as DigitSet };
      }
    }
  }
}
