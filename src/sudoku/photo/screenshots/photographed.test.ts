import { describe, expect, it } from 'vitest';
import { CELLS, type Cell, digitAt, grid } from '../../core';
import type { Tint } from '../deciding/tints';
import { CLASSES } from '../network/weights';
import { byTint } from './photographed';

const PUZZLE = grid('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79');
const SOLUTION = grid('534678912672195348198342567859761423426853791713924856961537284287419635345286179');
const GIVENS = CELLS.filter((cell) => digitAt(PUZZLE, cell) !== null);
/** Of the blank cells, two in three are filled in. */
const ENTRIES = CELLS.filter((cell) => !GIVENS.includes(cell) && cell % 3 > 0);
const FILLED = [...GIVENS, ...ENTRIES];

/** Digits that all look printed, but for those that are surely handwritten. */
function seen(cells: readonly Cell[], written: readonly Cell[] = []): Float32Array {
  const all = new Float32Array(81 * CLASSES);
  for (const cell of CELLS) {
    const digit = digitAt(SOLUTION, cell) ?? 0;
    all[cell * CLASSES + (cells.includes(cell) ? digit + (written.includes(cell) ? 9 : 0) : 0)] = 1;
  }
  return all;
}

/** Black ink and orange ink, as a camera sees them. */
const ink = (isOrange: boolean, cell: Cell): Tint => [
  (isOrange ? 0.07 : 0) + (cell % 3) / 200,
  (isOrange ? 0.04 : 0) + (cell % 2) / 150,
];
const asDrawn = (cell: Cell): Tint => ink(ENTRIES.includes(cell), cell);

describe('the tints of a photographed screen', () => {
  it('tell the givens, which are a puzzle by themselves', () => {
    expect(byTint(seen(FILLED), asDrawn)?.givens).toEqual(GIVENS);
  });

  it('leave a mistake in a third ink unclear', () => {
    const red = ENTRIES[3] as Cell;
    const told = byTint(seen(FILLED), (cell) => (cell === red ? [0.3, -0.07] : asDrawn(cell)));
    expect(told?.givens).toEqual(GIVENS);
    expect(told?.unclear).toEqual([red]);
  });

  it('tell nothing of one ink, of many digits that surely are handwritten, nor of digits that are all givens of a puzzle', () => {
    expect(byTint(seen(FILLED), (cell) => ink(false, cell))).toBeNull();
    expect(byTint(seen(FILLED), () => [0, 0])).toBeNull();
    expect(byTint(seen(FILLED, ENTRIES), asDrawn)).toBeNull();
    const few = [...GIVENS, ...ENTRIES.slice(0, 6)];
    expect(byTint(seen(few), asDrawn)).toMatchObject({ givens: null, unclear: [] });
    // Light hardly makes such tints: then the rarer is in doubt.
    const strong = (cell: Cell): Tint => (ENTRIES.includes(cell) ? [0.25, 0.1] : asDrawn(cell));
    expect(byTint(seen(few), strong)).toMatchObject({ givens: null, unclear: ENTRIES.slice(0, 6) });
  });

  it('do not tell if neither is a puzzle', () => {
    expect(byTint(seen(FILLED), (cell) => ink(cell % 2 === 0, cell))?.givens).toBeNull();
  });
});
