import { dayOfCode } from '../../sudoku/generator';
import type { Difficulty } from '../../sudoku/techniques';
import type { Card } from '../shelf/card';
import type { Solved } from '../shelf/solved';
import { dateAt, dayNumber } from './days';

/** What became of a puzzle of a day. */
export interface DailyResult {
  readonly state: 'done' | 'begun';
  /** The time that it took, in milliseconds; `null` if that is not kept, or it is not finished. */
  readonly spent: number | null;
}

/** The puzzles of days that the player has begun, by the number of the day and by level. */
export type Dailies = ReadonlyMap<number, ReadonlyMap<Difficulty, DailyResult>>;

/** Reads from the shelf and the record what became of the puzzles of days. Puzzles that were only opened are left out. */
export function dailiesOf(cards: Iterable<Card>, solved: readonly Solved[]): Dailies {
  const days = new Map<number, Map<Difficulty, DailyResult>>();
  const dayOf = (number: number): Map<Difficulty, DailyResult> => {
    const day = days.get(number) ?? new Map<Difficulty, DailyResult>();
    days.set(number, day);
    return day;
  };
  for (const { daily, spent } of solved)
    if (daily !== null) dayOf(dayNumber(daily.date)).set(daily.level, { state: 'done', spent });
  for (const { origin, progress } of cards) {
    const daily = dayOfCode(origin.code ?? '');
    if (daily === null || progress === 'new') continue;
    const day = dayOf(dayNumber(daily.date));
    const known = day.get(daily.level);
    // Another version of the generator may have made another puzzle for the same day. What is solved counts.
    if (progress === 'solved') day.set(daily.level, { state: 'done', spent: known?.spent ?? null });
    else if (known === undefined) day.set(daily.level, { state: 'begun', spent: null });
  }
  return days;
}

/** The days, by number, whose own puzzle, of whichever level, was solved on the day itself. */
export const daysKept = (solved: readonly Solved[]): ReadonlySet<number> =>
  new Set(
    solved.flatMap(({ at, daily }) => {
      const day = dayNumber(dateAt(at));
      return daily !== null && dayNumber(daily.date) === day ? [day] : [];
    }),
  );

/** How the calendar marks a day; `null` without a mark. */
export type DayMark = 'done' | 'begun' | 'missed' | null;

/** The mark of a day. No day counts as missed before the first one that was played, nor today. */
export function markOf(day: number, dailies: Dailies, today: number): DayMark {
  const results = [...(dailies.get(day)?.values() ?? [])];
  if (results.some(({ state }) => state === 'done')) return 'done';
  if (results.length > 0) return 'begun';
  return day < today && day > Math.min(...dailies.keys()) ? 'missed' : null;
}
