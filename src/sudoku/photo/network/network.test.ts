import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { decode } from 'jpeg-js';
import { describe, expect, it } from 'vitest';
import { findGrids } from '../find';
import { SIDE } from '../straight';
import { Convolution } from './convolution';
import { Network } from './network';
import { CLASSES, INPUT, layersIn, WEIGHTS_BYTES } from './weights';

const here = (file: string): Uint8Array => readFileSync(new URL(file, import.meta.url));
const weights = here('weights.bin');
const network = new Network(weights);

const likeliest = (probabilities: Float32Array, place: number): number => {
  const cell = [...probabilities.subarray(place * CLASSES, (place + 1) * CLASSES)];
  return cell.indexOf(Math.max(...cell));
};

/** The digit of a class; blanks and notes have none. */
const digitOf = (one: number): number => (one === 19 ? 0 : one > 9 ? one - 9 : one);

describe('the weights', () => {
  it('are those that the training wrote', () => {
    expect(createHash('sha256').update(weights).digest('hex')).toBe(
      'b34a30ae8af8fe7375e2eb3efddd7d39c9d41f19e6bb11b9b9fd011b634cebba',
    );
  });

  it('are at most 250 KB', () => {
    expect(weights.byteLength).toBe(WEIGHTS_BYTES);
    expect(WEIGHTS_BYTES).toBeLessThan(250_000);
  });

  it('are refused if the file has another length', () => {
    expect(() => new Network(weights.subarray(1))).toThrow(/bytes/);
  });
});

describe('the network', () => {
  it('computes what the training program computes with the same weights', () => {
    const samples = here('../../testing/cells/samples.bin');
    const count = 25;
    const told = new DataView(samples.buffer, samples.byteOffset + count * INPUT * INPUT);
    // Five by five cells, in every second place of a grid.
    const places = Array.from({ length: count }, (_, i) => Math.floor(i / 5) * 18 + (i % 5) * 2);
    const straight = new Uint8Array(SIDE * SIDE);
    for (const [i, place] of places.entries()) {
      const corner = (20 + Math.floor(place / 9) * 36) * SIDE + 20 + (place % 9) * 36;
      for (let y = 0; y < INPUT; y++) {
        const row = samples.subarray((i * INPUT + y) * INPUT, (i * INPUT + y + 1) * INPUT);
        straight.set(row, corner + y * SIDE);
      }
    }
    const found = network.read(straight);
    for (const [i, place] of places.entries()) {
      for (let k = 0; k < CLASSES; k++) {
        expect(found[place * CLASSES + k]).toBeCloseTo(told.getFloat32((i * CLASSES + k) * 4, true), 4);
      }
    }
  });

  it('gives each cell probabilities that add up to one', () => {
    const noise = new Uint8Array(SIDE * SIDE).map((_, i) => (i * 7919) % 256);
    for (const straight of [noise, new Uint8Array(SIDE * SIDE), new Uint8Array(SIDE * SIDE).fill(255)]) {
      const found = network.read(straight);
      for (let place = 0; place < 81; place++) {
        const cell = found.subarray(place * CLASSES, (place + 1) * CLASSES);
        expect(Math.min(...cell)).toBeGreaterThanOrEqual(0);
        expect(cell.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 5);
      }
    }
  });

  it('reads white paper as blank', () => {
    const found = network.read(new Uint8Array(SIDE * SIDE).fill(255));
    expect(likeliest(found, 40)).toBe(0);
  });

  it.each(['image1006', 'image1049', 'image106', 'image13'])(
    'reads the only grid in %s, printed and filled in',
    (name) => {
      const photo = (kind: string, ending: string) => here(`../../testing/photos/${kind}/${name}.${ending}`);
      const digits = (kind: string): number[] =>
        [
          ...new TextDecoder().decode(photo(kind, 'dat')).split('\n').slice(2).join('').replace(/\D/g, ''),
        ].map(Number);
      const printed = digits('printed');
      const classes = {
        printed,
        written: digits('written').map((digit, place) => (printed[place] === 0 ? digit + 9 : digit)),
      };
      for (const kind of ['printed', 'written'] as const) {
        const { width, height, data } = decode(photo(kind, 'jpg'), { useTArray: true });
        const grids = findGrids({ width, height, rgba: data });
        const [grid = expect.fail('no grid'), another] = grids.ok ? grids.value : [];
        expect(another).toBeUndefined();
        expect(grid.sureness).toBeGreaterThan(0.85);
        const found = network.read(grid.straight);
        const read = classes[kind].map((_, place) => likeliest(found, place));
        // Each digit is itself; a cell or two may be taken for print or for handwriting.
        expect(read.map(digitOf)).toEqual(classes[kind].map(digitOf));
        expect(read.filter((one, place) => one !== classes[kind][place]).length).toBeLessThanOrEqual(2);
      }
    },
  );
});

describe('a layer', () => {
  it('sums each square of its input, which is padded with zeros', () => {
    const layer = layersIn(weights)[1];
    if (layer === undefined) throw new Error('no second layer');
    const { depth, width, stride, padding, square, bias } = layer;
    const side = 5;
    const input = Float32Array.from({ length: side * side * depth }, (_, i) => Math.sin(i));
    const convolution = new Convolution(layer, side);
    const out = convolution.apply(input, true);
    expect(convolution.outSide).toBe(3);
    const at = (x: number, y: number, k: number): number =>
      x < 0 || y < 0 || x >= side || y >= side ? 0 : (input[(y * side + x) * depth + k] as number);
    for (let y = 0; y < 3; y++) {
      for (let x = 0; x < 3; x++) {
        for (let o = 0; o < width; o++) {
          let sum = bias[o] as number;
          for (let j = 0; j < square; j++) {
            for (let i = 0; i < square; i++) {
              for (let k = 0; k < depth; k++) {
                const weight = layer.weights[((o * square + j) * square + i) * depth + k] as number;
                sum += at(x * stride + i - padding, y * stride + j - padding, k) * weight;
              }
            }
          }
          expect(out[(y * 3 + x) * width + o]).toBeCloseTo(Math.max(0, sum), 4);
        }
      }
    }
  });
});
