import { boxOf, CELLS, type Cell, gridFrom } from '../../core';
import { findSolutions } from '../../solver';
import { CLASSES } from '../network/weights';
import { digitIn } from '../reading';
import { between, type Ink, type Inks } from './inks';

/** Grounds at most this far apart are one colour. */
const SAME = 10;

/**
 * Tells for 81 cells of a grid that a program drew which digits are entries, if only the ground tells: some apps put
 * the givens on a ground of their own, on which no cell is blank, and the entries, in the same ink, on that of the blank
 * cells. A chosen cell and its houses never are a proper puzzle, which the givens are. Changes nothing where whole boxes
 * are shaded.
 */
export function toldByGround(probabilities: Float32Array, { cells: inks }: Inks): Float32Array {
  const digits = CELLS.map((cell) => digitIn(probabilities, cell));
  const written = CELLS.filter((cell) => digits[cell] !== null);
  const blank = CELLS.filter((cell) => digits[cell] === null);
  const isOn = (cell: Cell, other: Cell): boolean =>
    between((inks[cell] as Ink).ground, (inks[other] as Ink).ground) <= SAME;
  const seen = new Set<Cell>();
  for (const cell of blank.length > 0 ? written : []) {
    if (seen.has(cell)) continue;
    const alike = written.filter((other) => isOn(cell, other));
    for (const other of alike) seen.add(other);
    if (alike.length === written.length || blank.some((other) => isOn(cell, other)) || areBoxes(alike))
      continue;
    const grid = gridFrom(CELLS.map((other) => (alike.includes(other) ? (digits[other] ?? null) : null)));
    if (alike.length < 17 || findSolutions(grid, { limit: 2 }).count !== 1) continue;
    const told = Float32Array.from(probabilities);
    for (const other of written) {
      const [to, from] = alike.includes(other) ? [0, 9] : [9, 0];
      for (let at = other * CLASSES + 1; at <= other * CLASSES + 9; at++) {
        told[at + to] = (told[at] as number) + (told[at + 9] as number);
        told[at + from] = 0;
      }
    }
    return told;
  }
  return probabilities;
}

/** Whether these cells are all cells of some boxes. */
const areBoxes = (cells: readonly Cell[]): boolean => new Set(cells.map(boxOf)).size * 9 === cells.length;
