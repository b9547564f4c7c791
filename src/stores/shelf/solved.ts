import type { Grid } from '../../sudoku/core';
import { type Daily, dayOfCode, purposeOf } from '../../sudoku/generator';
import type { Difficulty, TechniqueId } from '../../sudoku/techniques';
import { array, gridFrom, oneOf, readStored, record, string, type Written } from '../storage/stored';
import { readKept, type TextStore } from '../storage/textStore';
import type { Card, Finish } from './card';
import { finishFrom, LEVELS } from './packing';

/*
 * The record of solved puzzles. The cards of the shelf have it. When a finished puzzle is deleted from the shelf, its
 * result is stored as a text, so that it still counts as solved.
 */

/** A puzzle that the player has finished, as it went the first time. */
export interface Solved extends Finish {
  readonly givens: Grid;
  /** `null` while a puzzle that was not made here has not been rated. */
  readonly level: Difficulty | null;
  /** Which puzzle of a day it is; `null` for any other. */
  readonly daily: Daily | null;
  /** The technique that it was made for, if any. */
  readonly technique: TechniqueId | null;
}

/** Every solved puzzle once, with its first result, even if it was deleted and opened again since. Earliest first. */
export function solvedOf(cards: Iterable<Card>, deleted: readonly Finished[] = []): readonly Solved[] {
  const first = new Map<Grid, Solved>();
  const all = [...deleted.map(solvedFrom), ...[...cards].flatMap(solvedOn)];
  for (const one of all.sort((a, b) => a.at - b.at)) if (!first.has(one.givens)) first.set(one.givens, one);
  return [...first.values()];
}

/** What is kept of a card when it is deleted: its first result, if it was finished and its level is known. */
export function finishedOf(card: Card): readonly Finished[] {
  const [solved] = solvedOn(card);
  const [finish] = card.finishes;
  if (solved === undefined || finish === undefined || solved.level === null) return [];
  const { code } = card.origin;
  return [{ givens: card.givens, level: solved.level, finish, ...(code !== undefined && { code }) }];
}

function solvedOn({ givens, hardness, origin: { code = '' }, finishes: [first] }: Card): readonly Solved[] {
  if (first === undefined) return [];
  const { level, needs } = purposeOf(code);
  const rated = hardness?.kind === 'rated' ? hardness.difficulty : level;
  return [{ ...first, givens, level: rated, daily: dayOfCode(code), technique: needs }];
}

const solvedFrom = ({ givens, level, finish, code = '' }: Finished): Solved => ({
  ...finish,
  givens,
  level,
  daily: dayOfCode(code),
  technique: purposeOf(code).needs,
});

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
export const deletedResultsIn = (textStore: TextStore): readonly Finished[] =>
  readKept(textStore, FINISHED_KEY, WRITTEN, () => {}) ?? [];

/** Stores further results. Of each puzzle the earlier stored result stays. */
export function keepDeletedResults(textStore: TextStore, further: readonly Finished[]): void {
  if (further.length === 0) return;
  const finished = [
    ...new Map(
      [...deletedResultsIn(textStore), ...further].toReversed().map((one) => [one.givens, one]),
    ).values(),
  ];
  textStore.put(FINISHED_KEY, JSON.stringify({ version: WRITTEN.version, finished: finished.toReversed() }));
}

/** The results of deleted puzzles in a text; none if it cannot be read. */
export function deletedResultsFrom(text: string): readonly Finished[] {
  const read = readStored(text, WRITTEN);
  return read.ok ? read.value : [];
}
