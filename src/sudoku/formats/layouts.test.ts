import { describe, expect, it } from 'vitest';
import { type Grid, seededRandom } from '../core';
import { LAYOUTS, PUZZLE_SETS } from '../testing';
import { readText } from '.';
import { choicesOf } from './testing';

/** How many puzzles are read in each layout. `npm run bench -- read` reads as many as one likes. */
const TEXTS = 6;

describe.each(Object.entries(LAYOUTS))('a puzzle as %s', (_, layout) => {
  it('is read as that puzzle, or offered with others', async () => {
    const random = seededRandom(5);
    const puzzles = [...PUZZLE_SETS.values()].flatMap((set) => set.slice(0, 40));
    const wrong: string[] = [];
    for (let i = 0; i < TEXTS; i++) {
      const puzzle = puzzles[random.below(puzzles.length)] as Grid;
      const text = layout(puzzle, random);
      const boards = choicesOf(await readText(text));
      if (!boards.some((board) => board.puzzle.givens === puzzle)) wrong.push(text);
    }
    expect(wrong).toEqual([]);
  });
});
