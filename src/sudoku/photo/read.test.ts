import { readFileSync } from 'node:fs';
import { decode } from 'jpeg-js';
import { expect, it } from 'vitest';
import {
  CELLS,
  candidatesAt,
  type Digit,
  type DigitSet,
  digitAt,
  digitSet,
  grid,
  has,
  NO_DIGITS,
} from '../core';
import { Network } from './network/network';
import { handwritten } from './notes/testing';
import type { Picture } from './picture';
import { type GridRead, readBetween, readPhoto } from './read';
import { placesOnGrid } from './testing';

const network = new Network(readFileSync(new URL('./network/weights.bin', import.meta.url)));

function photo(): Picture {
  const file = new URL('../testing/photos/printed/image106.jpg', import.meta.url);
  const { width, height, data } = decode(readFileSync(file), { useTArray: true });
  return { width, height, rgba: data };
}

/** The picture turned by a quarter, with the clock. */
function turned({ width, height, rgba }: Picture): Picture {
  const out = new Uint8Array(rgba.length);
  for (let y = 0; y < width; y++) {
    for (let x = 0; x < height; x++) {
      const from = ((height - 1 - x) * width + y) * 4;
      out.set(rgba.subarray(from, from + 4), (y * height + x) * 4);
    }
  }
  return { width: height, height: width, rgba: out };
}

function gridIn(picture: Picture): GridRead {
  const read = readPhoto(picture, network);
  const grid = read.ok ? read.value[0] : undefined;
  if (grid === undefined) throw new Error('no grid');
  return grid;
}

const digitsIn = (picture: Picture): string =>
  gridIn(picture)
    .cells.map(({ mark }) => (mark.kind === 'given' ? mark.digit : '.'))
    .join('');

/** The digits that are told of the photograph. */
const told = readFileSync(new URL('../testing/photos/printed/image106.dat', import.meta.url), 'utf8')
  .split('\n')
  .slice(2)
  .join('')
  .replace(/\s/g, '')
  .replaceAll('0', '.');

it('reads a photograph as its file tells, upright or lying on its side', () => {
  const upright = photo();
  expect(digitsIn(upright)).toBe(told);
  expect(digitsIn(turned(upright))).toBe(told);
  expect(digitsIn(turned(turned(turned(upright))))).toBe(told);
});

it('tells its stages, and stops where that is wished', () => {
  const stages: string[] = [];
  expect(() =>
    readPhoto(photo(), network, (stage) => {
      stages.push(stage);
      if (stage === 'reading') throw new Error('stop');
    }),
  ).toThrow('stop');
  expect(stages).toEqual(['finding', 'reading']);
});

/** Of the digits that can be drawn, those that are read as notes. */
const NOTES: readonly Digit[] = [1, 2, 6, 9];

/** Writes small notes into cells of a photograph, in their usual places. */
function withNotes(picture: Picture, notes: readonly DigitSet[]): Picture {
  const place = placesOnGrid(picture);
  if (place === null) throw new Error('no grid');
  const rgba = picture.rgba.slice();
  const fine = 64;
  for (const cell of CELLS) {
    for (const digit of NOTES.filter((one) => has(notes[cell] ?? NO_DIGITS, one))) {
      const inkAt = handwritten(digit);
      const left = ((digit - 1) % 3) * 0.3;
      const top = Math.floor((digit - 1) / 3) * 0.3;
      for (let i = 0; i < fine * fine; i++) {
        const [u, v] = [(i % fine) / fine, Math.floor(i / fine) / fine];
        const { x, y } = place(cell, left + 0.4 * u, top + 0.4 * v);
        const at = (Math.floor(y) * picture.width + Math.floor(x)) * 4;
        const paper = picture.rgba[at] ?? 0;
        for (let c = 0; c < 3; c++)
          rgba[at + c] = Math.min(rgba[at + c] ?? 0, paper - (paper - 30) * inkAt(u, v));
      }
    }
  }
  return { ...picture, rgba };
}

it('reads small notes that were written into a photograph, and none that were not', () => {
  const puzzle = grid(told);
  const blank = CELLS.filter((cell) => digitAt(puzzle, cell) === null);
  const notes = CELLS.map((cell) => {
    const possible = candidatesAt(puzzle, cell);
    return blank.indexOf(cell) % 2 === 0 ? digitSet(...NOTES.filter((one) => has(possible, one))) : NO_DIGITS;
  });
  const upright = withNotes(photo(), notes);
  const areRead = (read: GridRead | null): void => {
    const cells = CELLS.filter((cell) => read?.notes[cell] !== NO_DIGITS);
    for (const cell of cells) expect(read?.notes[cell]).toBe(notes[cell]);
    expect(cells.length).toBeGreaterThanOrEqual(4);
  };
  const read = gridIn(upright);
  areRead(read);
  areRead(gridIn(turned(upright)));
  areRead(readBetween(upright, read.corners, network));
});
