import { describe, expect, it } from 'vitest';
import { CELLS, type Cell, digitAt, type Grid, grid, put, seededRandom } from '../../core';
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

const cellsOf = (seen: Float32Array, inks: Inks) => {
  const { probabilities, unclear } = toldByInk(seen, inks);
  return decide(probabilities, unclear).cells;
};

/** The cells that are read as entries. */
const entriesOf = (seen: Float32Array, inks: Inks): Cell[] => {
  const cells = cellsOf(seen, inks);
  return CELLS.filter((cell) => cells[cell]?.mark.kind === 'entry');
};

/** The digits in doubt. */
const doubtsOf = (seen: Float32Array, inks: Inks): Cell[] => {
  const cells = cellsOf(seen, inks);
  return CELLS.filter((cell) => cells[cell]?.sure === false && cells[cell].mark.kind !== 'blank');
};

/** Colours as a small picture keeps them that was stored as JPEG: each channel is off by at most `off`. */
function noisy(colourOf: (cell: Cell) => Colour, off: number): Inks {
  const random = seededRandom(1);
  const kept = (value: number): number => value - off + random.below(2 * off + 1);
  const inks = inked((cell) => {
    const [red, green, blue] = colourOf(cell);
    return [kept(red), kept(green), kept(blue)];
  });
  return { ...inks, isFlat: false };
}

const FILLED = CELLS.filter((cell) => digitAt(ENTRIES, cell) !== null);

/** The first given read as another digit, so that the givens are no proper puzzle. */
function misreadIn(seen: Float32Array): Float32Array {
  const misread = Float32Array.from(seen);
  misread.fill(0.0001, 0, CLASSES);
  misread[3] = 0.998;
  return misread;
}

/** A blank cell in the row of a given. */
const clashingWith = (given: Cell): Cell =>
  BLANKS.find((cell) => Math.floor(cell / 9) === Math.floor(given / 9)) ?? given;

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
      ).probabilities,
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

  it.each([
    ['black and pale blue', [40, 40, 40], [84, 98, 130], 14],
    ['two of one brightness, one tinted', [68, 74, 82], [79, 92, 128], 7],
    ['white and pale red on black', [210, 215, 220], [205, 130, 135], 14],
  ] as const)('tells in a small JPEG, whose grounds are not flat: %s', (_, givens, entries, off) => {
    const inks = noisy((cell) => (isGiven(cell) ? givens : entries), off);
    expect(entriesOf(printed(ENTRIES), inks)).toEqual(FILLED);
  });

  it('tells nothing by one ink that is paler where strokes are thin, as in a photograph', () => {
    const inks = noisy((cell) => [60 + (cell % 9) * 12, 60 + (cell % 9) * 12, 64 + (cell % 9) * 12], 6);
    expect(entriesOf(printed(ENTRIES), inks)).toEqual([]);
  });

  it('leaves all digits in doubt if nothing tells which of two inks is that of the givens', () => {
    const full = BLANKS.reduce((entries, cell) => put(entries, cell, digitAt(SOLUTION, cell) ?? 1), BLANK);
    const some = FILLED.reduce((entries, cell) => put(entries, cell, digitAt(full, cell)), BLANK);
    const seen = printed(put(some, BLANKS[1] as Cell, 9));
    const inks = inked((cell) => (isGiven(cell) ? [40, 90, 190] : [190, 90, 40]));
    const misread = misreadIn(seen);
    expect(doubtsOf(misread, inks).length).toBeGreaterThan(60 - BLANKS.length + 10);
    expect(entriesOf(misread, inks)).toEqual([]);
  });

  it('takes many entries, which are a puzzle by themselves, for entries though a given was misread', () => {
    const full = BLANKS.reduce((entries, cell) => put(entries, cell, digitAt(SOLUTION, cell) ?? 1), BLANK);
    const inks = inked((cell) => (isGiven(cell) ? BLACK : BLUE));
    expect(entriesOf(misreadIn(printed(full)), inks)).toEqual(expect.arrayContaining(BLANKS));
  });

  it('takes entries for entries though some of them clash and a given was misread', () => {
    const clashing = put(ENTRIES, FILLED[1] as Cell, digitAt(ENTRIES, FILLED[0] as Cell));
    const inks = inked((cell) => (isGiven(cell) ? BLACK : BLUE));
    expect(entriesOf(misreadIn(printed(clashing)), inks)).toEqual(expect.arrayContaining(FILLED));
  });

  it('takes red mistakes for entries, and leaves a red given that one clashes with in doubt', () => {
    // A 5 below a 5 that the puzzle does not need; the first is given.
    const mistake = 72 as Cell;
    const seen = printed(put(ENTRIES, mistake, 5));
    const spare = CELLS.find(
      (cell) => isGiven(cell) && countSolutions(put(PUZZLE, cell, null), { limit: 2 }).count === 1,
    ) as Cell;
    const clash = printed(put(ENTRIES, clashingWith(spare), digitAt(PUZZLE, spare)));
    const red = (cells: readonly Cell[]): Inks =>
      inked((cell) => (cells.includes(cell) ? RED : isGiven(cell) ? BLACK : BLUE));
    expect(entriesOf(seen, red([mistake]))).toContain(mistake);
    expect(doubtsOf(clash, red([spare, clashingWith(spare)]))).toContain(spare);
    expect(entriesOf(clash, red([spare, clashingWith(spare)]))).toContain(clashingWith(spare));
  });

  it('leaves givens whose colour points out one digit', () => {
    const inks = inked((cell) => (digitAt(PUZZLE, cell) === 6 ? BLUE : BLACK));
    expect(entriesOf(printed(BLANK), inks)).toEqual([]);
  });
});
