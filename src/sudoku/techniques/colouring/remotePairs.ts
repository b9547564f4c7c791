import { CELLS, type Cell, type Digit } from '../../core';
import { RATINGS } from '../catalogue';
import { candidate } from '../frame/candidate';
import type { Position } from '../frame/position';
import type { ColourLink, Step } from '../frame/step';
import { DIGITS_OF, SIZE, sees } from '../frame/tables';
import { candidatesWithin } from '../frame/targets';

/** Cells with the same two candidates, each seeing the next. They hold the two digits alternately. */
export function* findRemotePairs(position: Position): Generator<Step> {
  const done = new Set<number>();
  for (let cell = 0; cell < 81; cell++) {
    const pair = position.candidates[cell]!;
    if (SIZE[pair] !== 2 || done.has(cell)) continue;
    const { colours, links } = groupFrom(position, cell as Cell);
    for (const member of colours.flat()) done.add(member);
    if (colours[0].length < 2 || colours[1].length < 2) continue;
    const eliminates = CELLS.filter(
      (target) =>
        !colours.flat().includes(target) &&
        colours.every((colour) => colour.some((member) => sees(member, target))),
    ).flatMap((target) => candidatesWithin(position, target, pair));
    if (eliminates.length === 0) continue;
    const [low, high] = DIGITS_OF[pair]! as [Digit, Digit];
    const coloured = (first: Digit, second: Digit) => [
      ...colours[0].map((member) => candidate(member, first)),
      ...colours[1].map((member) => candidate(member, second)),
    ];
    yield {
      technique: 'remotePair',
      rating: RATINGS.remotePair,
      places: [],
      eliminates,
      because: {
        kind: 'colours',
        groups: [coloured(low, high), coloured(high, low)],
        links,
        wrong: null,
        emptied: null,
      },
    };
  }
}

/** All cells with the same pair that can be reached from one cell, in two colours. */
function groupFrom(position: Position, start: Cell) {
  const pair = position.candidates[start]!;
  const digits = DIGITS_OF[pair]!;
  const colours: [Cell[], Cell[]] = [[start], []];
  const links: ColourLink[] = [];
  const queue: [Cell, 0 | 1][] = [[start, 0]];
  const seen = new Set<number>([start]);
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const [cell, colour] = next;
    for (let other = 0; other < 81; other++) {
      if (position.candidates[other] !== pair || seen.has(other) || !sees(cell, other)) continue;
      seen.add(other);
      const opposite = colour === 0 ? 1 : 0;
      colours[opposite].push(other as Cell);
      links.push({ a: candidate(other, digits[0]!), b: candidate(other, digits[1]!), house: null });
      queue.push([other as Cell, opposite]);
    }
  }
  links.unshift({ a: candidate(start, digits[0]!), b: candidate(start, digits[1]!), house: null });
  return { colours, links };
}
