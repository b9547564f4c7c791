import type { Cell, Digit } from '../../core';
import { applyStep } from '../find';
import { type Candidate, candidate } from '../frame/candidate';
import type { Tier } from '../frame/facts';
import { copyOf, isCandidate, type Position } from '../frame/position';
import type { Step } from '../frame/step';
import { techniqueOf } from '../registry';
import { type Edge, edgeOf } from './edge';
import { type Climbed, type Climbing, type GoalFinder, Ladder, ladderOf } from './ladder';
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

/** How far a search for a proof is. */
export interface Progress extends Climbing {
  /** A proof, at the moment when one is found that is cheaper than all before; else `null`. */
  readonly better: Proof | null;
}

/**
 * The cheapest proof found of the digit of a blank cell, or `null` if the techniques do not get there. Cheaper is: a
 * lower tier of the hardest step, then fewer steps, then a lower sum of ratings. Yields its progress now and then, and
 * with it a proof as soon as there is one, where it goes on to look for cheaper ones: drop it to cancel. The position
 * must have a solution, and one alone if techniques that rely on it are allowed: where a digit or a mark is wrong,
 * anything can be proved.
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

/**
 * Where only the dearest techniques get there, first in haste and then with all that they find; the cheaper of the two
 * is the proof.
 */
function* prove(position: Position, choice: Choice, reached: GoalFinder): Generator<Progress, Proof | null> {
  const ladder = ladderOf(position, choice);
  const fullHouses = chosen(choice).some(({ id }) => id === 'fullHouse');
  const first = yield* attempt(position, ladder, reached, { hasty: true, fullHouses });
  if (first === null || !first.hasty) return first?.proof ?? null;
  yield { tier: first.proof.tier, found: first.proof.lines.length, better: first.proof };
  const second = yield* attempt(position, ladder, reached, { hasty: false, fullHouses });
  return second !== null && isCheaper(second.proof, first.proof) ? second.proof : first.proof;
}

function* attempt(
  position: Position,
  ladder: Ladder,
  reached: GoalFinder,
  { hasty, fullHouses }: { readonly hasty: boolean; readonly fullHouses: boolean },
): Generator<Progress, { readonly proof: Proof; readonly hasty: boolean } | null> {
  const found = yield* silently(derive(position, ladder, reached, hasty));
  if (found === null) return null;
  return { proof: proofOf(asTheyStand(position, found.edges, fullHouses), found.goal), hasty: found.hasty };
}

function* silently<T>(climb: Generator<Climbing, T>): Generator<Progress, T> {
  for (let next = climb.next(); ; next = climb.next()) {
    if (next.done) return next.value;
    yield { ...next.value, better: null };
  }
}

/** Whether a proof of the same is in a lower tier, or as high and of fewer steps, or of as many easier ones. */
export function isCheaper(one: Proof, other: Proof): boolean {
  if (one.tier !== other.tier) return one.tier < other.tier;
  if (one.lines.length !== other.lines.length) return one.lines.length < other.lines.length;
  return ratingOf(one) < ratingOf(other);
}

const ratingOf = ({ lines }: Proof): number => lines.reduce((sum, { step }) => sum + step.rating, 0);

interface Derivation {
  readonly goal: Goal;
  readonly edges: readonly Edge[];
  readonly hasty: boolean;
}

/** Climbs until the goal is reached, and makes a derivation of what led there. */
function* derive(
  start: Position,
  ladder: Ladder,
  reached: GoalFinder,
  hasty: boolean,
): Generator<Climbing, Derivation | null> {
  const climbed = yield* ladder.climb(reached, hasty);
  if (climbed === null) return null;
  const { goal, saturation } = climbed;
  const found = goal.places ? saturation.toPlace(goal.candidate) : saturation.toRemove(goal.candidate);
  const edges = yield* refine(start, trim(found, goal), climbed, reached);
  return { goal, edges, hasty: climbed.hasty };
}

/** The steps as few and as easy as they can be made, and found by their techniques where they stand. */
function* refine(
  start: Position,
  edges: readonly Edge[],
  { goal, techniques, known, hasty }: Climbed,
  reached: GoalFinder,
): Generator<Climbing, readonly Edge[]> {
  const highest = Math.max(...edges.map(({ step }) => techniqueOf(step.technique).tier));
  const cheap = techniques.filter(({ tier }) => tier <= highest && tier < DEAR);
  let polished = polish(start, inReadingOrder(edges), goal, cheap, known);
  while (polished.some((edge) => reaches(edge, goal))) {
    const trimmed = trim(polished, goal);
    if (trimmed.length === polished.length) return trimmed;
    polished = polish(start, trimmed, goal, cheap, known);
  }
  // In haste what was found will do: each step holds, though its pattern may have been broken on the way.
  if (polished.length === 0 || hasty) return edges;
  // From where two steps break each other's patterns, another way is searched.
  const position = copyOf(start);
  for (const { step } of polished) applyStep(position, step);
  const rest = yield* derive(position, new Ladder(position, techniques), reached, false);
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
    const from = new Set(needs.flatMap((need) => edges.indexOf(giver[need]!)));
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
