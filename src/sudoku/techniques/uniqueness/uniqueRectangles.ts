import { type House, housesOf } from '../../core';
import { ratingAbove } from '../catalogue';
import { candidate } from '../frame/candidate';
import { isCandidate, type Position } from '../frame/position';
import type { Step } from '../frame/step';
import { isIn, sees } from '../frame/tables';
import { candidatesWithin } from '../frame/targets';
import {
  bothWays,
  type DeadlyFound,
  type DeadlyPattern,
  deadly,
  liesOnlyIn,
  oneOpen,
  sameExtra,
  withSubset,
  withTie,
} from './pattern';
import { rectangles } from './rectangles';

/*
 * Four blank cells in two rows, two columns and two boxes must not all be left with the same two digits. These could
 * be exchanged, so the puzzle would have two solutions.
 */

/** Type 1: one corner has other candidates than the pair, so it holds neither digit of the pair. */
export function* findUniqueRectangles1(position: Position): Generator<Step> {
  for (const rectangle of rectangles(position)) {
    const found = oneOpen(position, rectangle);
    if (found !== null) yield step('uniqueRectangle1', position, rectangle, found);
  }
}

/** Type 2: two corners of one side have the same single extra candidate, so one of them holds it. */
export function* findUniqueRectangles2(position: Position): Generator<Step> {
  for (const rectangle of rectangles(position)) {
    const found = rectangle.open.length === 2 && isSide(rectangle) ? sameExtra(position, rectangle) : null;
    if (found !== null) yield step('uniqueRectangle2', position, rectangle, found);
  }
}

/** Type 3: the extras of two corners of a side form a naked or hidden subset with other cells of a house. */
export function* findUniqueRectangles3(position: Position): Generator<Step> {
  for (const rectangle of rectangles(position))
    for (const found of withSubset(position, rectangle))
      yield step('uniqueRectangle3', position, rectangle, found);
}

/** Type 4: one digit of the pair must be in the two open corners of a side, so the other is in neither. */
export function* findUniqueRectangles4(position: Position): Generator<Step> {
  for (const rectangle of rectangles(position))
    for (const found of withTie(position, rectangle))
      yield step('uniqueRectangle4', position, rectangle, found);
}

/** Type 5: like type 2, with two opposite corners, or three. */
export function* findUniqueRectangles5(position: Position): Generator<Step> {
  for (const rectangle of rectangles(position)) {
    const found = rectangle.open.length === 3 || !isSide(rectangle) ? sameExtra(position, rectangle) : null;
    if (found !== null) yield step('uniqueRectangle5', position, rectangle, found);
  }
}

/** Type 6: opposite corners are open, and one digit of the pair makes an X-Wing, so it is in neither of them. */
export function* findUniqueRectangles6(position: Position): Generator<Step> {
  for (const rectangle of rectangles(position)) {
    const { cells, open } = rectangle;
    if (open.length !== 2 || isSide(rectangle)) continue;
    for (const [tied] of bothWays(rectangle)) {
      for (const kind of [0, 1]) {
        const houses = open.map((cell) => housesOf(cell)[kind]!);
        if (!houses.every((house) => liesOnlyIn(position, tied, house, cells))) continue;
        const eliminates = open.flatMap((cell) => candidatesWithin(position, cell, 1 << (tied - 1)));
        if (eliminates.length === 0) continue;
        const ties = houses.map((house) => ({ house, digit: tied }));
        yield step('uniqueRectangle6', position, rectangle, { eliminates, more: { ties }, others: 0 });
      }
    }
  }
}

/**
 * The corner opposite one with only the pair cannot hold one of the two digits if the other has no places outside the
 * rectangle in that corner's row and column.
 */
export function* findHiddenRectangles(position: Position): Generator<Step> {
  for (const rectangle of rectangles(position)) {
    const { cells, open, pair } = rectangle;
    for (const [i, closed] of cells.entries()) {
      const across = cells[(i + 2) % 4]!;
      if (position.candidates[closed] !== pair || open.length === 0) continue;
      for (const [tied, other] of bothWays(rectangle)) {
        if (!isCandidate(position, across, other)) continue;
        const houses = housesOf(across).slice(0, 2);
        const inSides = (house: House) => cells.filter((cell) => isIn(cell, house));
        if (!houses.every((house) => liesOnlyIn(position, tied, house, inSides(house)))) continue;
        const more = { ties: houses.map((house) => ({ house, digit: tied })) };
        const eliminates = [candidate(across, other)];
        yield step('hiddenRectangle', position, rectangle, { eliminates, more, others: 0 });
      }
    }
  }
}

/** Whether the two open corners see each other. */
const isSide = ({ open: [a, b] }: DeadlyPattern): boolean => a !== undefined && b !== undefined && sees(a, b);

function step(
  technique: Step['technique'],
  position: Position,
  rectangle: DeadlyPattern,
  { eliminates, more, others }: DeadlyFound,
): Step {
  const rating = ratingAbove(technique, Math.max(0, others - 1));
  return { technique, rating, places: [], eliminates, because: { ...deadly(position, rectangle), ...more } };
}
