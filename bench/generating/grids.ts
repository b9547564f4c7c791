import { type Grid, grid } from '../../src/sudoku/core';
import {
  completionsOf,
  drawSolution,
  MOST_COMPLETIONS,
  MOST_WITHOUT_TWINS,
} from '../../src/sudoku/generator/grids/solutionGrid';
import {
  BAND_CLASSES,
  type Band,
  bandOf,
  bands,
  classOf,
  columnSetsOf,
  deviation,
} from '../../src/sudoku/generator/grids/testing';
import { sourceOf } from '../../src/sudoku/generator/random';
import type { Benchmark, Row } from '../benchmark';

/** The number of solution grids, found by Bertram Felgenhauer and Frazer Jarvis in 2005. */
const ALL = 6_670_903_752_021_072_936_960n;

/** What stands for all bands that are alike. */
interface Alike {
  readonly band: Band;
  count: number;
}

/**
 * Counts all solution grids with what the generator draws them by. So it proves that every one can be drawn, and that
 * no band and stack have more completions than the generator thinks.
 */
export const grids: Benchmark = {
  about:
    'count all solution grids, class of bands by class: ten minutes (--only drawn: those drawn against the shares)',
  *measure({ only, puzzles, seed }) {
    if (only?.includes('drawn')) {
      yield* compareDrawn(puzzles ?? 100_000, seed);
      return;
    }
    const classes = new Map<string, Alike>();
    const stacks = new Map<string, Alike>();
    for (const band of bands()) {
      note(classes, classOf(band), band);
      note(stacks, band.slice(1).map(columnSetsOf).sort().join(), band);
    }
    let total = 0n;
    for (const [name, { band, count }] of classes) {
      let ways = 0;
      let most = 0;
      for (const stack of stacks.values()) {
        const completions = completionsOf(ends(band, stack.band));
        ways += stack.count * completions;
        most = Math.max(most, completions);
      }
      const twins = new Set(band.map(columnSetsOf)).size < 3;
      if (most > (twins ? MOST_COMPLETIONS : MOST_WITHOUT_TWINS))
        throw new Error(`${name} with some stack can be completed in ${most} ways`);
      total += BigInt(count) * BigInt(ways);
      yield { class: name, bands: count, ways, most, twins: twins ? 'yes' : 'no' };
    }
    // The digits of the first box, and the order of the columns, or rows, in the two others of the band and the stack.
    const all = total * 362_880n * 36n * 36n;
    if (all !== ALL) throw new Error(`there are ${all} grids`);
    console.error(`${classes.size} classes of bands, ${all} grids`);
  },
};

/** How far the shares of drawn grids are from the exact ones, in standard deviations of chi-square. */
function* compareDrawn(count: number, seed: number): Generator<Row> {
  const source = sourceOf(0, seed, 0);
  const starts = new Map<string, number>();
  const classes = new Map(BAND_CLASSES.map(({ name }) => [name, 0]));
  for (let i = 0; i < count; i++) {
    const drawn = drawSolution(source);
    const start = drawn.slice(0, 2);
    starts.set(start, (starts.get(start) ?? 0) + 1);
    const name = classOf(bandOf(drawn));
    classes.set(name, (classes.get(name) ?? Number.NaN) + 1);
  }
  const all = BAND_CLASSES.reduce((sum, { grids }) => sum + grids, 0);
  const shares: readonly (readonly [string, readonly number[], readonly number[]])[] = [
    ['first two digits', [...starts.values()], Array<number>(72).fill(count / 72)],
    ['class of first band', [...classes.values()], BAND_CLASSES.map(({ grids }) => (count * grids) / all)],
  ];
  for (const [what, counts, expected] of shares)
    yield { what, grids: count, values: counts.length, deviation: deviation(counts, expected).toFixed(2) };
}

function note(seen: Map<string, Alike>, name: string, band: Band): void {
  const alike = seen.get(name);
  if (alike === undefined) seen.set(name, { band, count: 1 });
  else alike.count++;
}

/** A grid whose first band is `band`, and whose first stack is `stack` laid on its side. The rest is 1. */
function ends(band: Band, stack: Band): Grid {
  const digits = Array<number>(81).fill(0);
  band.forEach((box, b) => {
    box.forEach((digit, i) => {
      digits[9 * Math.floor(i / 3) + 3 * b + (i % 3)] = digit;
    });
  });
  // On its side the first box must still be in reading order, so each digit becomes another.
  stack.slice(1).forEach((box, b) => {
    box.forEach((digit, i) => {
      digits[9 * (3 * b + 3 + (i % 3)) + Math.floor(i / 3)] = 3 * (digit % 3) + Math.floor(digit / 3);
    });
  });
  return grid(digits.map((digit) => digit + 1).join(''));
}
