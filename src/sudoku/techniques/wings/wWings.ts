import { CELLS, type Cell, type Digit, type House } from '../../core';
import { RATINGS } from '../catalogue';
import { candidate } from '../frame/candidate';
import type { Tie } from '../frame/chain';
import type { Position } from '../frame/position';
import type { Step } from '../frame/step';
import { DIGITS_OF, housesOfAll, SIZE, sees } from '../frame/tables';
import { seenByAll } from '../frame/targets';
import { strongLinks } from '../singleDigit/strongLinks';

/** Two cells with the same pair xy, and a strong link on x of which each cell sees one end: one of the cells is y. */
export function findWWings(position: Position): Step[] {
  const found: Step[] = [];
  const pairs: Cell[] = [];
  for (const cell of CELLS) if (SIZE[position.candidates[cell]!] === 2) pairs.push(cell);
  for (let i = 0; i < pairs.length; i++) {
    for (let j = i + 1; j < pairs.length; j++) {
      const one = pairs[i]!;
      const other = pairs[j]!;
      if (position.candidates[one] !== position.candidates[other] || sees(one, other)) continue;
      const digits = DIGITS_OF[position.candidates[one]!]!;
      addWings(found, position, one, other, digits[0]!, digits[1]!);
      addWings(found, position, one, other, digits[1]!, digits[0]!);
    }
  }
  return found;
}

function addWings(
  found: Step[],
  position: Position,
  one: Cell,
  other: Cell,
  tied: Digit,
  digit: Digit,
): void {
  const eliminates = seenByAll(position, digit, [one, other]);
  if (eliminates.length === 0) return;
  for (const { house, a, b } of strongLinks(position, tied)) {
    if (a === one || a === other || b === one || b === other) continue;
    const straight = sees(one, a) && sees(other, b);
    if (!straight && !(sees(one, b) && sees(other, a))) continue;
    const first = straight ? a : b;
    const last = straight ? b : a;
    const by = (from: Cell, to: Cell): Tie => ({
      kind: 'house',
      house: housesOfAll([from, to])[0] as House,
      digit: tied,
    });
    found.push({
      technique: 'wWing',
      rating: RATINGS.wWing,
      places: [],
      eliminates,
      because: {
        kind: 'chain',
        nodes: [
          [candidate(one, digit)],
          [candidate(one, tied)],
          [candidate(first, tied)],
          [candidate(last, tied)],
          [candidate(other, tied)],
          [candidate(other, digit)],
        ],
        links: [
          { strong: true, by: { kind: 'cell', cell: one } },
          { strong: false, by: by(one, first) },
          { strong: true, by: { kind: 'house', house, digit: tied } },
          { strong: false, by: by(last, other) },
          { strong: true, by: { kind: 'cell', cell: other } },
        ],
        loop: false,
        twin: null,
      },
    });
  }
}
