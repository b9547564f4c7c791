import { describe, expect, it } from 'vitest';
import { boxOf, CELLS, type Cell, digitAt, grid, sees } from '../../core';
import { decide } from '../deciding/decide';
import { CLASSES } from '../network/weights';
import { toldByGround } from './grounds';
import type { Colour } from './inks';

const PUZZLE = grid('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79');
const SOLUTION = grid('534678912672195348198342567859761423426853791713924856961537284287419635345286179');
const isGiven = (cell: Cell): boolean => digitAt(PUZZLE, cell) !== null;
const FILLED = CELLS.filter((cell) => !isGiven(cell)).filter((_, i) => i % 2 === 0);

const WHITE: Colour = [255, 255, 255];
const GREY: Colour = [224, 224, 226];

/** The cells that are read as entries if all digits look printed and cells have these grounds. */
function entriesOn(groundOf: (cell: Cell) => Colour): Cell[] {
  const seen = new Float32Array(81 * CLASSES).fill(0.0001);
  for (const cell of CELLS) {
    const isWritten = isGiven(cell) || FILLED.includes(cell);
    seen[cell * CLASSES + (isWritten ? (digitAt(SOLUTION, cell) ?? 0) : 0)] = 0.998;
  }
  const cells = CELLS.map((cell) => ({ ground: groundOf(cell), ink: [20, 20, 20] as Colour }));
  const read = decide(toldByGround(seen, { cells, isFlat: true })).cells;
  return CELLS.filter((cell) => read[cell]?.mark.kind === 'entry');
}

describe('the grounds of digits in one ink', () => {
  it('tell givens, if no cell on their ground is blank and they are a proper puzzle', () => {
    expect(entriesOn((cell) => (isGiven(cell) ? GREY : WHITE))).toEqual(FILLED);
  });

  it.each<[string, (cell: Cell) => boolean]>([
    ['all cells have one ground', () => false],
    ['a chosen cell and its houses are tinted', (cell) => sees(cell, 40 as Cell)],
    ['every other box is shaded', (cell) => boxOf(cell) % 2 === 0],
    ['one digit is pointed out', (cell) => digitAt(SOLUTION, cell) === 6],
  ])('tell nothing if %s', (_, isTinted) => {
    expect(entriesOn((cell) => (isTinted(cell) ? GREY : WHITE))).toEqual([]);
  });
});
