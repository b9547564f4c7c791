import { expect, it } from 'vitest';
import { type Cell, DIGITS, digitSet, NO_COLOURS, NO_DIGITS, recoloured } from '../../sudoku/core';
import { placedNotes } from './notes';

const CELL = 40 as Cell;

it('a note is in the place of its digit, in its colour', () => {
  const colours = recoloured(NO_COLOURS, [CELL], 9, 3);
  const [one, nine] = placedNotes(CELL, { notes: digitSet(1, 9), corners: null, colours });
  expect(one).toMatchObject({ digit: 1, colour: null });
  expect(nine).toMatchObject({ digit: 9, colour: 3 });
  expect(one?.x).toBeLessThan(0.5);
  expect(nine?.y).toBeGreaterThan(0.5);
});

it('if corner notes are in use, they are in the corners, and the others in a line between them', () => {
  const placed = placedNotes(CELL, { notes: digitSet(4, 7), corners: digitSet(1, 2), colours: NO_COLOURS });
  const at = (digit: number) => placed.find((note) => note.digit === digit);
  expect(at(1)?.x).toBeLessThan(0.3);
  expect(at(2)?.x).toBeGreaterThan(0.7);
  expect([at(4)?.y, at(7)?.y]).toEqual([0.5, 0.5]);
});

it('notes never overlap, however many there are, and never leave their cell', () => {
  for (let centre = 0; centre <= 9; centre++)
    for (let around = 0; around <= 9; around++) {
      const notes = centre === 0 ? NO_DIGITS : digitSet(...DIGITS.slice(0, centre));
      const corners = around === 0 ? NO_DIGITS : digitSet(...DIGITS.slice(0, around));
      const placed = placedNotes(CELL, { notes, corners, colours: NO_COLOURS });
      for (const [place, one] of placed.entries()) {
        expect(Math.min(one.x, one.y, 1 - one.x, 1 - one.y)).toBeGreaterThan(0.06);
        for (const other of placed.slice(place + 1)) {
          const isApart = Math.abs(one.x - other.x) > 0.155 || Math.abs(one.y - other.y) > 0.2;
          expect(isApart, `${centre} and ${around}: ${one.digit}, ${other.digit}`).toBe(true);
        }
      }
    }
});
