import { readFileSync } from 'node:fs';
import type { Digit } from '../../core';
import { INPUT } from '../network/weights';

const samples = readFileSync(new URL('../../testing/cells/samples.bin', import.meta.url));

/** So many columns and rows at the sides of a sample may hold lines, and at the right what is beside the digit. */
const LEFT = 3;
const RIGHT = 9;
/** What is paler than this, as a part of the darkest ink, is the grain of the paper. */
const GRAIN = 0.3;

/** How dark a digit that somebody wrote is (0 to 1) at a place in its cell, `across` and `down` from 0 to 1. */
export function handwritten(digit: Digit): (across: number, down: number) => number {
  const sample = samples.subarray((9 + digit) * INPUT ** 2, (10 + digit) * INPUT ** 2);
  const inkAt = (x: number, y: number): number =>
    x < LEFT || x >= INPUT - RIGHT || y < 1 || y >= INPUT - 1 ? 0 : 255 - (sample[y * INPUT + x] ?? 255);
  const all = Array.from({ length: INPUT ** 2 }, (_, at) => inkAt(at % INPUT, Math.floor(at / INPUT)));
  const darkest = Math.max(...all);
  return (across, down) => {
    const ink = inkAt(Math.floor(across * INPUT), Math.floor(down * INPUT)) / darkest;
    return ink < GRAIN ? 0 : ink;
  };
}
