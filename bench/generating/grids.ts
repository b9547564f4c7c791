import { type Grid, grid } from '../../src/sudoku/core';
import {
  completionsOf,
  MOST_COMPLETIONS,
  MOST_WITHOUT_TWINS,
} from '../../src/sudoku/generator/grids/solutionGrid';
import { type Band, bands, classOf, columnSetsOf } from '../../src/sudoku/generator/grids/testing';
import type { Benchmark } from '../benchmark';

/** The number of solution grids, found by Bertram Felgenhauer and Frazer Jarvis in 2005. */
const ALL = 6_670_903_752_021_072_936_960n;

/** What stands for all bands that are alike. */
interface Alike {
  readonly band: Band;
  count: number;
}

/**
 * Counts all solution grids with what the generator draws them by. So it proves that every one can be drawn, and that no
 * band and stack have more completions than the generator thinks.
 */
export const grids: Benchmark = {
  about: 'count all solution grids, class of bands by class: ten minutes',
  *measure() {
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
