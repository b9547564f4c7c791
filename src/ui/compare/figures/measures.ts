import type { CompareMessages, Measure } from '../../../i18n';
import type { Contestant, RaceRow } from '../../../stores';
import { type Scale, scaleOf } from './scale';

export const MEASURES: readonly Measure[] = ['guesses', 'backtracks', 'steps', 'time'];

type Tally = RaceRow['tally'];

export const amountOf = (tally: Tally, measure: Measure): number =>
  measure === 'time' ? tally.milliseconds : tally[measure];

/** Whether a search was ended before its own end, so that its counts are lower bounds. */
export const isCut = (phase: RaceRow['phase']): boolean =>
  phase !== 'finished' && phase !== 'running' && phase !== 'unsolved';

/** The axis of a measure. Counts start at one; times start at the shortest. */
export const scaleFor = (measure: Measure, values: readonly number[]): Scale =>
  measure === 'time' ? scaleOf(values) : scaleOf(values, 1);

export const measureText = (
  words: CompareMessages,
  measure: Measure,
  value: number,
  count: (n: number) => string,
) => (measure === 'time' ? words.duration(value) : count(value));

export const tickOf = ({ tick, timeTick }: CompareMessages, measure: Measure): ((value: number) => string) =>
  measure === 'time' ? timeTick : tick;

/**
 * The contestants with the best value of a measure among those that finished. Empty if a contestant that still runs
 * could do better, or if there is only one to compare.
 */
export function bestOf(
  rows: Readonly<Record<number, RaceRow>>,
  contestants: readonly Contestant[],
  measure: Measure,
): ReadonlySet<number> {
  const standing = contestants.flatMap(({ id }) => {
    const row = rows[id];
    return row === undefined ? [] : [{ id, phase: row.phase, value: amountOf(row.tally, measure) }];
  });
  const finished = standing.filter(({ phase }) => phase === 'finished');
  const best = Math.min(...finished.map(({ value }) => value));
  const open = standing.some(({ phase, value }) => phase === 'running' && value <= best);
  if (open || contestants.length < 2) return new Set();
  return new Set(finished.filter(({ value }) => value === best).map(({ id }) => id));
}

/** A number as a multiple of the best; `null` if the best is zero. */
export const timesBest = (value: number, best: number): number | null =>
  value === best ? 1 : best > 0 && Number.isFinite(best) ? value / best : null;

/** The result of one contestant on a puzzle; `null` before it has one. */
export type Rival = { readonly tally: Tally; readonly finished: boolean } | null;

/**
 * A measure as a multiple of the best of all; `null` while a contestant has no result, if none has finished, or if the
 * best is zero.
 */
export function timesBestOf(tally: Tally, rivals: readonly Rival[], measure: Measure): number | null {
  const others = rivals.filter((rival) => rival !== null);
  const finished = others.filter((rival) => rival.finished);
  if (others.length < rivals.length || finished.length === 0) return null;
  return timesBest(
    amountOf(tally, measure),
    Math.min(...finished.map((one) => amountOf(one.tally, measure))),
  );
}

/** Smaller ratios are not shown, because they would be written as 1. */
export const JUST_MORE = 1.05;

/**
 * A contestant's value as a multiple of the best finished one. `null` for a multiple below `JUST_MORE` (so for the best
 * itself), while a contestant that still runs could do better, and if there is nothing to compare.
 */
export function ratioOf(
  rows: Readonly<Record<number, RaceRow>>,
  contestants: readonly Contestant[],
  measure: Measure,
  id: number,
): number | null {
  const [best] = bestOf(rows, contestants, measure);
  const mine = rows[id]?.tally;
  const theirs = best === undefined ? undefined : rows[best]?.tally;
  if (mine === undefined || theirs === undefined) return null;
  const times = timesBest(amountOf(mine, measure), amountOf(theirs, measure));
  return times === null || times < JUST_MORE ? null : times;
}
