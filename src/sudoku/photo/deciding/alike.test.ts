import { describe, expect, it } from 'vitest';
import { CELLS, type Cell, columnOf, rowOf, seededRandom } from '../../core';
import { CLASSES } from '../network/weights';
import { CELL, SIDE, type StraightPicture } from '../straight';
import { toldByLikeness } from './alike';

const DIGIT = 4;
const UNCLEAR = 80 as Cell;

/** A grid with a stroke in each of the last cells of every row, drawn by the pattern that `patternOf` names. */
function straightWith(patternOf: (cell: Cell) => number): StraightPicture {
  const straight = new Uint8Array(SIDE * SIDE).fill(255);
  for (const cell of CELLS) {
    const random = seededRandom(patternOf(cell));
    const [left, top] = [CELL + columnOf(cell) * CELL - 10, CELL + rowOf(cell) * CELL - 10];
    // Blots of five pixels, so that a move of one changes little.
    for (let y = 0; y < 20; y += 5) {
      for (let x = 0; x < 20; x += 5) {
        if (random.below(2) === 0) continue;
        for (let row = y; row < y + 5; row++)
          straight.fill(30, (top + row) * SIDE + left + x, (top + row) * SIDE + left + x + 5);
      }
    }
  }
  return straight;
}

/** Probabilities of a printed 4 in every other cell, and of an unclear one. */
function seen(printed: number): Float32Array {
  const all = new Float32Array(81 * CLASSES);
  for (const cell of CELLS) all[cell * CLASSES + (cell % 2 === 0 ? DIGIT : 0)] = 1;
  all[UNCLEAR * CLASSES + DIGIT] = printed;
  all[UNCLEAR * CLASSES + 9 + DIGIT] = 1 - printed;
  return all;
}

const printedIn = (all: Float32Array): number => all[UNCLEAR * CLASSES + DIGIT] as number;

describe('how alike digits are', () => {
  it('makes an unclear digit print if it looks like the printed ones', () => {
    expect(
      printedIn(
        toldByLikeness(
          seen(0.2),
          straightWith(() => 1),
        ),
      ),
    ).toBeGreaterThan(0.8);
  });

  it('makes it handwriting if it does not', () => {
    const straight = straightWith((cell) => (cell === UNCLEAR ? 2 : 1));
    expect(printedIn(toldByLikeness(seen(0.6), straight))).toBeLessThan(0.4);
  });

  it('tells nothing where printed digits do not look alike', () => {
    const all = seen(0.4);
    expect(
      toldByLikeness(
        all,
        straightWith((cell) => cell + 1),
      ),
    ).toBe(all);
  });
});
