import { CANDIDATE_COUNT, type Candidate } from '../frame/candidate';
import { type Edge, runnable } from './edge';

/** What a proof must reach: a digit in its cell, or the elimination of a candidate. */
export interface Goal {
  readonly candidate: Candidate;
  readonly places: boolean;
}

/** Whether one step reaches the goal. */
export const reaches = ({ step, gives }: Edge, { candidate, places }: Goal): boolean =>
  places ? step.places.includes(candidate) : gives.includes(candidate);

/**
 * The steps without those that are not needed, in an order in which each holds. They are removed one at a time, the
 * hardest first, and the rest is applied again.
 */
export function trim(edges: readonly Edge[], goal: Goal): Edge[] {
  let kept = derive(edges, goal);
  if (kept === null) throw new Error('a proof that does not come to its goal');
  const hardestFirst = [...kept].sort((a, b) => b.step.rating - a.step.rating);
  for (const edge of hardestFirst) {
    if (!kept.includes(edge)) continue;
    const without = derive(
      kept.filter((other) => other !== edge),
      goal,
    );
    if (without !== null) kept = without;
  }
  return kept;
}

/** The steps that lead from the start to the goal, in their order as far as it works; `null` if they do not. */
function derive(edges: readonly Edge[], goal: Goal): Edge[] | null {
  const done = runnable(edges);
  const last = done.findIndex((edge) => reaches(edge, goal));
  return last < 0 ? null : needed(done.slice(0, last + 1));
}

/** The last of some ordered steps and all that it needs; each fact is taken from the first step that gives it. */
function needed(done: readonly Edge[]): Edge[] {
  const giver = firstEdgesGiving(done);
  const wanted = new Set<Edge>();
  const visit = (edge: Edge): void => {
    if (wanted.has(edge)) return;
    wanted.add(edge);
    for (const need of edge.needs) {
      const from = giver[need];
      if (from !== undefined) visit(from);
    }
  };
  visit(done[done.length - 1]!);
  return wanted.size === done.length ? [...done] : done.filter((edge) => wanted.has(edge));
}

/** For each fact the first step that gives it. */
export function firstEdgesGiving(edges: readonly Edge[]): readonly (Edge | undefined)[] {
  const giver = new Array<Edge | undefined>(CANDIDATE_COUNT).fill(undefined);
  for (let at = edges.length - 1; at >= 0; at--) {
    const edge = edges[at]!;
    for (let i = 0; i < edge.gives.length; i++) giver[edge.gives[i]!] = edge;
  }
  return giver;
}

/** The same steps, each as shortly before it is needed as possible, so that related steps are together. */
export function inReadingOrder<E extends Edge>(edges: readonly E[]): E[] {
  const giver = firstEdgesGiving(edges);
  const ordered: E[] = [];
  const visit = (edge: E): void => {
    if (ordered.includes(edge)) return;
    const givers = new Set<Edge | undefined>(edge.needs.map((need) => giver[need]));
    for (const from of edges) if (givers.has(from)) visit(from);
    ordered.push(edge);
  };
  const last = edges[edges.length - 1];
  if (last !== undefined) visit(last);
  return ordered;
}
