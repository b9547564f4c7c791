import { basename } from 'node:path';
import { type Grid, grid, type Random } from '../../src/sudoku/core';
import { countSolutions } from '../../src/sudoku/solver';
import { PUZZLE_SETS } from '../../src/sudoku/testing';
import { imageOf } from './images';
import { readPuzzles } from './puzzles';

/** A puzzle, the name of its set, and its number in the set, from 1. */
export interface Dealt {
  readonly id: string;
  readonly puzzle: Grid;
}

/** Our own sets of proper puzzles, or the sets in `files` if there are any. */
export const setsOf = (files: readonly string[]): ReadonlyMap<string, readonly Grid[]> =>
  files.length === 0
    ? PUZZLE_SETS
    : new Map(files.map((file) => [basename(file), readPuzzles(file).map(({ puzzle }) => puzzle)]));

/**
 * Yields proper puzzles without end. Takes one of each set in turn, in random order, until a set has no more. When all
 * sets are used up, yields random symmetric images of their puzzles in the same way.
 */
export function* deal(sets: ReadonlyMap<string, readonly Grid[]>, random: Random): Generator<Dealt> {
  for (let round = 0; ; round++) {
    const packs = [...sets].map(([set, puzzles]) =>
      random.shuffle(puzzles.map((puzzle, i) => ({ id: `${set} ${i + 1}`, puzzle }))),
    );
    const most = Math.max(0, ...packs.map(({ length }) => length));
    let dealt = 0;
    for (let i = 0; i < most; i++) {
      for (const pack of packs) {
        const next = pack[i];
        if (next === undefined || countSolutions(next.puzzle, { limit: 2 }).count !== 1) continue;
        dealt++;
        yield round === 0
          ? next
          : { id: `${next.id}, image ${round}`, puzzle: grid(imageOf(next.puzzle, random)) };
      }
    }
    if (dealt === 0) throw new Error('no puzzle has one solution');
  }
}

/** The items from one index up to another, as `slice` does. */
export function* between<T>(all: Iterable<T>, from: number, to: number): Generator<T> {
  if (to <= from) return;
  let at = 0;
  for (const one of all) {
    if (at >= from) yield one;
    if (++at === to) return;
  }
}
