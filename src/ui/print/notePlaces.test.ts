import { expect, it } from 'vitest';
import { ALL_DIGITS, DIGITS, digitSet, NO_DIGITS } from '../../sudoku/core';
import { cornerPlaces, type NotePlace, ninePlaces } from './notePlaces';

/** The room of a digit of 4.4 units. */
const box = ({ x, y }: NotePlace) => ({ left: x - 1.35, right: x + 1.35, top: y - 3.25, bottom: y });

function expectLegible(places: readonly NotePlace[]): void {
  const boxes = places.map(box);
  const covered = boxes.filter((one, at) =>
    boxes
      .slice(0, at)
      .some(
        (other) =>
          one.left <= other.right &&
          other.left <= one.right &&
          one.top <= other.bottom &&
          other.top <= one.bottom,
      ),
  );
  const outside = boxes.filter(
    ({ left, right, top, bottom }) => Math.min(left, top) < 0.8 || Math.max(right, bottom) > 19.2,
  );
  expect([covered, outside], JSON.stringify(places)).toEqual([[], []]);
}

it('all notes in their nine places are legible', () => {
  expect(ninePlaces(ALL_DIGITS).map(({ digit }) => digit)).toEqual([...DIGITS]);
  expectLegible(ninePlaces(ALL_DIGITS));
});

it('any number of corner notes and centre notes is legible', () => {
  for (let corners = 0; corners <= 9; corners++)
    for (let centre = 0; centre <= 9; centre++) {
      const places = cornerPlaces(
        digitSet(...DIGITS.slice(0, centre)),
        digitSet(...DIGITS.slice(0, corners)),
      );
      expect(places).toHaveLength(corners + centre);
      expectLegible(places);
    }
});

it('a corner note is in a corner, a centre note in the middle', () => {
  expect(cornerPlaces(digitSet(4), digitSet(1))).toMatchObject([{ digit: 1 }, { digit: 4, x: 10 }]);
  expect(cornerPlaces(NO_DIGITS, digitSet(1))[0]?.x).toBeLessThan(5);
});
