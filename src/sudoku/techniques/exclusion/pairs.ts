import type { Cell } from '../../core';
import { emptiedBy, NO_PETAL, setsSeenBy } from '../almostLocked/petals';
import { almostSets } from '../almostLocked/sets';
import { candidate } from '../frame/candidate';
import { isCandidate, type Position } from '../frame/position';
import type { Step } from '../frame/step';
import { BITS, PEERS, sees } from '../frame/tables';
import { Exclusions } from './exclusions';

/** Stands in place of a set when the two digits are the same and their cells see each other. */
const SAME = -2;

/**
 * Two cells and all pairs of digits in them. A candidate is false if each pair with it repeats a digit in cells that
 * see each other, or takes two digits from an almost locked set. Sets of more than one cell are used only for cells
 * that see each other; otherwise it would be a death blossom.
 */
export function findAlignedPairExclusions(position: Position): Step[] {
  const sets = almostSets(position);
  const found = new Exclusions();
  const petals = new Int16Array(729);
  for (let bit = 0; bit < 9; bit++) {
    const seenBy = setsSeenBy(sets, bit);
    for (let cell = 0; cell < 81; cell++) {
      const seen = seenBy[cell]!;
      if (!isCandidate(position, cell, bit + 1) || seen.length === 0) continue;
      petals.fill(NO_PETAL);
      for (let at = cell * 20; at < cell * 20 + 20; at++)
        if (isCandidate(position, PEERS[at]!, bit + 1)) petals[PEERS[at]! * 9 + bit] = SAME;
      for (const other of emptiedBy(position, sets, seen, bit, petals)) {
        if (other === cell) continue;
        const digits = BITS[position.candidates[other]!]!;
        const single = digits.every((digit) => {
          const set = petals[other * 9 + digit]!;
          return set === SAME || sets.cells[set]!.length === 1;
        });
        if (!single && !sees(cell, other)) continue;
        found.add(
          [cell as Cell, other as Cell],
          candidate(cell, bit + 1),
          digits.map((digit) => {
            const set = petals[other * 9 + digit]!;
            return {
              candidates: [candidate(cell, bit + 1), candidate(other, digit + 1)],
              set: set === SAME ? [] : sets.cells[set]!,
            };
          }),
        );
      }
    }
  }
  return found.steps('alignedPairExclusion');
}
