import type { Cell } from '../../core';
import { cellOf } from '../frame/candidate';
import type { Step } from '../frame/step';
import { hardestOf } from '../levels';
import type { ProofLine } from './prove';

/** A proof with at least this many steps is long: it is explained in parts, and its cell is called far away. */
export const LONG = 6;

/** Successive steps of a proof. The last one is the result of the part, its milestone. */
export interface ProofPart {
  /** The index of the part's first line, and of the line after its last. */
  readonly from: number;
  readonly to: number;
  /** The first of its hardest steps. */
  readonly hardest: Step;
}

/** The parts of a proof's lines that are needed here. */
type Lines = readonly Pick<ProofLine, 'step' | 'from'>[];

/** The ideal number of steps in a part. */
const FEW = 4;
/** The cost of a part that ends without placing a digit. */
const BARE = 14;
/** How much less a part costs for each later step that relies on its end, up to `MOST_USES` steps. */
const LESS_PER_USE = 0.75;
const MOST_USES = 3;

/**
 * A long proof, split into parts of a few steps each. If possible, a part ends with a placed digit that later steps
 * rely on. The steps keep their order, since each holds where it stands. Empty for a short proof.
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

/** Where parts must end for the lowest total cost. */
function cheapestEnds(lines: Lines): readonly number[] {
  const milestones = milestoneCosts(lines);
  /** For each line, the lowest cost of the parts up to it, and where the last of these parts begins. */
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

/** The cost of each line as a milestone. */
function milestoneCosts(lines: Lines): readonly number[] {
  const uses = lines.map(() => 0);
  for (const { from } of lines) for (const line of from) uses[line] = (uses[line] ?? 0) + 1;
  return lines.map(
    ({ step }, line) =>
      (step.places.length > 0 ? 0 : BARE) + LESS_PER_USE * (MOST_USES - Math.min(uses[line] ?? 0, MOST_USES)),
  );
}

/**
 * The cell to solve first, before the cell of a long proof: the first milestone with a short proof, else the first cell
 * on the way with a short proof. If no proof on the way is short, the cell with the shortest, provided that this proof
 * has at most half of the steps; else `null`.
 */
export function cellToSolveFirst(lines: Lines): Cell | null {
  if (lines.length < LONG) return null;
  const milestones = partsOf(lines).map(({ to }) => to - 1);
  const onTheWay = lines.slice(0, -1).keys();
  let nearest: Cell | null = null;
  let least = lines.length / 2;
  for (const line of [...milestones.slice(0, -1), ...onTheWay]) {
    const [place] = lines[line]?.step.places ?? [];
    if (place === undefined) continue;
    const { size } = leadingTo(lines, line);
    if (size < LONG) return cellOf(place);
    if (size > least || (size === least && nearest !== null)) continue;
    least = size;
    nearest = cellOf(place);
  }
  return nearest;
}

/** The indices of a line and of all lines that it relies on. */
function leadingTo(lines: Lines, last: number): ReadonlySet<number> {
  const found = new Set([last]);
  for (const line of found) for (const source of lines[line]?.from ?? []) found.add(source);
  return found;
}
