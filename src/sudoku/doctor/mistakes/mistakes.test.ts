import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Cell,
  cellsOf,
  DIGITS,
  digitAt,
  EMPTY_GRID,
  type Grid,
  grid,
  type House,
  put,
  seededRandom,
} from '../../core';
import { puzzles } from '../../testing';
import { drawMistake, type Fix, KINDS, suspicionsOf } from '.';
import { confusion } from './confusion';

const anyPuzzle = puzzles({ min: 17, max: 60 });

describe('confusion', () => {
  it.each(DIGITS)('of %i with the other digits adds up to 1', (meant) => {
    expect(confusion(meant, meant)).toBe(0);
    expect(DIGITS.reduce((sum, written) => sum + confusion(meant, written), 0)).toBeCloseTo(1);
  });

  it('is likely only between digits that look alike', () => {
    for (const [a, b] of [
      [1, 7],
      [3, 8],
      [3, 5],
      [5, 6],
      [6, 8],
      [4, 9],
    ] as const) {
      expect(confusion(a, b)).toBeGreaterThan(0.1);
      expect(confusion(b, a)).toBeGreaterThan(0.1);
    }
    expect(confusion(1, 8)).toBeLessThan(0.01);
  });
});

describe('the kinds of mistakes', () => {
  it('have shares that add up to a hundred', () => {
    expect(KINDS.reduce((sum, { share }) => sum + share, 0)).toBe(100);
  });

  it('have a total weight that is the sum over all their mistakes', () => {
    fc.assert(
      fc.property(anyPuzzle, (puzzle) => {
        for (const kind of KINDS) {
          const sum = kind.mistakes(puzzle).reduce((sum, { weight }) => sum + weight, 0);
          expect(kind.totalWeight(puzzle)).toBeCloseTo(sum);
        }
      }),
    );
  });

  it('always change the puzzle', () => {
    fc.assert(
      fc.property(anyPuzzle, (puzzle) => {
        const mistakes = KINDS.flatMap((kind) => kind.mistakes(puzzle));
        expect(mistakes.map(({ typed }) => typed)).not.toContain(puzzle);
      }),
    );
  });

  it('can be undone, each mistake with its weight', () => {
    fc.assert(
      fc.property(anyPuzzle, fc.nat(), (puzzle, choice) => {
        for (const kind of KINDS) {
          const mistakes = kind.mistakes(puzzle);
          if (mistakes.length === 0) continue;
          const typed = mistakes[choice % mistakes.length]?.typed ?? puzzle;
          const made = mistakes.filter((mistake) => mistake.typed === typed);
          const undone = kind.undo(typed).filter(({ meant }) => meant === puzzle);
          expect(total(undone)).toBeCloseTo(total(made));
        }
      }),
    );
  });

  it('undo only mistakes that can happen', () => {
    fc.assert(
      fc.property(anyPuzzle, fc.nat(), (typed, choice) => {
        for (const kind of KINDS) {
          const undone = kind.undo(typed);
          const { meant } = undone[choice % undone.length] ?? {};
          if (meant !== undefined)
            expect(kind.mistakes(meant).map((mistake) => mistake.typed)).toContain(typed);
        }
      }),
    );
  });
});

const total = (items: readonly { readonly weight: number }[]): number =>
  items.reduce((sum, { weight }) => sum + weight, 0);

