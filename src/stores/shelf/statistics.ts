import type { Difficulty } from '../../sudoku/techniques';
import { number, readStored, type Written } from '../storage/stored';
import type { TextStore } from '../storage/textStore';
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

/*
 * Emptied statistics count from a moment on. The record itself stays, because the calendar needs it, so that this can be
 * taken back.
 */
export const STATISTICS_KEY = 'unwind.statistics';

const WRITTEN: Written<number> = { version: 1, read: ({ since }) => number(since) };

/** From which moment the statistics in a text count; from the beginning if it cannot be read. */
export function sinceFrom(text: string | null): number {
  const read = readStored(text ?? '', WRITTEN);
  return read.ok ? read.value : 0;
}

/** From which moment the statistics count, in milliseconds since 1970. */
export const countedSince = (textStore: Pick<TextStore, 'get'>): number =>
  sinceFrom(textStore.get(STATISTICS_KEY));

/** Makes the statistics count from a moment on; 0 for the beginning. */
export const countSince = (textStore: Pick<TextStore, 'put'>, since: number): void =>
  void textStore.put(STATISTICS_KEY, JSON.stringify({ version: WRITTEN.version, since }));
