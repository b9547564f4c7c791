import type { DigitSet, House } from '../../core';
import { RATINGS, type TechniqueId } from '../catalogue';
import type { Candidate } from '../frame/candidate';
import { closedSubsets, union } from '../frame/combinations';
import type { Position } from '../frame/position';
import type { Step, Subset } from '../frame/step';
import { BITS, CELL_AT, cellsAt, housesOfAll, isIn, SIZE } from '../frame/tables';
import { candidatesBeside, candidatesOfAll } from '../frame/targets';

/** A subset and what it eliminates. */
export interface SubsetFound {
  readonly because: Subset;
  readonly eliminates: readonly Candidate[];
}

const ALL = 0b111_111_111;

/** As many cells of a house as digits, with no other candidates. A subset in a box and a line is found once. */
function nakedSubsets(position: Position, size: number): SubsetFound[] {
  const found: SubsetFound[] = [];
  const { candidates, blanks } = position;
  const own = new Uint16Array(9);
  for (let house = 0; house < 27; house++) {
    const blank = blanks[house]!;
    if (SIZE[blank]! <= size) continue;
    let few = 0;
    for (let place = 0; place < 9; place++) {
      own[place] = candidates[CELL_AT[house * 9 + place]!]!;
      const count = SIZE[own[place]!]!;
      if (count > 1 && count <= size) few |= 1 << place;
    }
    if (SIZE[few]! < size) continue;
    for (const places of closedSubsets(own, few, size)) {
      const digits = union(own, places);
      const cells = cellsAt(house, places);
      const houses = housesOfAll(cells);
      if (houses[0] !== house) continue;
      const eliminates = candidatesBeside(position, houses, cells, digits);
      if (eliminates.length === 0) continue;
      found.push({
        because: { kind: 'subset', hidden: false, digits: digits as DigitSet, cells, houses },
        eliminates,
      });
    }
  }
  return found;
}

/** As many digits as cells, with no other places in the house. */
export function hiddenSubsets(position: Position, size: number): SubsetFound[] {
  const found: SubsetFound[] = [];
  const own = new Uint16Array(9);
  for (let house = 0; house < 27; house++) {
    let few = 0;
    for (let bit = 0; bit < 9; bit++) {
      own[bit] = position.places[bit * 27 + house]!;
      const count = SIZE[own[bit]!]!;
      if (count > 1 && count <= size) few |= 1 << bit;
    }
    if (SIZE[few]! < size) continue;
    for (const digits of closedSubsets(own, few, size)) {
      const places = union(own, digits);
      if (!holdMore(position, house, places, digits)) continue;
      const cells = cellsAt(house, places);
      const eliminates = candidatesOfAll(position, cells, ALL & ~digits);
      found.push({
        because: {
          kind: 'subset',
          hidden: true,
          digits: digits as DigitSet,
          cells,
          houses: [house as House],
        },
        eliminates,
      });
    }
  }
  return found;
}

/** Whether one of these cells has a candidate besides the digits. */
function holdMore({ candidates }: Position, house: number, places: number, digits: number): boolean {
  for (const place of BITS[places]!) if (candidates[CELL_AT[house * 9 + place]!]! & ~digits) return true;
  return false;
}

/** Naked subsets of two to four cells that eliminate something in at most one house; see `findLockedSubsets`. */
export function findNakedSubsets(position: Position, size: 2 | 3 | 4): Step[] {
  const technique = size === 2 ? 'nakedPair' : size === 3 ? 'nakedTriple' : 'nakedQuadruple';
  return steps(technique, nakedSubsets(position, size), (found) => size === 4 || !isLocked(found));
}

/** Naked pairs and triples where a box and a line cross that eliminate something in both. */
export function findLockedSubsets(position: Position, size: 2 | 3): Step[] {
  const technique = size === 2 ? 'lockedPair' : 'lockedTriple';
  return steps(technique, nakedSubsets(position, size), isLocked);
}

/** Hidden subsets of two to four cells. */
export function findHiddenSubsets(position: Position, size: 2 | 3 | 4): Step[] {
  const technique = size === 2 ? 'hiddenPair' : size === 3 ? 'hiddenTriple' : 'hiddenQuadruple';
  return steps(technique, hiddenSubsets(position, size));
}

/** Those of the subsets that fit, as steps. */
function steps(
  technique: TechniqueId,
  found: readonly SubsetFound[],
  fits: (found: SubsetFound) => boolean = () => true,
): Step[] {
  const all: Step[] = [];
  for (const one of found) {
    if (!fits(one)) continue;
    const { because, eliminates } = one;
    all.push({ technique, rating: RATINGS[technique], places: [], because, eliminates });
  }
  return all;
}

/** Whether a subset lies in two houses and eliminates something in each. */
function isLocked({ because: { houses }, eliminates }: SubsetFound): boolean {
  return (
    houses.length === 2 &&
    houses.every((house) => eliminates.some((eliminated) => !isIn(Math.floor(eliminated / 9), house)))
  );
}
