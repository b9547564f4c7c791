import type { Cell } from '../../core';
import { cellOf } from '../frame/candidate';
import type { Step } from '../frame/step';
import type { ProofLine } from './prove';

/** From so many steps on a proof is long: it is told in parts, and its cell is called far away. */
export const LONG = 6;

/** Some steps of a proof that follow one another. The last of them is what the part comes to: its milestone. */
export interface ProofPart {
  /** The first line of the part, and the first one after it, by number. */
  readonly from: number;
  readonly to: number;
  /** The hardest of its steps, of several the first. */
  readonly hardest: Step;
}

/** What of a proof matters here. */
type Lines = readonly Pick<ProofLine, 'step' | 'from'>[];

/** How many steps a part has at best. */
const FEW = 4;
/** What it costs, in the same measure, that a part ends without a digit on the board, */
const BARE = 14;
/** and how much less each later step that leans on its end, up to so many. */
const LEANING = 0.75;
const MOST_LEANING = 3;

/**
 * A long proof in parts of a few steps each, which end, where they can, with a digit that is placed on the way and that
 * later steps lean on. The order of the steps stays as it is: each holds where it stands. None where the proof is short.
 */
export function partsOf(lines: Lines): readonly ProofPart[] {
  if (lines.length < LONG) return [];
  const ends = cheapestEnds(lines);
  if (ends.length < 2) return [];
  return ends.map((to, index) => {
    const from = ends[index - 1] ?? 0;
    return { from, to, hardest: hardestOf(lines.slice(from, to).map(({ step }) => step)) };
  });
}

/** Where parts end, so that the sum of what they cost is least. */
function cheapestEnds(lines: Lines): readonly number[] {
  const milestones = milestoneCosts(lines);
  /** The least cost up to each line, and where the last part up to there begins. */
  const costs = [0];
  const begins = [0];
  for (let to = 1; to <= lines.length; to++) {
    let least = Number.POSITIVE_INFINITY;
    for (let from = 0; from < to; from++) {
      const cost = (costs[from] ?? 0) + (to - from - FEW) ** 2 / 2 + (milestones[to - 1] ?? 0);
      if (cost >= least) continue;
      least = cost;
      begins[to] = from;
    }
    costs.push(least);
  }
  const ends: number[] = [];
  for (let to = lines.length; to > 0; to = begins[to] ?? 0) ends.unshift(to);
  return ends;
}

/** What each line costs as a milestone. */
function milestoneCosts(lines: Lines): readonly number[] {
  const leaning = lines.map(() => 0);
  for (const { from } of lines) for (const line of from) leaning[line] = (leaning[line] ?? 0) + 1;
  return lines.map(
    ({ step }, line) =>
      (step.places.length > 0 ? 0 : BARE) +
      LEANING * (MOST_LEANING - Math.min(leaning[line] ?? 0, MOST_LEANING)),
  );
}

/** The hardest of some steps, of several the first. */
export function hardestOf(steps: readonly Step[]): Step {
  const [first] = steps;
  if (first === undefined) throw new Error('no steps, so none is the hardest');
  return steps.reduce((hardest, step) => (step.rating > hardest.rating ? step : hardest), first);
}

/**
 * The cell that is best solved before the one a long proof is about: a milestone that is itself not far, else any cell on
 * the way that is not; `null` where there is none.
 */
export function cellToSolveFirst(lines: Lines): Cell | null {
  if (lines.length < LONG) return null;
  const milestones = partsOf(lines).map(({ to }) => to - 1);
  const onTheWay = lines.slice(0, -1).keys();
  for (const line of [...milestones.slice(0, -1), ...onTheWay]) {
    const [place] = lines[line]?.step.places ?? [];
    if (place !== undefined && leadingTo(lines, line).size < LONG) return cellOf(place);
  }
  return null;
}

/** A line and all those that it leans on, by number. */
function leadingTo(lines: Lines, last: number): ReadonlySet<number> {
  const found = new Set([last]);
  for (const line of found) for (const source of lines[line]?.from ?? []) found.add(source);
  return found;
}
