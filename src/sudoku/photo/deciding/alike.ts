import { CELLS, type Cell, columnOf, rowOf } from '../../core';
import { CLASSES } from '../network/weights';
import { digitIn } from '../reading';
import { CELL, SIDE, type StraightPicture } from '../straight';

/** A digit is surely printed, so that others are compared with it, if that is at least this likely. */
const PRINTED = 0.9;
/** Fewer of these with another of the same digit do not tell how alike printed digits are in this picture. */
const FEW = 8;
/** Printed digits this little alike (as a correlation) are too blurred, or not cut out well enough, to tell by them. */
const UNLIKE = 0.93;
/** A digit this much alike is print. It is unlike print if it is so much less alike than printed digits usually are. */
const LIKE = 0.95;
const FAR = 0.12;
/** How many times likelier print becomes by that, and handwriting: dirt and marks make print unlike too. */
const PRINT = 20;
const HAND = 4;
/** The side of the compared part of a cell, in pixels, and how far two are moved against each other. */
const PART = 26;
const OFF = 2;

/**
 * Weighs for 81 cells whether their digits are printed or handwritten by how alike they are to those with the same
 * digit that surely are printed. All prints of a digit look the same, and no two that a hand writes. Of 1,748 printed
 * digits in 53 photographs 91 % were at least 0.95 alike, and of 2,249 handwritten ones none.
 */
export function toldByLikeness(probabilities: Float32Array, straight: StraightPicture): Float32Array {
  const digits = CELLS.map((cell) => digitIn(probabilities, cell));
  const prints = CELLS.filter((cell) => {
    const digit = digits[cell];
    return digit != null && (probabilities[cell * CLASSES + digit] as number) >= PRINTED;
  });
  const parts = new Map(prints.map((cell) => [cell, partOf(straight, cell, 0, 0)]));
  const likeness = CELLS.map((cell) => {
    const same = prints.filter((other) => other !== cell && digits[other] === digits[cell]);
    return digits[cell] === null
      ? null
      : likenessTo(
          straight,
          cell,
          same.map((other) => parts.get(other) ?? []),
        );
  });
  const usual = prints.flatMap((cell) => likeness[cell] ?? []).sort((a, b) => a - b);
  const middle = usual[usual.length >> 1] ?? 0;
  if (usual.length < FEW || middle < UNLIKE) return probabilities;
  const told = Float32Array.from(probabilities);
  for (const cell of CELLS) {
    const digit = digits[cell];
    const alike = likeness[cell];
    if (digit == null || alike == null) continue;
    if (alike >= LIKE) favour(told, cell, 0, PRINT);
    else if (alike < middle - FAR) favour(told, cell, 9, HAND);
  }
  return told;
}

/** Makes the printed (`from` 0) or the handwritten (9) digits of a cell so many times likelier. */
export function favour(told: Float32Array, cell: Cell, from: 0 | 9, times: number): void {
  const chances = told.subarray(cell * CLASSES, (cell + 1) * CLASSES);
  for (let digit = 1; digit <= 9; digit++) chances[from + digit] = times * (chances[from + digit] as number);
  const sum = chances.reduce((a, b) => a + b, 0);
  chances.forEach((chance, of) => {
    chances[of] = chance / sum;
  });
}

/** The median correlation of the middle of a cell with these, each in its best place; `null` if there are none. */
function likenessTo(
  straight: StraightPicture,
  cell: Cell,
  others: readonly ArrayLike<number>[],
): number | null {
  if (others.length === 0) return null;
  const best = others.map(() => -1);
  for (let down = -OFF; down <= OFF; down++) {
    for (let across = -OFF; across <= OFF; across++) {
      const part = partOf(straight, cell, across, down);
      others.forEach((other, i) => {
        let sum = 0;
        for (let at = 0; at < part.length; at++) sum += (part[at] as number) * (other[at] as number);
        best[i] = Math.max(best[i] as number, sum);
      });
    }
  }
  return best.sort((a, b) => a - b)[(best.length - 1) >> 1] as number;
}

/** The middle of a cell, moved by some pixels, with a mean of 0 and a length of 1. */
function partOf(straight: StraightPicture, cell: Cell, across: number, down: number): Float32Array {
  const left = CELL + columnOf(cell) * CELL - PART / 2 + across;
  const top = CELL + rowOf(cell) * CELL - PART / 2 + down;
  const part = new Float32Array(PART * PART);
  for (let y = 0; y < PART; y++)
    for (let x = 0; x < PART; x++) part[y * PART + x] = straight[(top + y) * SIDE + left + x] as number;
  const mean = part.reduce((a, b) => a + b, 0) / part.length;
  const length = Math.sqrt(part.reduce((sum, value) => sum + (value - mean) ** 2, 0)) || 1;
  return part.map((value) => (value - mean) / length);
}
