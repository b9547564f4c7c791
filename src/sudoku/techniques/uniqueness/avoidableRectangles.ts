import { type Cell, type DigitSet, digitAt, type Grid } from '../../core';
import { RATINGS } from '../catalogue';
import type { Position } from '../frame/position';
import type { Step } from '../frame/step';
import { LOWEST, SIZE } from '../frame/tables';
import { candidatesWithin, seenByAll } from '../frame/targets';
import { type Corners, RECTANGLES } from './rectangles';

/*
 * Cells that the player has filled are not givens. So they must not form a rectangle of two digits that could be
 * exchanged. If the givens are unknown, nothing is found.
 */

/** Three corners are filled, and the fourth would complete the rectangle. */
export function* findAvoidableRectangles1(position: Position): Generator<Step> {
  for (const { corners, filled, blank } of candidatesOfAvoiding(position)) {
    const [corner, ...others] = blank;
    if (corner === undefined || others.length > 0) continue;
    const [before, across, after] = around(corners, corner).map((cell) => position.digits[cell]!);
    if (before !== after || across === before) continue;
    const eliminates = candidatesWithin(position, corner, 1 << (across! - 1));
    if (eliminates.length === 0) continue;
    const digits = (1 << (across! - 1)) | (1 << (before! - 1));
    yield step('avoidableRectangle1', position, corners, filled, digits, eliminates);
  }
}

/**
 * Two corners of a side are filled. The other two would complete the rectangle without one extra candidate, which is
 * the same in both.
 */
export function* findAvoidableRectangles2(position: Position): Generator<Step> {
  for (const { corners, filled, blank } of candidatesOfAvoiding(position)) {
    const [a, b] = blank;
    if (a === undefined || b === undefined) continue;
    const [wantedA, wantedB] = [
      position.digits[around(corners, a)[1]]!,
      position.digits[around(corners, b)[1]]!,
    ];
    if (wantedA === 0 || wantedB === 0) continue;
    const pair = (1 << (wantedA - 1)) | (1 << (wantedB - 1));
    const extra = position.candidates[a]! & ~(1 << (wantedA - 1));
    if (extra !== (position.candidates[b]! & ~(1 << (wantedB - 1)))) continue;
    if (SIZE[extra] !== 1 || (extra & pair) !== 0) continue;
    const eliminates = seenByAll(position, LOWEST[extra]! + 1, blank);
    if (eliminates.length > 0) yield step('avoidableRectangle2', position, corners, filled, pair, eliminates);
  }
}

interface Avoiding {
  readonly corners: Corners;
  readonly filled: readonly Cell[];
  readonly blank: readonly Cell[];
}

/** Rectangles without givens in which some corners are filled. */
function candidatesOfAvoiding({ givens, digits }: Position): Avoiding[] {
  const found: Avoiding[] = [];
  if (givens === null) return found;
  for (const corners of RECTANGLES) {
    let blank = 0;
    for (let i = 0; i < 4; i++) if (digits[corners[i]!] === 0) blank++;
    if (blank !== 1 && blank !== 2) continue;
    const filled = corners.filter((cell) => digits[cell] !== 0);
    if (filled.some((cell) => isClue(givens, cell))) continue;
    found.push({ corners, filled, blank: corners.filter((cell) => digits[cell] === 0) });
  }
  return found;
}

const isClue = (givens: Grid, cell: Cell): boolean => digitAt(givens, cell) !== null;

function around(corners: Corners, cell: Cell): [Cell, Cell, Cell] {
  const at = corners.indexOf(cell);
  return [corners[(at + 3) % 4]!, corners[(at + 2) % 4]!, corners[(at + 1) % 4]!];
}

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
      extras: blank.flatMap((cell) => candidatesWithin(position, cell, 511 & ~digits)),
      ties: [],
      subset: null,
      filled,
    },
  };
}
