import { expect, it } from 'vitest';
import { CELLS, digitAt, EMPTY_GRID, type Grid, put } from '../core';
import { bruteForce, EXAMPLES, PUZZLE_SETS } from '../testing';
import { examineGivens } from '.';
import { lastOf } from './testing';

const givensOf = (puzzle: Grid) => CELLS.filter((cell) => digitAt(puzzle, cell) !== null);

it('a puzzle with 17 givens needs each of them', () => {
  const [puzzle = EMPTY_GRID] = PUZZLE_SETS.get('17-clue') ?? [];
  expect(lastOf(examineGivens(puzzle))).toEqual({ needed: givensOf(puzzle), spare: [], complete: true });
});

it('the spare givens are those that brute force finds', () => {
  const [puzzle = EMPTY_GRID] = PUZZLE_SETS.get('easy') ?? [];
  const spare = givensOf(puzzle).filter((cell) => bruteForce(put(puzzle, cell, null), 2).length === 1);
  const found = lastOf(examineGivens(puzzle));
  expect(spare.length).toBeGreaterThan(0);
  expect(found.spare).toEqual(spare);
  expect(found.needed).toEqual(givensOf(puzzle).filter((cell) => !spare.includes(cell)));
});

it('any one given of a full grid can be spared', () => {
  const answer = EXAMPLES.find(({ verdict }) => verdict === 'one')?.answer ?? EMPTY_GRID;
  expect(lastOf(examineGivens(answer)).spare).toEqual(CELLS);
});

it('each value has one given more, and the last is marked complete', () => {
  const [puzzle = EMPTY_GRID] = PUZZLE_SETS.get('17-clue') ?? [];
  const values = [...examineGivens(puzzle)];
  expect(values.map(({ needed }) => needed.length)).toEqual(values.map((_, i) => i + 1));
  expect(values.map(({ complete }) => complete)).toEqual(values.map((_, i) => i === 16));
});
