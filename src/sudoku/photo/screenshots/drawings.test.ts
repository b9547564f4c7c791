import { describe, expect, it } from 'vitest';
import { CELLS, type Cell } from '../../core';
import { CLASSES } from '../network/weights';
import { digitIn, NOTES } from '../reading';
import { withoutDrawings } from './drawings';
import type { Colour, Ink } from './inks';

const WHITE: Colour = [255, 255, 255];
const BLACK: Colour = [20, 20, 20];
const ORANGE: Colour = [230, 160, 50];
const LAST = 80 as Cell;

/** What is read in the last cell, beside twenty black digits: with this ink, and so likely a 4. */
function lastWith(ink: Colour, four: number, rest: number): { chances: Float32Array; isDrawing: boolean } {
  const seen = new Float32Array(81 * CLASSES);
  for (const cell of CELLS) seen[cell * CLASSES + (cell < 20 ? 7 : 0)] = 1;
  seen.fill(0, LAST * CLASSES);
  seen[LAST * CLASSES + 4] = four;
  seen[LAST * CLASSES + rest] = 1 - four;
  const inks = CELLS.map(
    (cell): Ink => ({ ground: WHITE, ink: cell < 20 ? BLACK : cell === LAST ? ink : WHITE }),
  );
  const { probabilities, drawings } = withoutDrawings(seen, inks);
  expect(CELLS.filter((cell) => digitIn(probabilities, cell) === 7)).toEqual(CELLS.slice(0, 20));
  return { chances: probabilities.subarray(LAST * CLASSES), isDrawing: drawings.has(LAST) };
}

describe('what a program drew', () => {
  it('is no digit without ink, which is beyond doubt', () => {
    const { chances, isDrawing } = lastWith([245, 250, 255], 0.1, 0);
    expect([...chances.subarray(0, 5)]).toEqual([1, 0, 0, 0, 0]);
    expect(isDrawing).toBe(false);
  });

  it('may be notes with little ink', () => {
    const { chances } = lastWith([245, 250, 255], 0.1, NOTES);
    expect(chances[NOTES]).toBe(1);
  });

  it('is no digit if it hardly looks like one and has an ink of its own, but in doubt', () => {
    const { chances, isDrawing } = lastWith(ORANGE, 0.55, 11);
    expect(chances[0]).toBe(1);
    expect(isDrawing).toBe(true);
  });

  it.each<[string, Colour, number]>([
    ['looks like one', ORANGE, 0.95],
    ['has the ink of digits', BLACK, 0.55],
  ])('is a digit if it %s', (_, ink, four) => {
    const { chances, isDrawing } = lastWith(ink, four, 11);
    expect(chances[4]).toBeCloseTo(four);
    expect(isDrawing).toBe(false);
  });

  it('is a digit where too few are sure', () => {
    const seen = new Float32Array(81 * CLASSES).fill(0.05);
    const inks = CELLS.map((): Ink => ({ ground: WHITE, ink: WHITE }));
    expect(withoutDrawings(seen, inks).probabilities).toBe(seen);
  });
});
