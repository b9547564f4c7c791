import { readFileSync } from 'node:fs';
import { decode } from 'jpeg-js';
import { expect, it } from 'vitest';
import { Network } from './network/network';
import type { Picture } from './picture';
import { readPhoto } from './read';

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

function digitsIn(picture: Picture): string {
  const read = readPhoto(picture, network);
  const grid = read.ok ? read.value[0] : undefined;
  if (grid === undefined) throw new Error('no grid');
  return grid.cells.map(({ mark }) => (mark.kind === 'given' ? mark.digit : '.')).join('');
}

it('reads a photograph as its file tells, upright or lying on its side', () => {
  const told = readFileSync(new URL('../testing/photos/printed/image106.dat', import.meta.url), 'utf8');
  const digits = told.split('\n').slice(2).join('').replace(/\s/g, '').replaceAll('0', '.');
  const upright = photo();
  expect(digitsIn(upright)).toBe(digits);
  expect(digitsIn(turned(upright))).toBe(digits);
  expect(digitsIn(turned(turned(turned(upright))))).toBe(digits);
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
