import { type Cell, type DigitSet, digitAt, type Grid } from '../../core';
import { RATINGS } from '../catalogue';
import type { Position } from '../frame/position';
import type { Step } from '../frame/step';
import { LOWEST, SIZE } from '../frame/tables';
import { candidatesOfAll, seenByAll } from '../frame/targets';
import { type Corners, RECTANGLES } from './rectangles';

/*
 * Cells that the player has filled are not givens. So they must not form a rectangle of two digits that could be
 * exchanged. If the givens are unknown, nothing is found.
 */

/** Three corners are filled, and the fourth would complete the rectangle. */
export function findAvoidableRectangles1(position: Position): Step[] {
  const found: Step[] = [];
  for (const { corners, filled, blank } of candidatesOfAvoiding(position)) {
    if (blank.length !== 1) continue;
    const at = corners.indexOf(blank[0]!);
    const before = position.digits[corners[(at + 3) % 4]!]!;
    const across = position.digits[corners[(at + 2) % 4]!]!;
    const after = position.digits[corners[(at + 1) % 4]!]!;
    if (before !== after || across === before) continue;
    const eliminates = candidatesOfAll(position, blank, 1 << (across - 1));
    if (eliminates.length === 0) continue;
    const digits = (1 << (across - 1)) | (1 << (before - 1));
    found.push(step('avoidableRectangle1', position, corners, filled, digits, eliminates));
  }
  return found;
}

/**
 * Two corners of a side are filled. The other two would complete the rectangle without one extra candidate, which is
 * the same in both.
 */
export function findAvoidableRectangles2(position: Position): Step[] {
  const found: Step[] = [];
  for (const { corners, filled, blank } of candidatesOfAvoiding(position)) {
    if (blank.length !== 2) continue;
    const a = blank[0]!;
    const b = blank[1]!;
    const wantedA = position.digits[across(corners, a)]!;
    const wantedB = position.digits[across(corners, b)]!;
    if (wantedA === 0 || wantedB === 0) continue;
    const pair = (1 << (wantedA - 1)) | (1 << (wantedB - 1));
    const extra = position.candidates[a]! & ~(1 << (wantedA - 1));
    if (extra !== (position.candidates[b]! & ~(1 << (wantedB - 1)))) continue;
    if (SIZE[extra] !== 1 || (extra & pair) !== 0) continue;
    const eliminates = seenByAll(position, LOWEST[extra]! + 1, blank);
    if (eliminates.length > 0)
      found.push(step('avoidableRectangle2', position, corners, filled, pair, eliminates));
  }
  return found;
}

interface Avoiding {
  readonly corners: Corners;
  readonly filled: readonly Cell[];
  readonly blank: readonly Cell[];
}

/** Rectangles without givens in which one or two corners are blank. */
function candidatesOfAvoiding({ givens, digits }: Position): Avoiding[] {
  const found: Avoiding[] = [];
  if (givens === null) return found;
  for (const corners of RECTANGLES) {
    let blank = 0;
    for (let i = 0; i < 4; i++) if (digits[corners[i]!] === 0) blank++;
    if (blank !== 1 && blank !== 2) continue;
    if (corners.some((cell) => isClue(givens, cell))) continue;
    const filled = corners.filter((cell) => digits[cell] !== 0);
    found.push({ corners, filled, blank: corners.filter((cell) => digits[cell] === 0) });
  }
  return found;
}

const isClue = (givens: Grid, cell: Cell): boolean => digitAt(givens, cell) !== null;

const across = (corners: Corners, cell: Cell): Cell => corners[(corners.indexOf(cell) + 2) % 4]!;

function step(
  technique: Step['technique'],
  position: Position,
  corners: Corners,
  filled: readonly Cell[],
  digits: number,
  eliminates: Step['eliminates'],
): Step {
  const blank = corners.filter((cell) => !filled.includes(cell));
  return {
    technique,
    rating: RATINGS[technique],
    places: [],
    eliminates,
    because: {
      kind: 'deadly',
      cells: corners,
      digits: digits as DigitSet,
      extras: candidatesOfAll(position, blank, 511 & ~digits),
      ties: [],
      subset: null,
      filled,
    },
  };
}
