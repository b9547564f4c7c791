import type { Grid } from '../../sudoku/core';
import type { Candidate } from '../../sudoku/techniques';
import { array, gridFrom, index, readStored, record, type Written } from '../storage/stored';
import type { TextStore } from '../storage/textStore';
import type { Conclusion, Memory } from './state';

/** What hints have concluded about a puzzle. */
type Concluded = Pick<Memory, 'givens' | 'concluded'>;

export const CONCLUDED_KEY = 'unwind.concluded';

/** What was concluded is stored only about the puzzles that had a hint last, at most this many. */
const MOST_PUZZLES = 20;

const WRITTEN: Written<readonly Concluded[]> = {
  version: 1,
  read: ({ puzzles }) => array(puzzles).map(puzzleFrom),
};

/** What a stored text says of each puzzle, the last one first; nothing if it cannot be read. */
export function concludedFrom(text: string | null): readonly Concluded[] {
  const read = readStored(text ?? '', WRITTEN);
  return read.ok ? read.value : [];
}

/** What earlier hints have concluded about a puzzle, also in an earlier visit. */
export const concludedAbout = (textStore: Pick<TextStore, 'get'>, givens: Grid): readonly Conclusion[] =>
  concludedFrom(textStore.get(CONCLUDED_KEY)).find((one) => one.givens === givens)?.concluded ?? [];

/** Stores what hints have concluded about puzzles. Of puzzles that are stored already, this replaces what is. */
export function keepConcluded(
  textStore: Pick<TextStore, 'get' | 'put'>,
  further: readonly Concluded[],
): void {
  if (further.length === 0) return;
  const others = concludedFrom(textStore.get(CONCLUDED_KEY)).filter(
    ({ givens }) => !further.some((one) => one.givens === givens),
  );
  const puzzles = [...further, ...others].slice(0, MOST_PUZZLES);
  textStore.put(CONCLUDED_KEY, JSON.stringify({ version: WRITTEN.version, puzzles }));
}

function puzzleFrom(value: unknown): Concluded {
  const { givens, concluded } = record(value);
  return { givens: gridFrom(givens), concluded: array(concluded).map(conclusionFrom) };
}

function conclusionFrom(value: unknown): Conclusion {
  const { filled, eliminates } = record(value);
  return {
    filled: gridFrom(filled),
    eliminates: array(eliminates).map((one) => index(one, 9 * 81 - 1) as Candidate),
  };
}
