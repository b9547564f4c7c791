import type { Cell, Digit, DigitSet } from '../../core';
import { RATINGS } from '../catalogue';
import { type Candidate, candidate } from '../frame/candidate';
import type { Position } from '../frame/position';
import type { Step } from '../frame/step';
import { BITS, SIZE } from '../frame/tables';
import { lowestBit } from '../frame/targets';
import { emptiedBy, NO_PETAL, setsSeenBy } from './petals';
import { type AlmostSets, almostSets } from './sets';

/**
 * A cell, the stem, and for each of its candidates an almost locked set, a petal, that loses a digit to it. Whichever
 * candidate is true, some petal holds a digit that all petals have. The search starts from the candidate to
 * eliminate: if it were true, all sets that see it would lose its digit and hold their other digits. If a cell then
 * loses all its candidates to these sets, it is a stem.
 */
export function findDeathBlossoms(position: Position): Step[] {
  const found: Step[] = [];
  const sets = almostSets(position);
  const known = new Set<string>();
  const petals = new Int16Array(729);
  for (let bit = 0; bit < 9; bit++) {
    const seenBy = setsSeenBy(sets, bit);
    for (let cell = 0; cell < 81; cell++) {
      const seen = seenBy[cell]!;
      if (seen.length < 2) continue;
      petals.fill(NO_PETAL);
      for (const stem of emptiedBy(position, sets, seen, bit, petals)) {
        if (stem === cell || SIZE[position.candidates[stem]!]! < 3) continue;
        const digits = BITS[position.candidates[stem]!]!;
        const chosen = digits.map((digit) => petals[stem * 9 + digit]!);
        if (new Set(chosen).size < 2) continue;
        const key = `${bit} ${stem} ${chosen.join(' ')}`;
        if (known.has(key)) continue;
        known.add(key);
        found.push({
          technique: 'deathBlossom',
          rating: RATINGS.deathBlossom,
          places: [],
          eliminates: seenByAllSets(sets, chosen, bit),
          because: {
            kind: 'almostLocked',
            sets: chosen.map((set) => ({ cells: sets.cells[set]!, digits: sets.digits[set]! as DigitSet })),
            commons: [],
            outcome: (1 << bit) as DigitSet,
            stem: { cell: stem as Cell, digits: digits.map((digit) => (digit + 1) as Digit) },
          },
        });
      }
    }
  }
  return found;
}

function seenByAllSets({ targets }: AlmostSets, sets: readonly number[], bit: number): Candidate[] {
  const found: Candidate[] = [];
  for (let band = 0; band < 3; band++) {
    let bits = -1;
    for (const set of sets) bits &= targets[set * 27 + bit * 3 + band]!;
    for (; bits !== 0; bits &= bits - 1) found.push(candidate(band * 27 + lowestBit(bits), bit + 1));
  }
  return found;
}
