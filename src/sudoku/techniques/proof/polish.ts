import { applyStep } from '../find';
import { type Candidate, cellOf, digitOf, excludes } from '../frame/candidate';
import { copyOf, isCandidate, type Position } from '../frame/position';
import type { Step } from '../frame/step';
import type { Technique } from '../frame/technique';
import { techniqueOf } from '../registry';
import { Aim, type Purpose } from './aim';
import { type Edge, edgeOf } from './edge';
import type { KnownSteps } from './known';
import { retold } from './retell';
import { firstEdgesGiving, type Goal, reaches } from './trim';

/** How often steps may be moved ahead of others that break their patterns, before polishing stops. */
const MOVES = 6;
/** Techniques of this tier take too long to be asked again. */
const SLOWEST = 6;

/**
 * The same proof with each step replaced by the easiest one, as its technique finds it in the position at that point,
 * that gives what later steps need. Steps were found in other positions, with more or fewer candidates gone. A step
 * that is not found, because an earlier one has broken its pattern, is moved ahead of that one. If two steps break
 * each other's patterns, the proof ends there.
 */
export function polish(
  start: Position,
  edges: readonly Edge[],
  goal: Goal,
  techniques: readonly Technique[],
  known: KnownSteps,
  own = false,
): Edge[] {
  let order = edges;
  for (let moves = 0; ; moves++) {
    const { found, broken } = polishInOrder(start, order, goal, techniques, known, own);
    if (broken === null || moves === MOVES) return found;
    order = movedAhead(order, broken);
  }
}

function polishInOrder(
  start: Position,
  edges: readonly Edge[],
  goal: Goal,
  techniques: readonly Technique[],
  known: KnownSteps,
  own: boolean,
): { readonly found: Edge[]; readonly broken: Edge | null } {
  const giver = firstEdgesGiving(edges);
  const wanted = new Map<Edge | undefined, Set<Candidate>>(edges.map((edge) => [edge, new Set()]));
  for (const { needs } of edges) for (const need of needs) wanted.get(giver[need])?.add(need);
  const position = copyOf(start);
  const found: Edge[] = [];
  for (const edge of edges) {
    const isLast = reaches(edge, goal);
    const still = [...wanted.get(edge)!].filter((fact) => isCandidate(position, cellOf(fact), digitOf(fact)));
    // Earlier steps, as they are now, may have done what this one was for.
    if (!isLast && still.length === 0) continue;
    const purpose = isLast ? goal : still;
    const same = own ? techniques.filter(({ id }) => id === edge.step.technique) : [];
    const easy =
      (own ? search(start, position, edge.step.rating, same, purpose) : null) ??
      easiest(start, position, edge.step.rating, techniques, purpose, known);
    const better = easy ?? unchanged(start, position, edge.step, techniques, purpose, known);
    if (better === null) return { found, broken: edge };
    applyStep(position, better.step);
    found.push(better);
  }
  return { found, broken: null };
}

/** The steps with one of them moved to right after the last step it relies on. */
function movedAhead(edges: readonly Edge[], moved: Edge): Edge[] {
  const giver = firstEdgesGiving(edges);
  const others = edges.filter((edge) => edge !== moved);
  const givers = moved.needs.map((need) => giver[need]);
  const after = others.filter((_, i) => others.slice(i).some((later) => givers.includes(later)));
  return [...after, moved, ...others.slice(after.length)];
}

/** The first step of the easiest technique that serves a purpose and is rated at most this high; or `null`. */
function easiest(
  start: Position,
  position: Position,
  most: number,
  techniques: readonly Technique[],
  purpose: Purpose,
  known: KnownSteps,
): Edge | null {
  const here = known.at(position);
  const key = `${techniques.length} ${most} ${'candidate' in purpose ? `${purpose.candidate} ${purpose.places}` : purpose.join()}`;
  const before = here.get(key);
  if (before !== undefined) return before;
  const found = search(start, position, most, techniques, purpose);
  here.set(key, found);
  return found;
}

function search(
  start: Position,
  position: Position,
  most: number,
  techniques: readonly Technique[],
  purpose: Purpose,
): Edge | null {
  const aim = new Aim(position, purpose);
  for (const technique of techniques) {
    if (technique.rating > most) continue;
    for (const step of aim.stepsOf(technique))
      if (step.rating <= most && serves(step, purpose)) return edgeOf(start, position, step);
  }
  return null;
}

/**
 * A step whose technique is not among these, as it is in another position: it may rule out more or less there. `null` if
 * it no longer serves its purpose.
 */
function unchanged(
  start: Position,
  position: Position,
  step: Step,
  techniques: readonly Technique[],
  purpose: Purpose,
  known: KnownSteps,
): Edge | null {
  if (techniques.some(({ id }) => id === step.technique)) return null;
  const { tier, find, id } = techniqueOf(step.technique);
  if (tier === SLOWEST) {
    const told = retold(position, step);
    return told !== null && serves(told, purpose) ? edgeOf(start, position, told) : null;
  }
  const here = known.at(position);
  const key = `${id} ${JSON.stringify(step.because)} ${'candidate' in purpose ? `${purpose.candidate} ${purpose.places}` : purpose.join()}`;
  const before = here.get(key);
  if (before !== undefined) return before;
  const reason = JSON.stringify(step.because);
  const fitting = [...find(position)].filter((one) => serves(one, purpose));
  const same = fitting.find(({ because }) => JSON.stringify(because) === reason) ?? fitting[0];
  const found = same === undefined ? null : edgeOf(start, position, same);
  here.set(key, found);
  return found;
}

/** Whether a step reaches the goal, or gives all of these facts. */
function serves(step: Step, purpose: Purpose): boolean {
  if ('candidate' in purpose)
    return purpose.places ? step.places.includes(purpose.candidate) : removes(step, purpose.candidate);
  return purpose.every((fact) => removes(step, fact));
}

const removes = ({ places, eliminates }: Step, fact: Candidate): boolean =>
  eliminates.includes(fact) || places.some((place) => excludes(place, fact));
