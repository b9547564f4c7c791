import type { Cell, Digit } from '../../core';
import { applyStep } from '../find';
import { type Candidate, candidate } from '../frame/candidate';
import { copyOf, isCandidate, type Position } from '../frame/position';
import type { Step } from '../frame/step';
import type { Technique, Tier } from '../frame/technique';
import { techniqueOf } from '../registry';
import { type Edge, edgeOf } from './edge';
import { Ladder, ladderOf, type Progress, type Reached } from './ladder';
import { type Choice, chosen } from './options';
import { polish } from './polish';
import { DEAR } from './saturation';
import { asTheyStand } from './standing';
import { type Goal, giversOf, inReadingOrder, reaches, trim } from './trim';

/** Why a candidate is true or false: steps from the position, each leaning on those before it, the last the goal. */
export interface Proof {
  /** The candidate in question. */
  readonly goal: Candidate;
  /** Whether it is proved true; else false. */
  readonly places: boolean;
  /** The highest tier among the steps. No proof in a lower one was found. */
  readonly tier: Tier;
  /** None of them can be left out. */
  readonly lines: readonly ProofLine[];
}

/** A step of a proof, and what it takes from the steps before it. */
export interface ProofLine {
  readonly step: Step;
  /** Candidates of the position that must be gone before it. */
  readonly needs: readonly Candidate[];
  /** The lines that remove these, by number, ascending: the first for each. */
  readonly from: readonly number[];
}

/**
 * The cheapest proof found of the digit of a blank cell, or `null` if the techniques do not get there. Cheaper is: a
 * lower tier of the hardest step, then fewer steps, then a lower sum of ratings. Yields its progress now and then: drop
 * it to cancel. The position must have a solution, and one alone if techniques that rely on it are allowed: where a
 * digit or a mark is wrong, anything can be proved.
 */
export const proveCell = (
  position: Position,
  cell: Cell,
  choice: Choice = {},
): Generator<Progress, Proof | null> =>
  prove(position, choice, (saturation) => {
    const digit = saturation.position.digits[cell]!;
    return digit === 0 ? null : { candidate: candidate(cell, digit), places: true };
  });

/** The cheapest proof found that a candidate is false, or `null` if the techniques do not get there. */
export const proveCandidate = (
  position: Position,
  cell: Cell,
  digit: Digit,
  choice: Choice = {},
): Generator<Progress, Proof | null> =>
  prove(position, choice, (saturation) =>
    isCandidate(position, cell, digit) && saturation.removes(candidate(cell, digit))
      ? { candidate: candidate(cell, digit), places: false }
      : null,
  );

function* prove(position: Position, choice: Choice, reached: Reached): Generator<Progress, Proof | null> {
  const found = yield* derive(position, ladderOf(position, choice), reached);
  if (found === null) return null;
  const fullHouses = chosen(choice).some(({ id }) => id === 'fullHouse');
  return proofOf(asTheyStand(position, found.edges, fullHouses), found.goal);
}

interface Derivation {
  readonly goal: Goal;
  readonly edges: readonly Edge[];
}

/** Climbs until the goal is reached, and makes a derivation of what led there. */
function* derive(start: Position, ladder: Ladder, reached: Reached): Generator<Progress, Derivation | null> {
  const climbed = yield* ladder.climb(reached);
  if (climbed === null) return null;
  const { goal, saturation, techniques } = climbed;
  const found = goal.places ? saturation.toPlace(goal.candidate) : saturation.toRemove(goal.candidate);
  return { goal, edges: yield* refine(start, trim(found, goal), goal, techniques, reached) };
}

/** The steps as few and as easy as they can be made, and found by their techniques where they stand. */
function* refine(
  start: Position,
  edges: readonly Edge[],
  goal: Goal,
  techniques: readonly Technique[],
  reached: Reached,
): Generator<Progress, readonly Edge[]> {
  const highest = Math.max(...edges.map(({ step }) => techniqueOf(step.technique).tier));
  const cheap = techniques.filter(({ tier }) => tier <= highest && tier < DEAR);
  let polished = polish(start, inReadingOrder(edges), goal, cheap);
  while (polished.some((edge) => reaches(edge, goal))) {
    const trimmed = trim(polished, goal);
    if (trimmed.length === polished.length) return trimmed;
    polished = polish(start, trimmed, goal, cheap);
  }
  if (polished.length === 0) return edges;
  // From where two steps break each other's patterns, another way is searched.
  const position = copyOf(start);
  for (const { step } of polished) applyStep(position, step);
  const rest = yield* derive(position, new Ladder(position, techniques), reached);
  if (rest === null) return edges;
  const onward = rest.edges.map(({ step }) => {
    const edge = edgeOf(start, position, step);
    applyStep(position, step);
    return edge;
  });
  return trim([...polished, ...onward], goal);
}

function proofOf(edges: readonly Edge[], goal: Goal): Proof {
  const giver = giversOf(edges);
  const lines = edges.map(({ step, needs }) => {
    const from = new Set(needs.flatMap((need) => edges.indexOf(giver.get(need)!)));
    return { step, needs, from: [...from].sort((a, b) => a - b) };
  });
  return { goal: goal.candidate, places: goal.places, tier: tierOf(lines), lines };
}

/** The tier of the hardest step. */
const tierOf = (lines: readonly ProofLine[]): Tier =>
  Math.max(...lines.map(({ step }) => techniqueOf(step.technique).tier)) as Tier;

/** Runs a search to its end. */
export function finish<T>(search: Generator<unknown, T>): T {
  for (let next = search.next(); ; next = search.next()) if (next.done) return next.value;
}
