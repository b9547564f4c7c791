import type { House } from '../../core';
import { ratingAbove } from '../catalogue';
import { candidate } from '../frame/candidate';
import { isCandidate, type Position } from '../frame/position';
import type { Step } from '../frame/step';
import { HOUSES_OF, sees } from '../frame/tables';
import { candidatesOfAll } from '../frame/targets';
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
export const findUniqueRectangles1 = (position: Position): Step[] =>
  stepsOf('uniqueRectangle1', position, (rectangle) => oneOpen(position, rectangle));

/** Type 2: two corners of one side have the same single extra candidate, so one of them holds it. */
export const findUniqueRectangles2 = (position: Position): Step[] =>
  stepsOf('uniqueRectangle2', position, (rectangle) =>
    rectangle.open.length === 2 && isSide(rectangle) ? sameExtra(position, rectangle) : [],
  );

/** Type 3: the extras of two corners of a side form a naked or hidden subset with other cells of a house. */
export const findUniqueRectangles3 = (position: Position): Step[] =>
  stepsOf('uniqueRectangle3', position, (rectangle) => withSubset(position, rectangle));

/** Type 4: one digit of the pair must be in the two open corners of a side, so the other is in neither. */
export const findUniqueRectangles4 = (position: Position): Step[] =>
  stepsOf('uniqueRectangle4', position, (rectangle) => withTie(position, rectangle));

/** Type 5: like type 2, with two opposite corners, or three. */
export const findUniqueRectangles5 = (position: Position): Step[] =>
  stepsOf('uniqueRectangle5', position, (rectangle) =>
    rectangle.open.length === 3 || !isSide(rectangle) ? sameExtra(position, rectangle) : [],
  );

/** Type 6: opposite corners are open, and one digit of the pair makes an X-Wing, so it is in neither of them. */
export const findUniqueRectangles6 = (position: Position): Step[] =>
  stepsOf('uniqueRectangle6', position, (rectangle) => crossed(position, rectangle));

function crossed(position: Position, rectangle: DeadlyPattern): DeadlyFound[] {
  const found: DeadlyFound[] = [];
  const { cells, open } = rectangle;
  if (open.length !== 2 || isSide(rectangle)) return found;
  for (const [tied] of bothWays(rectangle)) {
    for (let kind = 0; kind < 2; kind++) {
      const houses = open.map((cell) => HOUSES_OF[cell * 3 + kind]! as House);
      if (!houses.every((house) => liesOnlyIn(position, tied, house, cells))) continue;
      const eliminates = candidatesOfAll(position, open, 1 << (tied - 1));
      if (eliminates.length === 0) continue;
      const ties = houses.map((house) => ({ house, digit: tied }));
      found.push({ eliminates, more: { ties }, others: 0 });
    }
  }
  return found;
}

/**
 * The corner opposite one with only the pair cannot hold one of the two digits if the other has no places outside the
 * rectangle in that corner's row and column.
 */
export const findHiddenRectangles = (position: Position): Step[] =>
  stepsOf('hiddenRectangle', position, (rectangle) => hidden(position, rectangle));

function hidden(position: Position, rectangle: DeadlyPattern): DeadlyFound[] {
  const found: DeadlyFound[] = [];
  const { cells, open, pair } = rectangle;
  if (open.length === 0) return found;
  for (let i = 0; i < 4; i++) {
    if (position.candidates[cells[i]!] !== pair) continue;
    const across = cells[(i + 2) % 4]!;
    const row = HOUSES_OF[across * 3]! as House;
    const column = HOUSES_OF[across * 3 + 1]! as House;
    for (const [tied, other] of bothWays(rectangle)) {
      if (!isCandidate(position, across, other)) continue;
      if (!liesOnlyIn(position, tied, row, cells) || !liesOnlyIn(position, tied, column, cells)) continue;
      const ties = [row, column].map((house) => ({ house, digit: tied }));
      found.push({ eliminates: [candidate(across, other)], more: { ties }, others: 0 });
    }
  }
  return found;
}

/** Whether the two open corners see each other. */
const isSide = ({ open }: DeadlyPattern): boolean => open.length >= 2 && sees(open[0]!, open[1]!);

/** What is found in each rectangle, as steps. */
function stepsOf(
  technique: Step['technique'],
  position: Position,
  find: (rectangle: DeadlyPattern) => readonly DeadlyFound[],
): Step[] {
  const steps: Step[] = [];
  for (const rectangle of rectangles(position))
    for (const found of find(rectangle)) steps.push(step(technique, position, rectangle, found));
  return steps;
}

function step(
  technique: Step['technique'],
  position: Position,
  rectangle: DeadlyPattern,
  { eliminates, more, others }: DeadlyFound,
): Step {
  const rating = ratingAbove(technique, Math.max(0, others - 1));
  return { technique, rating, places: [], eliminates, because: { ...deadly(position, rectangle), ...more } };
}
