import type { Grid } from '../../sudoku/core';
import type { Difficulty } from '../../sudoku/techniques';
import type { Card } from './card';
import { type Finished, finishedOf } from './gone';
import { LEVELS } from './packing';

/** The results of a level. */
export interface LevelStatistics {
  readonly level: Difficulty;
  /** How many different puzzles were finished without answers. */
  readonly solved: number;
  /** The median time, in milliseconds. */
  readonly median: number;
  /** The number of hints for all of them. */
  readonly hints: number;
}

/**
 * The results by level, easiest first, without levels that have no finished puzzle. Each puzzle counts with its first
 * result, even if it was deleted and opened again since.
 */
export function statisticsOf(
  cards: Iterable<Card>,
  gone: readonly Finished[] = [],
): readonly LevelStatistics[] {
  const first = new Map<Grid, Finished>();
  for (const one of [...gone, ...[...cards].flatMap(finishedOf)])
    if (one.finish.at <= (first.get(one.givens)?.finish.at ?? Number.POSITIVE_INFINITY))
      first.set(one.givens, one);
  const finished = [...first.values()].map(({ level, finish }) => ({ level, ...finish }));
  return LEVELS.flatMap((level) => {
    const ones = finished.filter((one) => one.level === level);
    if (ones.length === 0) return [];
    return {
      level,
      solved: ones.length,
      median: medianOf(ones.map(({ spent }) => spent)),
      hints: ones.reduce((sum, { hints }) => sum + hints, 0),
    };
  });
}

/** The median of at least one number. */
function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const upper = sorted[sorted.length >> 1] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[(sorted.length >> 1) - 1] ?? upper)) / 2;
}
