import type { Grid } from '../../sudoku/core';
import type { Difficulty } from '../../sudoku/techniques';
import { array, gridFrom, oneOf, readStored, record, string, type Written } from '../storage/stored';
import { readKept, type Vault } from '../storage/vault';
import type { Finish } from './card';
import { finishFrom, LEVELS } from './packing';

/*
 * The results of puzzles that were finished and then deleted from the shelf, so that they still count as solved.
 */

/** The result of the first time a puzzle was finished. */
export interface Finished {
  readonly givens: Grid;
  readonly level: Difficulty;
  readonly finish: Finish;
  /** What it was made from. Earlier versions kept none. */
  readonly code?: string;
}

export const FINISHED_KEY = 'unwind.finished';

const WRITTEN: Written<readonly Finished[]> = {
  version: 1,
  read: ({ finished }) =>
    array(finished).map((one) => {
      const { givens, level, finish, code } = record(one);
      return {
        givens: gridFrom(givens),
        level: oneOf(LEVELS, level),
        finish: finishFrom(finish),
        ...(code !== undefined && { code: string(code) }),
      };
    }),
};

/** The results of deleted puzzles. Sets an unreadable text aside. */
export const goneIn = (vault: Vault): readonly Finished[] =>
  readKept(vault, FINISHED_KEY, WRITTEN, () => {}) ?? [];

/** Stores further results. Of each puzzle the earlier stored result stays. */
export function keepGone(vault: Vault, further: readonly Finished[]): void {
  if (further.length === 0) return;
  const finished = [
    ...new Map([...goneIn(vault), ...further].toReversed().map((one) => [one.givens, one])).values(),
  ];
  vault.put(FINISHED_KEY, JSON.stringify({ version: WRITTEN.version, finished: finished.toReversed() }));
}

/** The results in a text; none if it cannot be read. */
export function goneFrom(text: string): readonly Finished[] {
  const read = readStored(text, WRITTEN);
  return read.ok ? read.value : [];
}