describe('suspicions', () => {
  it('come with a fix that leads to the meant puzzle', () => {
    fc.assert(
      fc.property(anyPuzzle, (typed) => {
        for (const { fix, meant } of suspicionsOf(typed)) expect(applied(typed, fix)).toBe(meant);
      }),
      { numRuns: 20 },
    );
  });

  it('come once each, the likeliest first', () => {
    fc.assert(
      fc.property(anyPuzzle, (typed) => {
        const suspicions = suspicionsOf(typed);
        expect(new Set(suspicions.map(({ meant }) => meant)).size).toBe(suspicions.length);
        const chances = suspicions.map(({ chance }) => chance);
        expect(chances).toEqual(chances.toSorted((a, b) => b - a));
      }),
    );
  });

  it.each<[string, string, string, Fix]>([
    [
      'a digit taken for another',
      '7........',
      '1........',
      { kind: 'change', cell: 0 as Cell, from: 7, to: 1 },
    ],
    ['a digit too many', '.4.....2.', '.......2.', { kind: 'remove', cell: 1 as Cell, digit: 4 }],
    [
      'two digits in the wrong order',
      '.45......',
      '.54......',
      { kind: 'swap', a: 1 as Cell, b: 2 as Cell, first: 4, second: 5 },
    ],
    [
      'a digit beside its cell',
      '.4.......',
      '..4......',
      { kind: 'move', cell: 1 as Cell, to: 2 as Cell, digit: 4 },
    ],
    [
      'a blank left out',
      '.4.6.....',
      '..4.6....',
      { kind: 'shift', row: 0 as House, first: 1 as Cell, last: 3 as Cell, by: 1, doubled: null },
    ],
    [
      'a blank typed twice',
      '.4...6.8.',
      '.4..6.8..',
      { kind: 'shift', row: 0 as House, first: 5 as Cell, last: 7 as Cell, by: -1, doubled: null },
    ],
    [
      'a digit typed twice',
      '.44.6....',
      '.4.6.....',
      { kind: 'shift', row: 0 as House, first: 4 as Cell, last: 4 as Cell, by: -1, doubled: 2 as Cell },
    ],
    [
      'a digit that repeats the last',
      '.44......',
      '.4.......',
      { kind: 'remove', cell: 2 as Cell, digit: 4 },
    ],
    [
      'a blank left out, with everything after it one place off',
      `.4.6.....${'.12......'.repeat(7)}3.5......`,
      `..4.6.....${'.12......'.repeat(7)}3.5.....`,
      { kind: 'insert', cell: 0 as Cell },
    ],
    [
      'a cell typed twice, with everything after it one place off',
      `.44.6.....${'.12......'.repeat(7)}3.5.....`,
      `.4.6.....${'.12......'.repeat(7)}3.5......`,
      { kind: 'takeOut', cell: 2 as Cell },
    ],
  ])('know %s', (_, typed, meant, fix) => {
    const found = suspicionsOf(grid(typed.padEnd(81, '.'))).find(
      (suspicion) => suspicion.meant === meant.padEnd(81, '.'),
    );
    expect(found?.fix).toEqual(fix);
  });
});

describe('a drawn mistake', () => {
  it('depends on the seed alone', () => {
    fc.assert(
      fc.property(anyPuzzle, fc.integer(), (puzzle, seed) => {
        expect(drawMistake(puzzle, seededRandom(seed))).toBe(drawMistake(puzzle, seededRandom(seed)));
      }),
    );
  });

  it('is among the suspicions', () => {
    fc.assert(
      fc.property(anyPuzzle, fc.integer(), (puzzle, seed) => {
        const typed = drawMistake(puzzle, seededRandom(seed));
        expect(suspicionsOf(typed).map(({ meant }) => meant)).toContain(puzzle);
      }),
    );
  });

  it('happens as often as its chance says', () => {
    const puzzle = put(EMPTY_GRID, 8 as Cell, 1);
    const random = seededRandom(1);
    const seven = put(EMPTY_GRID, 8 as Cell, 7);
    const chance = suspicionsOf(seven).find(({ meant }) => meant === puzzle)?.chance ?? 0;
    // A lone digit cannot be swapped, so the other kinds are more frequent.
    const expected = chance / 0.9;
    const draws = 4000;
    const hits = Array.from({ length: draws }, () => drawMistake(puzzle, random)).filter(
      (g) => g === seven,
    ).length;
    expect(hits / draws).toBeCloseTo(expected, 1);
  });
});

/** The puzzle after a fix, written independently of the code under test. */
function applied(typed: Grid, fix: Fix): Grid {
  switch (fix.kind) {
    case 'change':
      expect(digitAt(typed, fix.cell)).toBe(fix.from);
      return put(typed, fix.cell, fix.to);
    case 'remove':
      expect(digitAt(typed, fix.cell)).toBe(fix.digit);
      return put(typed, fix.cell, null);
    case 'swap':
      expect([digitAt(typed, fix.a), digitAt(typed, fix.b)]).toEqual([fix.first, fix.second]);
      return put(put(typed, fix.a, fix.second), fix.b, fix.first);
    case 'move':
      expect([digitAt(typed, fix.cell), digitAt(typed, fix.to)]).toEqual([fix.digit, null]);
      return put(put(typed, fix.cell, null), fix.to, fix.digit);
    case 'insert':
      return grid(`${typed.slice(0, fix.cell)}.${typed.slice(fix.cell, 80)}`);
    case 'takeOut':
      return grid(`${typed.slice(0, fix.cell)}${typed.slice(fix.cell + 1)}.`);
    case 'shift': {
      const moving = cellsOf(fix.row).filter((cell) => cell >= fix.first && cell <= fix.last);
      let cleared = fix.doubled === null ? typed : put(typed, fix.doubled, null);
      for (const cell of moving) cleared = put(cleared, cell, null);
      return moving.reduce((grid, cell) => {
        const digit = digitAt(typed, cell);
        return digit === null ? grid : put(grid, (cell + fix.by) as Cell, digit);
      }, cleared);
    }
  }
}
