import type { Step } from '../frame/step';

/** Whether a proof has fewer steps than another, or as many but an easier hardest one, or easier ones altogether. */
export function isShorter(one: readonly Told[], other: readonly Told[]): boolean {
  if (one.length !== other.length) return one.length < other.length;
  const [hardest, otherHardest] = [hardestOf(one), hardestOf(other)];
  return hardest !== otherHardest ? hardest < otherHardest : sumOf(one) < sumOf(other);
}

export interface Told {
  readonly step: Step;
}

const hardestOf = (lines: readonly Told[]): number => Math.max(...lines.map(({ step }) => step.rating));

/** In tenths, so that the order of the steps does not matter. */
const sumOf = (lines: readonly Told[]): number =>
  lines.reduce((sum, { step }) => sum + Math.round(10 * step.rating), 0);
