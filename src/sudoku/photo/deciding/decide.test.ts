import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CELLS, type Cell, type Digit, digitAt, type Grid, grid, gridFrom, put } from '../../core';
import { countSolutions } from '../../solver';
import { spoiltPuzzles } from '../../testing';
import { CLASSES } from '../network/weights';
import type { CellRead } from '../reading';
import { decide } from './decide';

/** Probabilities that are nearly sure of these givens, and of entries in other cells. */
function seen(givens: Grid, entries: Grid | null = null): Float32Array {
  const all = new Float32Array(81 * CLASSES).fill(0.0001);
  for (const cell of CELLS) {
    const entry = entries === null ? null : digitAt(entries, cell);
    all[cell * CLASSES + (digitAt(givens, cell) ?? (entry === null ? 0 : entry + 9))] = 0.998;
  }
  return all;
}

/** The same with one cell in doubt. */
function doubting(all: Float32Array, cell: number, chances: Readonly<Record<number, number>>): Float32Array {
  const changed = Float32Array.from(all);
  changed.fill(0.0001, cell * CLASSES, (cell + 1) * CLASSES);
  for (const [of, chance] of Object.entries(chances)) changed[cell * CLASSES + Number(of)] = chance;
  return changed;
}

/** Scales the probabilities of each cell so that they add up to one. */
function normalised(all: Float32Array): Float32Array {
  for (let at = 0; at < all.length; at += CLASSES) {
    const cell = all.subarray(at, at + CLASSES);
    const sum = cell.reduce((a, b) => a + b, 0);
    for (let i = 0; i < CLASSES; i++) cell[i] = (cell[i] as number) / sum;
  }
  return all;
}

const givensOf = (cells: readonly CellRead[]): Grid =>
  gridFrom(cells.map(({ mark }) => (mark.kind === 'given' ? mark.digit : null)));

/** A proper puzzle and its solution. */
const PUZZLE = grid('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79');
const SOLUTION = grid('534678912672195348198342567859761423426853791713924856961537284287419635345286179');

