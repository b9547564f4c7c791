import { type Cell, columnOf, type Digit, rowOf } from '../../../sudoku/core';
import { type Candidate, cellOf, digitOf } from '../../../sudoku/techniques';

/** A point on the board, in CSS pixels from its top left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The widths of the frame, a box line and a hairline in pixels, as in tokens.css. */
const FRAME = 2;
const BOX_LINE = 2;
const HAIRLINE = 1;
/** The sum of the widths of all lines across a board. */
const LINES = 2 * FRAME + 2 * BOX_LINE + 6 * HAIRLINE;
/** The margin around the notes of a cell, as a fraction of its side, as in board.css. */
const INSET = 0.06;

/** Where things are on a board of a certain size, computed as in board.css. */
export interface Geometry {
  /** The side of the board and of a cell. */
  readonly size: number;
  readonly cell: number;
  /** The side of a candidate's place. */
  readonly place: number;
  /** The top left corner of a cell. */
  corner(cell: Cell): Point;
  centre(cell: Cell): Point;
  /** The middle of a candidate's place among the notes of its cell. */
  note(candidate: Candidate): Point;
}

export function geometryOf(size: number): Geometry {
  const side = (size - LINES) / 9;
  const edge = (index: number): number => {
    const boxes = Math.floor(index / 3);
    return FRAME + index * side + (index - boxes) * HAIRLINE + boxes * BOX_LINE;
  };
  const corner = (cell: Cell): Point => ({ x: edge(columnOf(cell)), y: edge(rowOf(cell)) });
  const inside = (cell: Cell, x: number, y: number): Point => {
    const from = corner(cell);
    return { x: from.x + x * side, y: from.y + y * side };
  };
  const third = (place: number): number => INSET + ((1 - 2 * INSET) * (2 * place + 1)) / 6;
  const noteIn = (cell: Cell, digit: Digit): Point =>
    inside(cell, third((digit - 1) % 3), third(Math.floor((digit - 1) / 3)));
  return {
    size,
    cell: side,
    place: (side * (1 - 2 * INSET)) / 3,
    corner,
    centre: (cell) => inside(cell, 0.5, 0.5),
    note: (candidate) => noteIn(cellOf(candidate), digitOf(candidate)),
  };
}

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
