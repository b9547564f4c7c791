import type { Grid } from '../../sudoku/core';
import type { Difficulty } from '../../sudoku/techniques';
import { array, gridFrom, oneOf, readStored, record, type Written } from '../saving/stored';
import { readKept, type Vault } from '../saving/vault';
import type { Card, Finish } from './card';
import { finishFrom, LEVELS } from './packing';

/*
 * How puzzles went that were finished, and then deleted from the shelf: what was solved stays solved.
 */

/** How a puzzle went the first time that it was finished. */
export interface Finished {
  readonly givens: Grid;
  readonly level: Difficulty;
  readonly finish: Finish;
}

export const FINISHED_KEY = 'unwind.finished';

const WRITTEN: Written<readonly Finished[]> = {
  version: 1,
  read: ({ finished }) =>
    array(finished).map((one) => {
      const { givens, level, finish } = record(one);
      return { givens: gridFrom(givens), level: oneOf(LEVELS, level), finish: finishFrom(finish) };
    }),
};

/** How a puzzle went, if it was finished and its level is known. */
export function finishedOf({ givens, hardness, finishes: [first] }: Card): readonly Finished[] {
  if (hardness?.kind !== 'rated' || first === undefined) return [];
  return [{ givens, level: hardness.difficulty, finish: first }];
}

/** Those of deleted puzzles. A text that cannot be read is set aside. */
export const goneIn = (vault: Vault): readonly Finished[] =>
  readKept(vault, FINISHED_KEY, WRITTEN, () => {}) ?? [];

/** Keeps how these went too. */
export function keepGone(vault: Vault, further: readonly Finished[]): void {
  if (further.length === 0) return;
  const finished = [
    ...new Map([...goneIn(vault), ...further].toReversed().map((one) => [one.givens, one])).values(),
  ];
  vault.put(FINISHED_KEY, JSON.stringify({ version: WRITTEN.version, finished: finished.toReversed() }));
}

/** Those that a text has; none if it cannot be read. */
export function goneFrom(text: string): readonly Finished[] {
  const read = readStored(text, WRITTEN);
  return read.ok ? read.value : [];
}
