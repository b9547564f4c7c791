import type { Difficulty } from '../../sudoku/techniques';
import { LEVELS } from './packing';
import type { Solved } from './solved';

/** The results of a level. */
export interface LevelStatistics {
  readonly level: Difficulty;
  /** How many different puzzles were finished without answers. */
  readonly solved: number;
  /** The shortest and the median time, in milliseconds. */
  readonly best: number;
  readonly median: number;
  /** How many of them were finished without a hint. */
  readonly withoutHints: number;
  /** The last thirty, latest last. */
  readonly latest: readonly Solved[];
}

const LATEST = 30;

/** The results by level since a moment, easiest level first, without levels that have no finished puzzle. */
export function statisticsOf(solved: readonly Solved[], since = 0): readonly LevelStatistics[] {
  return LEVELS.flatMap((level) => {
    const ones = solved.filter((one) => one.level === level && one.at >= since);
    const times = ones.map(({ spent }) => spent);
    if (ones.length === 0) return [];
    return {
      level,
      solved: ones.length,
      best: Math.min(...times),
      median: medianOf(times),
      withoutHints: ones.filter(({ hints }) => hints === 0).length,
      latest: ones.slice(-LATEST),
    };
  });
}

/** The median of at least one number. */
function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const upper = sorted[sorted.length >> 1] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[(sorted.length >> 1) - 1] ?? upper)) / 2;
}
