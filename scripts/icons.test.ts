import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url));
const [, touched = ''] =
  /rel="apple-touch-icon" href="\.\/([^"]+)"/.exec(read('index.html').toString()) ?? [];

/** In the header of a PNG: red, green and blue, without alpha. */
const OPAQUE = 2;

it.each([
  [touched, 180],
  ['icon-maskable.png', 512],
])('an icon that the system cuts to its own shape is opaque up to its corners: %s', (file, size) => {
  const png = read(`public/${file}`);
  expect([png.readUInt32BE(16), png.readUInt32BE(20), png.readUInt8(25)]).toEqual([size, size, OPAQUE]);
  // One colour may still be declared transparent.
  expect(png.includes('tRNS')).toBe(false);
});
