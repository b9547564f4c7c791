import { type Cell, columnOf, rowOf } from '../../core';
import { type Component, componentsOf } from '../components';
import { LINES } from '../mesh';

/** The side of a cell in the straight picture from which notes are read, in pixels: twice that for larger digits. */
export const FINE = 72;
const SIDE = LINES * FINE;
/** This many pixels at each side of a cell are left out, because its lines are there. */
const EDGE = 3;
/** The side of the rest, in pixels. */
export const INNER = FINE - 2 * EDGE;

/** A thick line reaches at most this far into the rest, in pixels; at least this share of each of its rows is ink. */
const THICKEST_LINE = 9;
const LINED = 0.5;
/** Strokes are at least `INK` as dark as the darkest ink in the cell; below `FAINT` of it is paper. */
const INK = 0.45;
const FAINT = 0.28;
/** A cell whose darkest ink is paler than this is blank, 0 to 1. */
const FAINTEST = 0.15;
/** A stroke at most `THIN` pixels thin and within `NEAR_SIDE` pixels of a side is the remainder of a line. */
const THIN = 4;
const NEAR_SIDE = 7;
/** Strokes with fewer than `SPECK` pixels, or smaller than `SMALLEST` pixels both ways, are specks. */
const SPECK = 6;
const SMALLEST = 6;
/** A note is at least `LOWEST` pixels high. A lower stroke belongs to a digit that is at most `APART` pixels away. */
const LOWEST = 9;
const APART = 2;
/**
 * The largest height and width of a note in pixels, and its largest width as a part of its height. Two that touch are
 * wider.
 */
const HIGHEST = 36;
const WIDEST = 30;
const FLATTEST = 1.3;

/** The place of a stroke in the inside of a cell, in pixels; `right` and `bottom` are just outside. */
export type Box = Pick<Component, 'left' | 'right' | 'top' | 'bottom'>;

/** The ink of a cell without its lines, 0 to 1 for `INNER` x `INNER` pixels, and the strokes that may be notes. */
export interface CellPieces {
  readonly ink: Float32Array;
  readonly pieces: readonly Box[];
}

/**
 * Cuts the ink of a cell into connected strokes of the size of notes. Returns `null` if there is any other ink in the
 * cell, or no ink at all. `fine` is a straight picture with cells of `FINE` pixels.
 */
export function piecesIn(fine: Uint8Array, cell: Cell): CellPieces | null {
  const ink = insideOf(fine, cell);
  removeLines(ink);
  const darkest = ink.reduce((most, pixel) => Math.max(most, pixel), 0);
  if (darkest < FAINTEST) return null;
  const strokes = (least: number): Component[] =>
    componentsOf(
      Uint8Array.from(ink, (pixel) => (pixel >= least * darkest ? 1 : 0)),
      INNER,
      INNER,
      1,
    ).filter((stroke) => !isOfLine(stroke));
  const pieces = joined(strokes(INK).filter(({ size }) => size >= SPECK)).filter(
    (piece) => heightOf(piece) >= LOWEST,
  );
  const isNote = (piece: Box): boolean =>
    heightOf(piece) <= HIGHEST && widthOf(piece) <= Math.min(WIDEST, FLATTEST * heightOf(piece));
  const isTold = (stroke: Box): boolean =>
    Math.max(widthOf(stroke), heightOf(stroke)) < SMALLEST ||
    pieces.some((piece) => areWithin(stroke, piece, 0));
  return pieces.length > 0 && pieces.every(isNote) && strokes(FAINT).every(isTold) ? { ink, pieces } : null;
}

/** How dark each pixel in the inside of a cell is: paper 0, the darkest ink 1. */
function insideOf(fine: Uint8Array, cell: Cell): Float32Array {
  const left = FINE / 2 + columnOf(cell) * FINE + EDGE;
  const top = FINE / 2 + rowOf(cell) * FINE + EDGE;
  const ink = new Float32Array(INNER * INNER);
  for (let y = 0; y < INNER; y++) {
    for (let x = 0; x < INNER; x++)
      ink[y * INNER + x] = (255 - (fine[(top + y) * SIDE + left + x] as number)) / 255;
  }
  return ink;
}

/** Removes the lines around a cell: from each side up to the last row that is mostly ink. */
function removeLines(ink: Float32Array): void {
  const last = INNER - 1;
  const sides: ((along: number, deep: number) => number)[] = [
    (along, deep) => deep * INNER + along,
    (along, deep) => (last - deep) * INNER + along,
    (along, deep) => along * INNER + deep,
    (along, deep) => along * INNER + last - deep,
  ];
  for (const at of sides) {
    let rows = 0;
    for (let deep = 0; deep < THICKEST_LINE; deep++) {
      let count = 0;
      for (let along = 0; along < INNER; along++) if ((ink[at(along, deep)] as number) >= FAINT) count++;
      // One more row, for its soft edge.
      if (count > LINED * INNER) rows = deep + 2;
    }
    for (let deep = 0; deep < rows; deep++) {
      for (let along = 0; along < INNER; along++) ink[at(along, deep)] = 0;
    }
  }
}

const widthOf = ({ left, right }: Box): number => right - left;
const heightOf = ({ top, bottom }: Box): number => bottom - top;

const isOfLine = (stroke: Box): boolean => {
  const { left, right, top, bottom } = stroke;
  const isNear = Math.min(right, bottom) <= NEAR_SIDE || Math.max(left, top) >= INNER - NEAR_SIDE;
  return isNear && Math.min(widthOf(stroke), heightOf(stroke)) <= THIN;
};

/** Joins strokes that overlap, and strokes too low for a note with those near them. */
function joined(strokes: readonly Box[]): Box[] {
  const boxes: Box[] = [];
  for (const stroke of strokes) {
    let box: Box = { ...stroke };
    for (let i = 0; i < boxes.length; i++) {
      const other = boxes[i] as Box;
      const isPart = Math.min(heightOf(box), heightOf(other)) < LOWEST;
      if (!areWithin(box, other, isPart ? APART : 0)) continue;
      box = {
        left: Math.min(box.left, other.left),
        right: Math.max(box.right, other.right),
        top: Math.min(box.top, other.top),
        bottom: Math.max(box.bottom, other.bottom),
      };
      boxes.splice(i, 1);
      // What has grown may reach others.
      i = -1;
    }
    boxes.push(box);
  }
  return boxes;
}

/** Whether two boxes overlap, or are at most `far` apart. */
const areWithin = (a: Box, b: Box, far: number): boolean =>
  a.left - far < b.right && b.left - far < a.right && a.top - far < b.bottom && b.top - far < a.bottom;
