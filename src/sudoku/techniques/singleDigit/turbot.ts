import type { Cell, Digit, House } from '../../core';
import { RATINGS } from '../catalogue';
import { type Candidate, candidate } from '../frame/candidate';
import type { Position } from '../frame/position';
import { remembered } from '../frame/remembered';
import type { ChainReason, Step } from '../frame/step';
import { housesOfAll, sees } from '../frame/tables';
import { seenByAll } from '../frame/targets';
import { type StrongLink, strongLinks } from './strongLinks';

/*
 * Two strong links of one digit, connected by a weak one: one of the two free ends is true. The houses of the strong
 * links give the name: skyscraper (two parallel lines), 2-string kite (a row and a column) or turbot fish (the rest).
 */

type Kind = 'skyscraper' | 'twoStringKite' | 'turbotFish';

/** Two strong links, each with a free end, and an end connected to the other link. */
interface Pair {
  readonly kind: Kind;
  readonly digit: Digit;
  readonly first: House;
  readonly second: House;
  /** Free end, connected end, connected end, free end. */
  readonly cells: readonly [Cell, Cell, Cell, Cell];
  readonly weak: House;
  readonly eliminates: readonly Candidate[];
}

/** Skyscrapers, 2-string kites, or turbot fish that are neither. */
export function findTurbots(position: Position, kind: Kind): Step[] {
  const found: Step[] = [];
  for (const pair of pairs(position)) {
    if (pair.kind !== kind) continue;
    found.push({
      technique: kind,
      rating: RATINGS[kind],
      places: [],
      eliminates: pair.eliminates,
      because: reasonOf(pair),
    });
  }
  return found;
}

/** Two kites whose connected ends are the same two cells, for one digit or two. */
export function findDualKites(position: Position): Step[] {
  const found: Step[] = [];
  const kites = pairs(position).filter(({ kind }) => kind === 'twoStringKite');
  for (let i = 0; i < kites.length; i++) {
    for (let j = i + 1; j < kites.length; j++) {
      const kite = kites[i]!;
      const other = kites[j]!;
      if (!sameTie(kite, other)) continue;
      const eliminates = [...new Set([...kite.eliminates, ...other.eliminates])];
      if (eliminates.length === kite.eliminates.length || eliminates.length === other.eliminates.length)
        continue;
      const { nodes, links, loop } = reasonOf(other);
      found.push({
        technique: 'dualTwoStringKite',
        rating: RATINGS.dualTwoStringKite,
        places: [],
        eliminates,
        because: { ...reasonOf(kite), twin: { nodes, links, loop } },
      });
    }
  }
  return found;
}

/**
 * Whether two patterns connect the same two cells. For one digit they must do it the other way round, so that the
 * strong links differ.
 */
const sameTie = ({ digit, cells: a }: Pair, { digit: other, cells: b }: Pair): boolean =>
  (a[1] === b[2] && a[2] === b[1]) || (digit !== other && a[1] === b[1] && a[2] === b[2]);

const pairs = remembered((position) => {
  const found: Pair[] = [];
  for (let digit = 1; digit <= 9; digit++) {
    const links = strongLinks(position, digit);
    for (let i = 0; i < links.length; i++) {
      for (let j = i + 1; j < links.length; j++) {
        const one = links[i]!;
        const other = links[j]!;
        // The four ways to connect an end of one link with an end of the other.
        for (let way = 0; way < 4; way++) {
          const free = way < 2 ? one.a : one.b;
          const tied = way < 2 ? one.b : one.a;
          const otherTied = way % 2 === 0 ? other.a : other.b;
          const otherFree = way % 2 === 0 ? other.b : other.a;
          if (!sees(tied, otherTied) || free === otherFree || free === otherTied || tied === otherFree)
            continue;
          const eliminates = seenByAll(position, digit, [free, otherFree]);
          if (eliminates.length === 0) continue;
          const { kind, weak } = tieOf(one, other, tied, otherTied);
          const cells = [free, tied, otherTied, otherFree] as const;
          found.push({
            kind,
            digit: digit as Digit,
            first: one.house,
            second: other.house,
            cells,
            weak,
            eliminates,
          });
        }
      }
    }
  }
  return found;
});

/** The kind of pattern that two strong links make, and the house that connects the two cells. */
function tieOf(one: StrongLink, other: StrongLink, a: Cell, b: Cell): { kind: Kind; weak: House } {
  const first = Math.floor(one.house / 9);
  const second = Math.floor(other.house / 9);
  const shared = housesOfAll([a, b]);
  const box = shared.find((house) => house >= 18);
  const line = shared.find((house) => house < 18);
  const parallel = first === second && first < 2;
  if (parallel && line !== undefined) return { kind: 'skyscraper', weak: line };
  if (first < 2 && second < 2 && !parallel && box !== undefined) return { kind: 'twoStringKite', weak: box };
  return { kind: 'turbotFish', weak: line ?? box! };
}

function reasonOf({ digit, first, second, cells, weak }: Pair): ChainReason {
  return {
    kind: 'chain',
    nodes: cells.map((cell) => [candidate(cell, digit)]),
    links: [
      { strong: true, by: { kind: 'house', house: first, digit } },
      { strong: false, by: { kind: 'house', house: weak, digit } },
      { strong: true, by: { kind: 'house', house: second, digit } },
    ],
    loop: false,
    twin: null,
  };
}
