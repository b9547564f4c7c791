import type { Cell, Digit, DigitSet } from '../../core';
import { RATINGS } from '../catalogue';
import type { Position } from '../frame/position';
import type { Step } from '../frame/step';
import { LOWEST, PEERS, SIZE } from '../frame/tables';
import { seenByAll } from '../frame/targets';

/** Pivot xy, pincers xz and yz: one of the pincers is z. */
export const findXyWings = (position: Position): Step[] => findWings(position, 2);

/** Pivot xyz, pincers xz and yz: one of the three is z. */
export const findXyzWings = (position: Position): Step[] => findWings(position, 3);

function findWings(position: Position, pivotSize: 2 | 3): Step[] {
  const found: Step[] = [];
  const { candidates } = position;
  for (let pivot = 0; pivot < 81; pivot++) {
    const digits = candidates[pivot]!;
    if (SIZE[digits] !== pivotSize) continue;
    const pincers: number[] = [];
    for (let at = pivot * 20; at < pivot * 20 + 20; at++) {
      const peer = PEERS[at]!;
      const set = candidates[peer]!;
      if (SIZE[set] === 2 && SIZE[set & digits] === pivotSize - 1) pincers.push(peer);
    }
    for (let i = 0; i < pincers.length; i++) {
      for (let j = i + 1; j < pincers.length; j++) {
        const a = pincers[i]!;
        const b = pincers[j]!;
        const shared = candidates[a]! & candidates[b]!;
        const all = digits | candidates[a]! | candidates[b]!;
        if (SIZE[shared] !== 1 || SIZE[all] !== 3 || (pivotSize === 2 && (shared & digits) !== 0)) continue;
        const digit = (LOWEST[shared]! + 1) as Digit;
        const eliminates = seenByAll(position, digit, pivotSize === 2 ? [a, b] : [pivot, a, b]);
        if (eliminates.length === 0) continue;
        const technique = pivotSize === 2 ? 'xyWing' : 'xyzWing';
        found.push({
          technique,
          rating: RATINGS[technique],
          places: [],
          eliminates,
          because: {
            kind: 'wing',
            pivot: pivot as Cell,
            pincers: [a as Cell, b as Cell],
            digit,
            pivotToo: pivotSize === 3,
            digits: all as DigitSet,
          },
        });
      }
    }
  }
  return found;
}
