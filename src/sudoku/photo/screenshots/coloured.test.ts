import { describe, expect, it } from 'vitest';
import { CELLS, type Cell, digitAt, type Grid, grid, put } from '../../core';
import { countSolutions } from '../../solver';
import { decide } from '../deciding/decide';
import { CLASSES } from '../network/weights';
import { toldByInk } from './coloured';
import type { Colour, Inks } from './inks';

const PUZZLE = grid('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79');
const SOLUTION = grid('534678912672195348198342567859761423426853791713924856961537284287419635345286179');
const BLANK = grid('.'.repeat(81));
const BLANKS = CELLS.filter((cell) => digitAt(PUZZLE, cell) === null);
/** Correct entries in every other blank cell. */
const ENTRIES = BLANKS.filter((_, i) => i % 2 === 0).reduce(
  (entries, cell) => put(entries, cell, digitAt(SOLUTION, cell) ?? 1),
  BLANK,
);

const WHITE: Colour = [255, 255, 255];
const BLACK: Colour = [10, 10, 10];
const BLUE: Colour = [40, 90, 200];
const GREY: Colour = [130, 130, 130];
const RED: Colour = [180, 50, 10];

/** Probabilities that take all digits for printed, as on a screen. */
function printed(entries: Grid): Float32Array {
  const all = new Float32Array(81 * CLASSES).fill(0.0001);
  for (const cell of CELLS)
    all[cell * CLASSES + (digitAt(PUZZLE, cell) ?? digitAt(entries, cell) ?? 0)] = 0.998;
  return all;
}

const inked = (colourOf: (cell: Cell) => Colour, ground = WHITE): Inks => ({
  cells: CELLS.map((cell) => ({ ground, ink: colourOf(cell) })),
  isFlat: true,
});

const isGiven = (cell: Cell): boolean => digitAt(PUZZLE, cell) !== null;

/** The cells that are read as entries. */
const entriesOf = (seen: Float32Array, inks: Inks): Cell[] => {
  const { cells } = decide(toldByInk(seen, inks));
  return CELLS.filter((cell) => cells[cell]?.mark.kind === 'entry');
};

const FILLED = CELLS.filter((cell) => digitAt(ENTRIES, cell) !== null);

describe('the colour of ink', () => {
  it.each([
    ['black and blue', BLACK, BLUE, WHITE],
    ['blue and black', BLUE, BLACK, WHITE],
    ['black and grey', BLACK, GREY, WHITE],
    ['white and blue on black', WHITE, BLUE, BLACK],
  ])('tells givens from entries: %s', (_, givens, entries, ground) => {
    // Half of the entries alone are no proper puzzle, so blue givens are told too.
    expect(
      entriesOf(
        printed(ENTRIES),
        inked((cell) => (isGiven(cell) ? givens : entries), ground),
      ),
    ).toEqual(FILLED);
  });

  it('takes the less colourful digits for givens if both inks are proper puzzles', () => {
    const full = BLANKS.reduce((entries, cell) => put(entries, cell, digitAt(SOLUTION, cell) ?? 1), BLANK);
    const inks = inked((cell) => (isGiven(cell) ? BLACK : BLUE));
    expect(entriesOf(printed(full), inks)).toEqual(BLANKS);
  });

  it('changes nothing if all digits have one ink', () => {
    const seen = printed(ENTRIES);
    expect(
      toldByInk(
        seen,
        inked(() => BLACK),
      ),
    ).toBe(seen);
  });

  it('finds which of two red digits that clash is the mistake', () => {
    // A 5 above a 5: the first is given.
    const mistake = 72 as Cell;
    const seen = printed(put(BLANK, mistake, 5));
    const red = [0, mistake];
    const inks = inked((cell) => (red.includes(cell) ? RED : BLACK));
    expect(entriesOf(seen, inks)).toEqual([mistake]);
  });

  it('leaves a given in thin strokes, which are paler, if the puzzle needs it', () => {
    const needed = CELLS.find(
      (cell) => isGiven(cell) && countSolutions(put(PUZZLE, cell, null), { limit: 2 }).count > 1,
    );
    const inks = inked((cell) => (cell === needed ? GREY : BLACK));
    expect(entriesOf(printed(BLANK), inks)).toEqual([]);
  });

  it('tells on paper and wood if each ink is one exact colour, and not if it varies as in a photograph', () => {
    const colourOf = (cell: Cell): Colour => (isGiven(cell) ? BLACK : BLUE);
    const onWood = { ...inked(colourOf), isFlat: false };
    expect(entriesOf(printed(ENTRIES), onWood)).toEqual(FILLED);
    const varying = inked((cell) => {
      const [red, green, blue] = colourOf(cell);
      return [red, green + 10 * (cell % 4), blue + 12 * (cell % 3)];
    });
    expect(entriesOf(printed(ENTRIES), { ...varying, isFlat: false })).toEqual([]);
  });

  it('leaves givens whose colour points out one digit', () => {
    const inks = inked((cell) => (digitAt(PUZZLE, cell) === 6 ? BLUE : BLACK));
    expect(entriesOf(printed(BLANK), inks)).toEqual([]);
  });
});
