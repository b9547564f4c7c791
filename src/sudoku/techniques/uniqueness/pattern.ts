import type { Cell, Digit, DigitSet, House } from '../../core';
import type { Candidate } from '../frame/candidate';
import { subsetsOf } from '../frame/combinations';
import { type Position, placesOf } from '../frame/position';
import type { Deadly } from '../frame/step';
import { BITS, cellsAt, housesOfAll, LOWEST, placesOfCells, SIZE, unionOf } from '../frame/tables';
import { candidatesBeside, candidatesOfAll, seenByAll } from '../frame/targets';

/** Blank cells, each seeing the next and the last the first, and the two digits that they must not all be left with. */
export interface DeadlyPattern {
  readonly cells: readonly Cell[];
  readonly low: Digit;
  readonly high: Digit;
  /** The two digits as a set. */
  readonly pair: number;
  /** The cells with other candidates than the two digits. */
  readonly open: readonly Cell[];
}

/** What a pattern eliminates, and what its reason adds to the pattern. */
export interface DeadlyFound {
  readonly eliminates: readonly Candidate[];
  readonly more: Partial<Deadly>;
  /** The other cells of the subset, for type 3. */
  readonly others: number;
}

/** The reason of a pattern, without what depends on its type. */
export const deadly = (position: Position, { cells, pair }: DeadlyPattern): Deadly => ({
  kind: 'deadly',
  cells,
  digits: pair as DigitSet,
  extras: candidatesOfAll(position, cells, 511 & ~pair),
  ties: [],
  subset: null,
  filled: [],
});

/** All candidates of the open cells besides the pair. */
const extraDigits = ({ candidates }: Position, { open, pair }: DeadlyPattern): number =>
  unionOf(candidates, open) & ~pair;

/** Type 1: one cell is open, so it holds neither digit of the pair. */
export function oneOpen(position: Position, { open, pair }: DeadlyPattern): DeadlyFound[] {
  return open.length === 1 ? foundBy(candidatesOfAll(position, open, pair)) : [];
}

/** Type 2: the open cells have the same single extra candidate, so one of them holds it. */
export function sameExtra(position: Position, pattern: DeadlyPattern): DeadlyFound[] {
  const extra = extraDigits(position, pattern);
  if (pattern.open.length < 2 || SIZE[extra] !== 1) return [];
  return foundBy(seenByAll(position, LOWEST[extra]! + 1, pattern.open));
}

/** Type 3: the extras of two open cells form a naked or hidden subset with other cells of a house. */
export function withSubset(position: Position, pattern: DeadlyPattern): DeadlyFound[] {
  const found: DeadlyFound[] = [];
  if (pattern.open.length !== 2) return found;
  for (const house of housesOfAll(pattern.open)) {
    addNakedWith(found, position, pattern, house);
    addHiddenWith(found, position, pattern, house);
  }
  return found;
}

/** Type 4: one digit of the pair must be in the two open cells, so the other is in neither. */
export function withTie(position: Position, pattern: DeadlyPattern): DeadlyFound[] {
  const { open } = pattern;
  const found: DeadlyFound[] = [];
  if (open.length !== 2) return found;
  for (const [tied, other] of bothWays(pattern)) {
    for (const house of housesOfAll(open)) {
      if (!liesOnlyIn(position, tied, house, open)) continue;
      const eliminates = candidatesOfAll(position, open, 1 << (other - 1));
      if (eliminates.length > 0)
        found.push({ eliminates, more: { ties: [{ house, digit: tied }] }, others: 0 });
    }
  }
  return found;
}

function addNakedWith(found: DeadlyFound[], position: Position, pattern: DeadlyPattern, house: House): void {
  const { open } = pattern;
  const extra = extraDigits(position, pattern);
  const rest = position.blanks[house]! & ~placesOfCells(house, pattern.cells);
  for (let others = 1; others <= 3; others++) {
    for (const places of subsetsOf(rest, others)) {
      const cells = cellsAt(house, places);
      const digits = extra | unionOf(position.candidates, cells);
      if (SIZE[digits] !== others + 1) continue;
      const members = [...open, ...cells];
      const houses = housesOfAll(members);
      if (houses[0] !== house) continue;
      const eliminates = candidatesBeside(position, houses, members, digits);
      if (eliminates.length === 0) continue;
      const subset = { kind: 'subset', hidden: false, digits: digits as DigitSet, cells, houses } as const;
      found.push({ eliminates, more: { subset }, others });
    }
  }
}

/**
 * Hidden subsets with the open cells: n digits, including the pair and none of the extras, whose only places are the two
 * open cells and n - 1 other cells. One open cell holds an extra, so the other cells hold only these digits.
 */
function addHiddenWith(found: DeadlyFound[], position: Position, pattern: DeadlyPattern, house: House): void {
  if (placesOf(position, pattern.low, house) === 0 || placesOf(position, pattern.high, house) === 0) return;
  const without = pattern.pair | extraDigits(position, pattern);
  let rest = 0;
  for (let bit = 0; bit < 9; bit++)
    if (position.places[bit * 27 + house] !== 0 && ((without >> bit) & 1) === 0) rest |= 1 << bit;
  const open = placesOfCells(house, pattern.open);
  for (let others = 1; others <= 3; others++) {
    for (const more of subsetsOf(rest, others - 1)) {
      const digits = more | pattern.pair;
      let places = 0;
      for (const bit of BITS[digits]!) places |= position.places[bit * 27 + house]!;
      if (SIZE[places & ~open] !== others || (places & open) !== open) continue;
      const cells = cellsAt(house, places & ~open);
      const eliminates = candidatesOfAll(position, cells, ~digits & 511);
      if (eliminates.length === 0) continue;
      const subset = {
        kind: 'subset',
        hidden: true,
        digits: digits as DigitSet,
        cells,
        houses: [house],
      } as const;
      found.push({ eliminates, more: { subset }, others });
    }
  }
}

const foundBy = (eliminates: readonly Candidate[]): DeadlyFound[] =>
  eliminates.length === 0 ? [] : [{ eliminates, more: {}, others: 0 }];

/** Each digit of the pair, together with the other. */
export const bothWays = ({ low, high }: DeadlyPattern): readonly (readonly [Digit, Digit])[] => [
  [low, high],
  [high, low],
];

/** Whether all places of a digit in a house are in these cells, and there are some. */
export function liesOnlyIn(position: Position, digit: number, house: House, cells: readonly Cell[]): boolean {
  const places = placesOf(position, digit, house);
  return SIZE[places]! > 1 && (places & ~placesOfCells(house, cells)) === 0;
}
