import { readFileSync } from 'node:fs';
import { decode } from 'jpeg-js';
import { expect, it } from 'vitest';
import { CELLS, grid, NO_DIGITS } from '../core';
import { Network } from './network/network';
import { clearNotesFor, withNotes } from './notes/testing';
import type { Picture } from './picture';
import { type GridRead, readBetween, readPhoto } from './read';

const network = new Network(readFileSync(new URL('./network/weights.bin', import.meta.url)));

function photo(): Picture {
  const file = new URL('../testing/photos/printed/image106.jpg', import.meta.url);
  const { width, height, data } = decode(readFileSync(file), { useTArray: true });
  return { width, height, rgba: data };
}

/** The picture turned by a quarter clockwise. */
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

/** The digits of the photograph, from its file. */
const told = readFileSync(new URL('../testing/photos/printed/image106.dat', import.meta.url), 'utf8')
  .split('\n')
  .slice(2)
  .join('')
  .replace(/\s/g, '')
  .replaceAll('0', '.');

it.each([0, 1, 2, 3])('reads the digits of a photograph after %i quarter turns', (turns) => {
  let picture = photo();
  for (let turn = 0; turn < turns; turn++) picture = turned(picture);
  expect(digitsIn(picture)).toBe(told);
});

it('reports its stages, and stops when the listener throws', () => {
  const stages: string[] = [];
  expect(() =>
    readPhoto(photo(), network, (stage) => {
      stages.push(stage);
      if (stage === 'reading') throw new Error('stop');
    }),
  ).toThrow('stop');
  expect(stages).toEqual(['finding', 'reading']);
});

it('reads small notes written into a photograph, and no others', () => {
  const notes = clearNotesFor(grid(told));
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
