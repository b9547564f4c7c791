/** A logarithmic axis from one power of ten to another. */
export interface Scale {
  /** The powers of ten on the axis, both ends included. */
  readonly ticks: readonly number[];
  /** The position of a value on the axis, from 0 to 1. */
  at(value: number): number;
}

/**
 * The shortest axis from one power of ten to another that contains all these values above zero and begins no higher
 * than `least`.
 */
export function scaleOf(values: readonly number[], least = Number.POSITIVE_INFINITY): Scale {
  const above = values.filter((value) => value > 0);
  const first = Math.floor(rounded(Math.log10(Math.min(least, ...above))));
  const from = Number.isFinite(first) ? first : 0;
  const to = Math.max(from + 1, ...above.map((value) => Math.ceil(rounded(Math.log10(value)))));
  return {
    ticks: Array.from({ length: to - from + 1 }, (_, index) => powerOfTen(from + index)),
    at: (value) => (value <= 0 ? 0 : Math.min(1, Math.max(0, (Math.log10(value) - from) / (to - from)))),
  };
}

/** Rounds away float error: log10(1000) is not exactly 3. */
const rounded = (exponent: number): number => Number(exponent.toFixed(9));

const powerOfTen = (exponent: number): number => Number(`1e${exponent}`);

/**
 * The smallest of the values that at least the given share (0 to 1) of them do not exceed; `null` if there are none.
 */
export function quantile(values: readonly number[], share: number): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null;
}

/** Columns of a histogram for each power of ten. */
const PER_POWER = 4;

export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** The index of the column that a value above zero falls into. */
export function binAt({ ticks }: Pick<Scale, 'ticks'>, value: number): number {
  const index = Math.floor(rounded((Math.log10(value) - Math.log10(ticks[0] ?? 1)) * PER_POWER));
  return Math.min((ticks.length - 1) * PER_POWER - 1, Math.max(0, index));
}

/** How many of the values fall into each column of an axis. */
export function binsOf({ ticks }: Pick<Scale, 'ticks'>, values: readonly number[]): readonly Bin[] {
  const first = Math.log10(ticks[0] ?? 1);
  const bins = new Array<number>((ticks.length - 1) * PER_POWER).fill(0);
  for (const value of values) {
    if (value <= 0) continue;
    const index = binAt({ ticks }, value);
    bins[index] = (bins[index] ?? 0) + 1;
  }
  const edge = (index: number): number => 10 ** (first + index / PER_POWER);
  return bins.map((count, index) => ({ from: edge(index), to: edge(index + 1), count }));
}
