import type { Grid } from '../../sudoku/core';
import { type Daily, dayOfCode, purposeOf } from '../../sudoku/generator';
import type { Difficulty, TechniqueId } from '../../sudoku/techniques';
import type { Card, Finish } from './card';
import type { Finished } from './gone';

/*
 * The record of solved puzzles. It is stored nowhere by itself: the cards of the shelf have it, and of puzzles that were
 * deleted `gone.ts` keeps it.
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
export function solvedOf(cards: Iterable<Card>, gone: readonly Finished[] = []): readonly Solved[] {
  const first = new Map<Grid, Solved>();
  const all = [...gone.map(solvedFrom), ...[...cards].flatMap(solvedOn)];
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
