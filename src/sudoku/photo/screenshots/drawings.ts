import { CELLS, type Cell } from '../../core';
import { CLASSES } from '../network/weights';
import { BLANK, digitIn, NOTES } from '../reading';
import { between, type Ink } from './inks';

/** A cell holds no digit if its ink differs from its ground by at most this part of what is usual for digits. */
const NO_INK = 0.15;
/** A digit is sure with this likelihood, and hardly one with less than the other. */
const SURE = 0.9;
const UNLIKELY = 0.7;
/** Fewer sure digits than these do not tell the inks of digits. */
const FEW = 8;
/** An ink is another than that of a digit if it is at least so far from it. */
const APART = 60;

/** What is left of the probabilities without drawings, and the cells with a drawing. */
export interface WithoutDrawings {
  readonly probabilities: Float32Array;
  readonly drawings: ReadonlySet<Cell>;
}

/**
 * The probabilities of the classes of 81 cells of a grid that a program drew, without digits where a cell hardly has any
 * ink, and where what is in it hardly looks like one and has an ink that no digit has: a cross, a circle or an arrow.
 * Otherwise these would be taken for the givens that a puzzle with several solutions lacks.
 */
export function withoutDrawings(probabilities: Float32Array, inks: readonly Ink[]): WithoutDrawings {
  const chance = (cell: Cell): number => {
    const digit = digitIn(probabilities, cell);
    const at = cell * CLASSES;
    return digit === null ? 0 : (probabilities[at + digit] ?? 0) + (probabilities[at + digit + 9] ?? 0);
  };
  const inkOf = (cell: Cell): Ink => inks[cell] as Ink;
  const contrast = (cell: Cell): number => between(inkOf(cell).ink, inkOf(cell).ground);
  const sure = CELLS.filter((cell) => chance(cell) >= SURE);
  const usual = sure.map(contrast).sort((a, b) => a - b)[sure.length >> 1] ?? 0;
  const drawings = new Set<Cell>();
  if (sure.length < FEW) return { probabilities, drawings };
  const left = Float32Array.from(probabilities);
  for (const cell of CELLS) {
    const hasInk = contrast(cell) > NO_INK * usual;
    const isOdd =
      chance(cell) > 0 &&
      chance(cell) < UNLIKELY &&
      sure.every((other) => between(inkOf(cell).ink, inkOf(other).ink) >= APART);
    if (hasInk && !isOdd) continue;
    if (hasInk) drawings.add(cell);
    const chances = left.subarray(cell * CLASSES, (cell + 1) * CLASSES);
    const others = (chances[BLANK] as number) + (chances[NOTES] as number);
    chances.fill(0, BLANK + 1, NOTES);
    if (hasInk || others === 0) chances.fill(0).fill(1, BLANK, BLANK + 1);
    else for (const of of [BLANK, NOTES]) chances[of] = (chances[of] as number) / others;
  }
  return { probabilities: left, drawings };
}
