import type { Grid } from '../../core';

/** A digit, and where a drawing has it. */
export interface Drawn {
  readonly x: number;
  readonly y: number;
  readonly digit: string;
}

/** The boards of digits in nine evenly spaced columns and rows, from above or, if `upwards`, from below. */
export function boardsOfDrawing(drawn: readonly Drawn[], upwards: boolean): readonly Grid[] {
  if (drawn.some(({ digit }) => !/^[1-9]$/.test(digit))) return [];
  const columns = placesOf(drawn.map(({ x }) => x));
  const rows = placesOf(drawn.map(({ y }) => (upwards ? -y : y)));
  return rows.flatMap((rows) => columns.flatMap((columns) => boardAt(drawn, rows, columns) ?? []));
}

/** Places nearer than this share of the width are one: words of print are not aligned exactly. */
const NEAR = 0.04;

/** In every way that fits, which of nine evenly spaced places each position is. */
function placesOf(positions: readonly number[]): readonly (readonly number[])[] {
  const sorted = [...new Set(positions)].sort((a, b) => a - b);
  const gaps = sorted.slice(1).map((position, index) => position - (sorted[index] ?? 0));
  const [first = 0] = sorted;
  const width = (sorted.at(-1) ?? 0) - first;
  const pitch = Math.min(...gaps.filter((gap) => gap > NEAR * width));
  const places = positions.map((position) => Math.round((position - first) / pitch));
  const spare = 8 - Math.max(...places);
  if (!Number.isFinite(pitch) || spare < 0) return [];
  return Array.from({ length: spare + 1 }, (_, before) => places.map((place) => place + before));
}

function boardAt(drawn: readonly Drawn[], rows: readonly number[], columns: readonly number[]): Grid | null {
  const cells = Array<string>(81).fill('.');
  for (const [index, { digit }] of drawn.entries()) {
    const cell = (rows[index] ?? 0) * 9 + (columns[index] ?? 0);
    if (cells[cell] !== '.') return null;
    cells[cell] = digit;
  }
  return cells.join('') as Grid;
}
