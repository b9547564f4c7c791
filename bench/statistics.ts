/** The value below which the given share (0 to 1) of the values is. Throws if there are none. */
export function percentile(values: ArrayLike<number>, share: number): number {
  const sorted = Float64Array.from(values).sort();
  const value = sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  if (value === undefined) throw new Error('no values');
  return value;
}

export const median = (values: ArrayLike<number>): number => percentile(values, 0.5);
