import type { Cell, Digit, DigitSet, House } from '../../core';
import type { Candidate } from '../frame/candidate';
import { combinations } from '../frame/combinations';
import { type Position, placesOf } from '../frame/position';
import type { Deadly } from '../frame/step';
import { BITS, CELL_AT, cellsAt, housesOfAll, LOWEST, SIZE } from '../frame/tables';
import { candidatesWithin, seenByAll } from '../frame/targets';

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
  extras: cells.flatMap((cell) => candidatesWithin(position, cell, 511 & ~pair)),
  ties: [],
  subset: null,
  filled: [],
});

/** All candidates of the open cells besides the pair. */
const extraDigits = (position: Position, { open, pair }: DeadlyPattern): number =>
  open.reduce((set, cell) => set | position.candidates[cell]!, 0) & ~pair;

/** Type 1: one cell is open, so it holds neither digit of the pair. */
export function oneOpen(position: Position, { open, pair }: DeadlyPattern): DeadlyFound | null {
  const [cell] = open;
  if (cell === undefined || open.length > 1) return null;
  return foundOr(candidatesWithin(position, cell, pair));
}

/** Type 2: the open cells have the same single extra candidate, so one of them holds it. */
export function sameExtra(position: Position, pattern: DeadlyPattern): DeadlyFound | null {
  const extra = extraDigits(position, pattern);
  if (pattern.open.length < 2 || SIZE[extra] !== 1) return null;
  return foundOr(seenByAll(position, LOWEST[extra]! + 1, pattern.open));
}

/** Type 3: the extras of two open cells form a naked or hidden subset with other cells of a house. */
export const withSubset = (position: Position, pattern: DeadlyPattern): DeadlyFound[] =>
  pattern.open.length === 2
    ? housesOfAll(pattern.open).flatMap((house) => [
        ...nakedWith(position, pattern, house),
        ...hiddenWith(position, pattern, house),
      ])
    : [];

/** Type 4: one digit of the pair must be in the two open cells, so the other is in neither. */
export function withTie(position: Position, pattern: DeadlyPattern): DeadlyFound[] {
  const { open } = pattern;
  const found: DeadlyFound[] = [];
  if (open.length !== 2) return found;
  for (const [tied, other] of bothWays(pattern)) {
    for (const house of housesOfAll(open)) {
      if (!liesOnlyIn(position, tied, house, open)) continue;
      const eliminates = open.flatMap((cell) => candidatesWithin(position, cell, 1 << (other - 1)));
      if (eliminates.length > 0)
        found.push({ eliminates, more: { ties: [{ house, digit: tied }] }, others: 0 });
    }
  }
  return found;
}

function nakedWith(position: Position, pattern: DeadlyPattern, house: House): DeadlyFound[] {
  const found: DeadlyFound[] = [];
  const { open, cells: own } = pattern;
  const extra = extraDigits(position, pattern);
  const rest = BITS[position.blanks[house]!]!.filter((at) => !own.includes(CELL_AT[house * 9 + at]! as Cell));
  for (let others = 1; others <= 3; others++) {
    for (const places of combinations(rest, others)) {
      const cells = cellsAt(house, places);
      const digits = cells.reduce((set, cell) => set | position.candidates[cell]!, extra);
      if (SIZE[digits] !== others + 1) continue;
      const houses = housesOfAll([...open, ...cells]);
      if (houses[0] !== house) continue;
      const members = [...open, ...cells];
      const targets = new Set(houses.flatMap((each) => cellsAt(each, position.blanks[each]!)));
      const eliminates = [...targets]
        .filter((cell) => !members.includes(cell))
        .flatMap((cell) => candidatesWithin(position, cell, digits));
      if (eliminates.length === 0) continue;
      const subset = { kind: 'subset', hidden: false, digits: digits as DigitSet, cells, houses } as const;
      found.push({ eliminates, more: { subset }, others });
    }
  }
  return found;
}

/**
 * Hidden subsets with the open cells: n digits, including the pair and none of the extras, whose only places are the two
 * open cells and n - 1 other cells. One open cell holds an extra, so the other cells hold only these digits.
 */
function hiddenWith(position: Position, pattern: DeadlyPattern, house: House): DeadlyFound[] {
  const found: DeadlyFound[] = [];
  if (bothWays(pattern).some(([digit]) => placesOf(position, digit, house) === 0)) return found;
  const without = pattern.pair | extraDigits(position, pattern);
  const rest = [0, 1, 2, 3, 4, 5, 6, 7, 8].filter(
    (bit) => position.places[bit * 27 + house] !== 0 && ((without >> bit) & 1) === 0,
  );
  const open = BITS[position.blanks[house]!]!.reduce(
    (mask, at) => (pattern.open.includes(CELL_AT[house * 9 + at]! as Cell) ? mask | (1 << at) : mask),
    0,
  );
  for (let others = 1; others <= 3; others++) {
    for (const more of combinations(rest, others - 1)) {
      const digits = more | pattern.pair;
      let places = 0;
      for (const bit of BITS[digits]!) places |= position.places[bit * 27 + house]!;
      if (SIZE[places & ~open] !== others || (places & open) !== open) continue;
      const cells = cellsAt(house, places & ~open);
      const eliminates = cells.flatMap((cell) => candidatesWithin(position, cell, ~digits & 511));
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
  return found;
}

const foundOr = (eliminates: readonly Candidate[]): DeadlyFound | null =>
  eliminates.length === 0 ? null : { eliminates, more: {}, others: 0 };

/** Each digit of the pair, together with the other. */
export const bothWays = ({ low, high }: DeadlyPattern): readonly (readonly [Digit, Digit])[] => [
  [low, high],
  [high, low],
];

/** Whether all places of a digit in a house are in these cells, and there are some. */
export function liesOnlyIn(position: Position, digit: number, house: House, cells: readonly Cell[]): boolean {
  const places = placesOf(position, digit, house);
  return SIZE[places]! > 1 && cellsAt(house, places).every((cell) => cells.includes(cell));
}
