import { CELLS, type Cell, type Digit, type DigitSet, HOUSES, type House } from '../../core';
import { RATINGS, ratingAbove } from '../catalogue';
import { type Candidate, candidate } from '../frame/candidate';
import { subsetsOf } from '../frame/combinations';
import type { Position } from '../frame/position';
import { remembered } from '../frame/remembered';
import type { Grave, Step } from '../frame/step';
import {
  CELL_AT,
  cellsAt,
  DIGITS_OF,
  HOUSES_OF,
  housesOfAll,
  LOWEST,
  placesOfCells,
  SIZE,
  unionOf,
} from '../frame/tables';
import { candidatesBeside, candidatesWithin, seenByAll } from '../frame/targets';
import { liesOnlyIn } from './pattern';

/*
 * The bivalue universal grave: if every blank cell had two candidates, and every digit two places in each house, the
 * puzzle would have two solutions or none. So one of the candidates beyond that, the extras, is true. A cell with one
 * candidate counts as filled if nothing it sees has that digit: a proof does not fill what it does not need.
 */

/** Cells with extras, and the extras of each as a set of digits. */
type Extras = readonly { readonly cell: Cell; readonly digits: number }[];

/** BUG + 1: one cell with one extra. */
export function* findGravePlusOne(position: Position): Generator<Step> {
  const extras = extrasOf(position);
  const [one] = extras;
  if (one === undefined || extras.length > 1 || SIZE[one.digits] !== 1) return;
  const eliminates = candidatesWithin(position, one.cell, 511 & ~one.digits);
  yield step('bugPlusOne', RATINGS.bugPlusOne, extras, eliminates);
}

/** BUG type 2: the extras of several cells are one digit. */
export function* findGraves2(position: Position): Generator<Step> {
  const extras = extrasOf(position);
  const digits = extras.reduce((set, extra) => set | extra.digits, 0);
  if (extras.length < 2 || SIZE[digits] !== 1) return;
  const eliminates = seenByAll(
    position,
    LOWEST[digits]! + 1,
    extras.map(({ cell }) => cell),
  );
  if (eliminates.length > 0) yield step('bug2', RATINGS.bug2, extras, eliminates);
}

/** BUG type 3: the extras make a naked subset with other cells of a house. */
export function* findGraves3(position: Position): Generator<Step> {
  const extras = extrasOf(position);
  if (extras.length < 2) return;
  const cells = extras.map(({ cell }) => cell);
  const digits = extras.reduce((set, extra) => set | extra.digits, 0);
  for (const house of housesOfAll(cells)) {
    const settled = cellsAt(house, position.blanks[house]!).filter((cell) => isSettled(position, cell));
    const rest = position.blanks[house]! & ~placesOfCells(house, [...cells, ...settled]);
    for (let size = 1; size <= 4; size++) {
      for (const places of subsetsOf(rest, size)) {
        const others = cellsAt(house, places);
        const all = digits | unionOf(position.candidates, others);
        if (SIZE[all] !== size + 1) continue;
        const eliminates = candidatesBeside(position, [house], [...cells, ...others], all);
        if (eliminates.length === 0) continue;
        const subset = {
          kind: 'subset',
          hidden: false,
          digits: all as DigitSet,
          cells: others,
          houses: [house],
        } as const;
        yield step('bug3', ratingAbove('bug3', size - 1), extras, eliminates, { subset });
      }
    }
  }
}

/** BUG type 4: two cells of a house contain all places of a digit, so that each is that digit or an extra. */
export function* findGraves4(position: Position): Generator<Step> {
  const extras = extrasOf(position);
  const [one, other] = extras;
  if (one === undefined || other === undefined || extras.length > 2) return;
  const cells = [one.cell, other.cell];
  const shared =
    position.candidates[one.cell]! & ~one.digits & position.candidates[other.cell]! & ~other.digits;
  for (const house of housesOfAll(cells)) {
    for (const digit of DIGITS_OF[shared]!) {
      if (!liesOnlyIn(position, digit, house, cells)) continue;
      const eliminates = extras.flatMap(({ cell, digits }) =>
        candidatesWithin(position, cell, 511 & ~digits & ~(1 << (digit - 1))),
      );
      if (eliminates.length > 0)
        yield step('bug4', RATINGS.bug4, extras, eliminates, { ties: [{ house, digit }] });
    }
  }
}

function step(
  technique: Step['technique'],
  rating: number,
  extras: Extras,
  eliminates: readonly Candidate[],
  more: Partial<Pick<Grave, 'subset' | 'ties'>> = {},
): Step {
  const listed = extras.flatMap(({ cell, digits }) =>
    DIGITS_OF[digits]!.map((digit) => candidate(cell, digit)),
  );
  return {
    technique,
    rating,
    places: [],
    eliminates,
    because: { kind: 'grave', extras: listed, subset: null, ties: [], ...more },
  };
}

/** The extras of a position that would be a grave without them; empty if it would not. */
const extrasOf = remembered((position): Extras => {
  const open = CELLS.filter((cell) => SIZE[position.candidates[cell]!]! > 2);
  // Only positions near the end can be graves.
  if (open.length === 0 || open.length > 6) return [];
  if (
    CELLS.some((cell) => position.digits[cell] === 0 && !isOpen(position, cell) && !isSettled(position, cell))
  )
    return [];
  const extras = open.map((cell) => ({ cell, digits: beyondTwo(position, cell) }));
  if (extras.some(({ cell, digits }) => SIZE[position.candidates[cell]! & ~digits] !== 2)) return [];
  return leavesTwoOfEach(position, extras) ? extras : [];
});

/** The candidates of a cell that have more than two places in each of its houses. */
function beyondTwo(position: Position, cell: Cell): number {
  return DIGITS_OF[position.candidates[cell]!]!.filter((digit) =>
    [0, 1, 2].every((kind) => SIZE[position.places[(digit - 1) * 27 + HOUSES_OF[cell * 3 + kind]!]!]! > 2),
  ).reduce((set, digit) => set | (1 << (digit - 1)), 0);
}

const isOpen = ({ candidates }: Position, cell: Cell): boolean => SIZE[candidates[cell]!]! > 1;

/** Whether a cell has one candidate, and nothing it sees has that digit. */
function isSettled({ candidates, places }: Position, cell: Cell): boolean {
  const digits = candidates[cell]!;
  return (
    SIZE[digits] === 1 &&
    [0, 1, 2].every((kind) => SIZE[places[LOWEST[digits]! * 27 + HOUSES_OF[cell * 3 + kind]!]!] === 1)
  );
}

/** Whether, without the extras, every digit that is not settled has two places in each house, or none. */
function leavesTwoOfEach(position: Position, extras: Extras): boolean {
  const spare = (house: House, digit: Digit) =>
    extras.filter(({ cell, digits }) => ((digits >> (digit - 1)) & 1) === 1 && isAmong(cell, house)).length;
  return HOUSES.every((house) =>
    DIGITS_OF[511]!.every((digit) => {
      const there = position.places[(digit - 1) * 27 + house]!;
      if (SIZE[there] === 1) return isSettled(position, CELL_AT[house * 9 + LOWEST[there]!]! as Cell);
      return there === 0 || SIZE[there]! - spare(house, digit) === 2;
    }),
  );
}

const isAmong = (cell: Cell, house: House): boolean =>
  [0, 1, 2].some((kind) => HOUSES_OF[cell * 3 + kind] === house);
