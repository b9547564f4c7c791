import fc from 'fast-check';
import { GIFEncoder } from 'gifenc';
import { describe, expect, it } from 'vitest';
import { beginGif } from './gif';
import { indexer, paletteOf, UNCHANGED } from './palette';
import type { Rgb } from './protocol';
import { COLOURS, readGif } from './testing';

const WIDTH = 40;
const HEIGHT = 30;

/** A colour as a canvas stores it. */
const pixelOf = ([red, green, blue]: Rgb): number => (0xff000000 | (blue << 16) | (green << 8) | red) >>> 0;

const picture = (colour: Rgb): Uint32Array => new Uint32Array(WIDTH * HEIGHT).fill(pixelOf(colour));

const begin = () => beginGif(GIFEncoder, { width: WIDTH, height: HEIGHT, colours: COLOURS });

describe('the file of a clip', () => {
  it('has each frame with its duration, and is played for ever', () => {
    const file = begin();
    file.add(picture(COLOURS.sheet), 200);
    file.add(picture(COLOURS.ink), 200);
    const told = file.add(picture(COLOURS.chosen), 2000);
    const bytes = file.finish();
    expect(bytes.length).toBe(told + 1);
    const gif = readGif(bytes);
    expect(gif).toMatchObject({ version: 'GIF89a', width: WIDTH, height: HEIGHT, loops: 0, whole: true });
    expect(gif.frames.map(({ delay }) => delay)).toEqual([200, 200, 2000]);
    expect(gif.frames.every(({ width, height }) => width === WIDTH && height === HEIGHT)).toBe(true);
  });

  it('keeps unchanged pixels, with very few bytes', () => {
    const file = begin();
    const some = [COLOURS.sheet, COLOURS.ink, COLOURS.chosen].map(pixelOf);
    const noisy = picture(COLOURS.sheet).map((_, i) => some[((i * 2_654_435_761) >>> 16) % 3] ?? 0);
    file.add(noisy, 100);
    const changed = noisy.slice();
    changed[WIDTH * 4 + 7] = pixelOf(COLOURS.refuted);
    file.add(changed, 100);
    const [first, second] = readGif(file.finish()).frames;
    expect(first).toMatchObject({ transparent: false, dispose: 1 });
    expect(second).toMatchObject({ transparent: true, dispose: 1 });
    expect(second?.bytes).toBeLessThan((first?.bytes ?? 0) / 4);
  });
});

describe('the colours of a clip', () => {
  const palette = paletteOf(COLOURS);
  const indexOf = indexer(palette);
  const nearestTo = (colour: Rgb): Rgb => palette[indexOf(pixelOf(colour))] ?? [0, 0, 0];

  it('fit in seven bits', () => {
    expect(palette.length).toBeLessThanOrEqual(128);
  });

  it('are exactly those of the page', () => {
    for (const colour of Object.values(COLOURS)) expect(nearestTo(colour)).toEqual(colour);
  });

  it('are never stored as unchanged, and are near the drawn colours', () => {
    const channel = fc.nat(255);
    fc.assert(
      fc.property(fc.tuple(channel, channel, channel), (colour) => {
        expect(indexOf(pixelOf(colour))).not.toBe(UNCHANGED);
      }),
    );
    // The edge of a black digit on white; of a blue digit on its tint.
    for (const [ground, ink] of [
      ['sheet', 'ink'],
      ['chosenWash', 'chosen'],
      ['nowWash', 'ink'],
      ['sheet', 'proven'],
      ['refutedWash', 'refuted'],
    ] as const)
      for (let share = 0; share <= 1; share += 0.05) {
        const blend = COLOURS[ground].map((from, i) =>
          Math.round(from + ((COLOURS[ink][i] ?? 0) - from) * share),
        ) as unknown as Rgb;
        const near = nearestTo(blend);
        for (const i of [0, 1, 2] as const) expect(Math.abs(near[i] - blend[i])).toBeLessThan(24);
      }
  });
});
