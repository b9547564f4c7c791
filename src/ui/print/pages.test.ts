import { describe, expect, it } from 'vitest';
import { boardOf, type Cell, grid, NO_COLOURS, NO_NOTES, recoloured } from '../../sudoku/core';
import { between, digitsOf, inPages, solved } from './pages';

const GIVENS = grid(`53${'.'.repeat(79)}`);
const SOLUTION = grid('534678912672195348198342567859761423426853791713924856961537284287419635345286179');

describe('the printed part of a board', () => {
  const board = {
    ...boardOf(GIVENS, { kind: 'typed', name: null, at: null }),
    entries: grid(`..4${'.'.repeat(78)}`),
  };

  it('is the whole board, or its givens alone', () => {
    expect(digitsOf(board, 'asItIs', true)).toBe(board);
    const { givens, entries, answers, notes, corners } = digitsOf(board, 'givens', true);
    expect(givens).toBe(GIVENS);
    expect(entries).toMatch(/^\.{81}$/);
    expect(answers).toMatch(/^\.{81}$/);
    expect(notes).toBe(NO_NOTES);
    expect(corners).toBeNull();
  });

  it('includes the colours on request', () => {
    const coloured = { ...board, colours: recoloured(NO_COLOURS, [3 as Cell], null, 2) };
    expect(digitsOf(coloured, 'asItIs', true).colours).toBe(coloured.colours);
    expect(digitsOf(coloured, 'asItIs', false)).toEqual(board);
    expect(digitsOf(coloured, 'givens', true).colours).toBe(NO_COLOURS);
  });

  it('has each digit of a solution once', () => {
    const { givens, answers } = solved({ givens: GIVENS, solution: SOLUTION });
    expect([...answers].map((digit, cell) => (digit === '.' ? givens[cell] : digit)).join('')).toBe(SOLUTION);
    expect(answers.slice(0, 3)).toBe('..4');
  });
});

it('takes the puzzles between two places of a set, without unreadable ones', () => {
  const puzzle = (place: number) =>
    place === 2 ? null : { number: place + 1, givens: GIVENS, solution: SOLUTION };
  expect(between(puzzle, 2, 5).map(({ number }) => number)).toEqual([2, 4, 5]);
});

it('fills pages in order; the last one may not be full', () => {
  expect(inPages([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(inPages([], 4)).toEqual([]);
});
