import type { Cell, Digit, House } from '../../core';
import { RATINGS } from '../catalogue';
import { candidate } from '../frame/candidate';
import type { Tie } from '../frame/chain';
import type { Position } from '../frame/position';
import type { Step } from '../frame/step';
import { DIGITS_OF, housesOfAll, SIZE, sees } from '../frame/tables';
import { seenByAll } from '../frame/targets';
import { strongLinks } from '../singleDigit/strongLinks';

/** Two cells with the same pair xy, and a strong link on x of which each cell sees one end: one of the cells is y. */
export function* findWWings(position: Position): Generator<Step> {
  const pairs: number[] = [];
  for (let cell = 0; cell < 81; cell++) if (SIZE[position.candidates[cell]!] === 2) pairs.push(cell);
  for (const [i, one] of pairs.entries()) {
    for (const other of pairs.slice(i + 1)) {
      if (position.candidates[one] !== position.candidates[other] || sees(one, other)) continue;
      const [low, high] = DIGITS_OF[position.candidates[one]!]! as [Digit, Digit];
      yield* wingsOf(position, one as Cell, other as Cell, low, high);
      yield* wingsOf(position, one as Cell, other as Cell, high, low);
    }
  }
}

function* wingsOf(position: Position, one: Cell, other: Cell, tied: Digit, digit: Digit): Generator<Step> {
  const eliminates = seenByAll(position, digit, [one, other]);
  if (eliminates.length === 0) return;
  for (const { house, a, b } of strongLinks(position, tied)) {
    if ([one, other].includes(a) || [one, other].includes(b)) continue;
    const ends = sees(one, a) && sees(other, b) ? [a, b] : sees(one, b) && sees(other, a) ? [b, a] : null;
    const [first, last] = ends ?? [];
    if (first === undefined || last === undefined) continue;
    const by = (from: Cell, to: Cell): Tie => ({
      kind: 'house',
      house: housesOfAll([from, to])[0] as House,
      digit: tied,
    });
    yield {
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
    };
  }
}
