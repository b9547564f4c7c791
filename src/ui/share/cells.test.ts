import { expect, it } from 'vitest';
import {
  boardOf,
  type Cell,
  candidatesAt,
  digitSet,
  grid,
  NO_DIGITS,
  play,
  visibleOf,
} from '../../sudoku/core';
import type { BoardLayer } from '../shared';
import { playedCells, tinted } from './cells';

const GIVENS = grid('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79');
const BLANK = 2 as Cell;
const OTHER = 3 as Cell;
const puzzle = boardOf(GIVENS, { kind: 'typed', name: null, at: null });
const board = play(play(puzzle, { kind: 'enter', cells: [BLANK], digit: 4, strike: false }), {
  kind: 'note',
  cells: [OTHER],
  digit: 6,
});

it('a picture distinguishes givens, entries and notes', () => {
  const cells = playedCells(board, false, false);
  expect(cells[0]).toMatchObject({ digit: 5, ink: 'given' });
  expect(cells[BLANK]).toMatchObject({ digit: 4, ink: 'guess' });
  expect(cells[OTHER]).toMatchObject({ digit: null, candidates: digitSet(6) });
});

it('a picture has all candidates in place of the notes on request', () => {
  expect(playedCells(board, true, true)[OTHER]?.candidates).toBe(candidatesAt(visibleOf(board), OTHER));
});

it('a picture has corner notes if they are in use, unless all candidates are requested', () => {
  const cornered = play(board, { kind: 'corner', cells: [OTHER], digit: 2 });
  expect(playedCells(cornered, false, true)[OTHER]).toMatchObject({ corners: digitSet(2) });
  expect(playedCells(cornered, false, false)[OTHER]?.corners).toBeUndefined();
  expect(playedCells(cornered, true, true)[OTHER]?.corners).toBeUndefined();
});

it('the picture leaves out what a hint draws itself', () => {
  const marks: BoardLayer['marks'] = new Map([[OTHER, { looks: ['hint-house', 'hint-target'], told: '' }]]);
  const cells = tinted(playedCells(board, false, true), { marks, notes: [] });
  expect(cells[OTHER]).toMatchObject({
    ground: 'now',
    frame: 'cursor',
    candidates: NO_DIGITS,
    corners: NO_DIGITS,
  });
  expect(cells[0]).toMatchObject({ ground: 'plain', digit: 5 });
});