describe('the decision for a grid', () => {
  it('keeps sure readings, whether or not the givens are a proper puzzle; too many that are none are in doubt', () => {
    fc.assert(
      fc.property(spoiltPuzzles({ min: 20, max: 50 }), (puzzle) => {
        const { cells, proper } = decide(seen(puzzle));
        expect(givensOf(cells)).toBe(puzzle);
        expect(proper).toBe(countSolutions(puzzle, { limit: 2 }).count === 1);
        expect(cells.every(({ before }) => before === null)).toBe(true);
        const areSure = proper || CELLS.filter((cell) => digitAt(puzzle, cell) !== null).length <= 40;
        for (const { mark, sure } of cells) expect(sure).toBe(areSure || mark.kind === 'blank');
      }),
      { numRuns: 50 },
    );
  });

  it('is sure of no entry if the givens are no proper puzzle, which may lack it', () => {
    const isEntry = (cell: number): boolean => cell < 18 && PUZZLE[cell] !== '.';
    const part = (is: (cell: number) => boolean): Grid =>
      grid([...PUZZLE].map((digit, cell) => (is(cell) ? digit : '.')).join(''));
    const { cells, proper } = decide(
      seen(
        part((cell) => !isEntry(cell)),
        part(isEntry),
      ),
    );
    expect(proper).toBe(false);
    expect(cells.map(({ sure }) => sure)).toEqual(CELLS.map((cell) => !isEntry(cell)));
  });

  it('is not sure of a digit that by itself looks like none', () => {
    // Every other cell has a digit, so what may be blank is one too.
    const full = seen(
      PUZZLE,
      grid([...SOLUTION].map((digit, cell) => (PUZZLE[cell] === '.' ? digit : '.')).join('')),
    );
    const pale = doubting(full, 2, { 0: 0.51, 13: 0.49 });
    const [, , read] = decide(pale).cells;
    expect(read).toMatchObject({ mark: { kind: 'entry', digit: 4 }, sure: false });
  });

  it('is a proper puzzle whenever it says so, for any probabilities', () => {
    const anything = fc
      .array(fc.integer({ min: 1, max: 1000 }), { minLength: 81 * CLASSES, maxLength: 81 * CLASSES })
      .map((weights) => normalised(Float32Array.from(weights, (weight) => (weight / 1000) ** 8)));
    fc.assert(
      fc.property(anything, (probabilities) => {
        const { cells, proper } = decide(probabilities);
        expect(cells).toHaveLength(81);
        expect(proper).toBe(countSolutions(givensOf(cells), { limit: 2 }).count === 1);
      }),
      { numRuns: 10 },
    );
  });

  it('reads a doubtful given as the digit that makes a proper puzzle, and says so', () => {
    // The first given is a 5. A 6 in its place clashes with the 6 below it.
    const { cells, proper } = decide(doubting(seen(PUZZLE), 0, { 6: 0.6, 5: 0.4 }));
    expect(proper).toBe(true);
    expect(cells[0]).toEqual({
      mark: { kind: 'given', digit: 5 },
      likeliest: [
        { kind: 'given', digit: 6 },
        { kind: 'given', digit: 5 },
      ],
      sure: false,
      before: { kind: 'given', digit: 6 },
    });
    expect(givensOf(cells)).toBe(PUZZLE);
  });

  it('resolves several doubts at once', () => {
    const doubts = doubting(doubting(seen(PUZZLE), 0, { 6: 0.6, 5: 0.4 }), 80, { 8: 0.9, 9: 0.1 });
    expect(givensOf(decide(doubts).cells)).toBe(PUZZLE);
  });

  it('reads a doubtful given if the others have several solutions', () => {
    const blank = [...PUZZLE].findIndex(
      (digit, cell) =>
        digit !== '.' && countSolutions(put(PUZZLE, cell as Cell, null), { limit: 2 }).count === 2,
    );
    const digit = digitAt(PUZZLE, blank as Cell) as Digit;
    const { cells, proper } = decide(doubting(seen(PUZZLE), blank, { 0: 0.7, [digit]: 0.3 }));
    expect(proper).toBe(true);
    expect(cells[blank]?.mark).toEqual({ kind: 'given', digit });
  });

  it('never turns a sure reading into another', () => {
    const wrong = put(PUZZLE, 0 as Cell, 6);
    const { cells, proper } = decide(seen(wrong));
    expect(proper).toBe(false);
    expect(givensOf(cells)).toBe(wrong);
  });

  it('reads an ambiguous entry as the right digit, and leaves a clear mistake', () => {
    // The third cell holds a 4.
    const doubtful = decide(doubting(seen(PUZZLE, SOLUTION), 2, { 18: 0.8, 13: 0.2 }));
    expect(doubtful.cells[2]?.mark).toEqual({ kind: 'entry', digit: 4 });
    expect(doubtful.cells[2]?.before).toEqual({ kind: 'entry', digit: 9 });
    const clear = decide(seen(PUZZLE, put(SOLUTION, 2 as Cell, 9)));
    expect(clear.cells[2]?.mark).toEqual({ kind: 'entry', digit: 9 });
    expect(clear.cells[2]?.before).toBeNull();
  });

  it('prefers the right digit more, the fewer mistakes there are', () => {
    // The third cell holds a 4, which looks like a 9 nearly for sure.
    const nearlySure = (entries: Grid) => doubting(seen(PUZZLE, entries), 2, { 18: 0.99, 13: 0.004 });
    expect(decide(nearlySure(SOLUTION)).cells[2]?.mark).toEqual({ kind: 'entry', digit: 4 });
    const blanks = CELLS.filter((cell) => digitAt(PUZZLE, cell) === null && cell !== 2);
    const mistaken = blanks
      .slice(0, 15)
      .reduce(
        (entries, cell) => put(entries, cell, (((digitAt(SOLUTION, cell) as Digit) % 9) + 1) as Digit),
        SOLUTION,
      );
    expect(decide(nearlySure(mistaken)).cells[2]?.mark).toEqual({ kind: 'entry', digit: 9 });
  });

  it('is sure of a doubtful entry that the only solution confirms', () => {
    // The third cell holds a 4.
    const doubts = { 13: 0.7, 18: 0.3 };
    const confirmed = decide(doubting(seen(PUZZLE, SOLUTION), 2, doubts)).cells[2];
    expect(confirmed).toMatchObject({ mark: { kind: 'entry', digit: 4 }, sure: true, before: null });
    const open = put(PUZZLE, 0 as Cell, 6);
    const unconfirmed = decide(doubting(seen(open, SOLUTION), 2, doubts)).cells[2];
    expect(unconfirmed).toMatchObject({ mark: { kind: 'entry', digit: 4 }, sure: false });
  });

  it('reads a smudge as blank if nothing else is written', () => {
    const smudge = { 11: 0.6, 0: 0.4 };
    expect(decide(doubting(seen(PUZZLE), 2, smudge)).cells[2]?.mark).toEqual({ kind: 'blank' });
  });

  it('is not sure of an entry that may be notes, though it is the right digit, nor of the only one', () => {
    // The third cell holds a 4.
    const maybe = decide(doubting(seen(PUZZLE, SOLUTION), 2, { 13: 0.7, 19: 0.3 })).cells[2];
    expect(maybe).toMatchObject({ mark: { kind: 'entry', digit: 4 }, sure: false });
    const single = decide(doubting(seen(PUZZLE), 2, { 13: 0.99 })).cells[2];
    expect(single).toMatchObject({ mark: { kind: 'entry', digit: 4 }, sure: false });
  });

  it('is less readily sure of a given beside many entries, because some write as if they printed', () => {
    const nearly = { 5: 0.93, 14: 0.07 };
    expect(decide(doubting(seen(PUZZLE, SOLUTION), 0, nearly)).cells[0]?.sure).toBe(false);
    expect(decide(doubting(seen(PUZZLE), 0, nearly)).cells[0]?.sure).toBe(true);
  });

  it('keeps small notes', () => {
    expect(decide(doubting(seen(PUZZLE), 2, { 19: 0.99 })).cells[2]?.mark).toEqual({ kind: 'notes' });
  });
});
