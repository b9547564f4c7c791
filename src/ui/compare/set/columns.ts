import type { CompareMessages, Measure } from '../../../i18n';
import type { CompareState, SetRow } from '../../../stores';
import { amountOf, measureText } from '../figures/measures';
import { type Bin, binAt, type Scale } from '../figures/scale';

/** A column of a plot: zero counts, a range of results, or the searches that were stopped. */
export interface Column {
  /** A value in the column, by which the stores identify it. */
  readonly at: number;
  /** The range; its upper end is excluded. */
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

interface Counted {
  readonly zeros: number;
  readonly bins: readonly Bin[];
  readonly capped: number;
}

/** The columns of a plot that contain any puzzle, from left to right. */
export function columnsOf({ zeros, bins, capped }: Counted): readonly Column[] {
  return [
    { at: 0, from: 0, to: 0, count: zeros },
    ...bins.map((bin) => ({ at: bin.from, ...bin })),
    { at: Number.POSITIVE_INFINITY, from: 0, to: 0, count: capped },
  ].filter(({ count }) => count > 0);
}

/** The column that contains a value; `null` if there is none. */
export function columnAt(columns: readonly Column[], scale: Scale, at: number): Column | null {
  const isRange = (value: number): boolean => value > 0 && Number.isFinite(value);
  const holds = ({ at: other }: Column): boolean =>
    other === at || (isRange(other) && isRange(at) && binAt(scale, other) === binAt(scale, at));
  return columns.find(holds) ?? null;
}

type Result = SetRow['results'][number];

/** Whether a result falls into the column that holds `at`. */
export function isInColumn(scale: Scale, result: Result, measure: Measure, at: number): boolean {
  if (result.end !== 'finished') return at === Number.POSITIVE_INFINITY;
  if (at === Number.POSITIVE_INFINITY) return false;
  const value = amountOf(result, measure);
  return value > 0 && at > 0 ? binAt(scale, value) === binAt(scale, at) : value === at;
}

/** What a column contains, in words. */
export function columnInWords(
  words: CompareMessages,
  measure: Measure,
  { at, from, to, count: puzzles }: Column,
  count: (n: number) => string,
): string {
  if (at === Number.POSITIVE_INFINITY) return words.set.capped(puzzles);
  const say = (value: number): string => measureText(words, measure, value, count);
  if (at === 0) return words.set.bar(say(0), say(0), puzzles);
  if (measure === 'time') return words.set.bar(say(from), say(to), puzzles);
  // Counts are whole numbers: a column from 1.78 to 3.16 contains 2 and 3.
  const whole = (value: number): number => Math.ceil(Number(value.toFixed(6)));
  return words.set.bar(say(whole(from)), say(whole(to) - 1), puzzles);
}

/** The number of a puzzle of the set, counted from 1. If the list was sampled, the number in the whole list. */
export const numberOf = (index: number, { gathered }: Pick<CompareState, 'gathered'>): number =>
  index * (gathered?.every ?? 1) + 1;
