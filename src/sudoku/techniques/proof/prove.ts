import type { Cell, Digit } from '../../core';
import { applyStep } from '../find';
import { type Candidate, candidate, cellOf, digitOf } from '../frame/candidate';
import type { Tier } from '../frame/facts';
import { copyOf, isCandidate, type Position } from '../frame/position';
import type { Step } from '../frame/step';
import { techniqueOf } from '../registry';
import { findFullHouses } from '../singles/singles';
import type { Target } from './aimed';
import { type Edge, edgeOf, runnable } from './edge';
import { fewer, LEAST } from './fewer';
import { isShorter } from './isShorter';
import {
  type GoalFinder,
  Ladder,
  type LadderProgress,
  type LadderResult,
  ladderOf,
  type Round,
} from './ladder';
import { type AllowedTechniques, allowedTechniques } from './options';
import { polish } from './polish';
import { SLOW_TIER } from './saturation';
import { firstEdgesGiving, type Goal, inReadingOrder, reaches, trim } from './trim';
import { type Ways, waysFrom } from './ways';

/**
 * Why a candidate is true or false: steps from the position, each relying on those before it. The last one reaches
 * the goal.
 */
export interface Proof {
  /** The candidate in question. */
  readonly goal: Candidate;
  /** Whether the candidate is proved true; otherwise false. */
  readonly places: boolean;
  /** The highest tier of its steps. No proof in a lower tier was found. */
  readonly tier: Tier;
  /** The steps. None can be left out. */
  readonly lines: readonly ProofLine[];
  /** Whether all proofs in this tier have been searched, and none has fewer steps. */
  readonly isShortest: boolean;
}

/** A step of a proof, and what it uses from the steps before it. */
export interface ProofLine {
  readonly step: Step;
  /** Candidates of the starting position that must be gone before it. */
  readonly needs: readonly Candidate[];
  /** The indices of the lines that remove these, ascending; for each candidate the first. */
  readonly from: readonly number[];
}

export interface ProofOptions extends AllowedTechniques {
  /** How many times as much as usual is looked at for a shorter proof. Default 1. */
  readonly effort?: number;
}

/** The progress of a search for a proof. */
export interface Progress extends LadderProgress {
  /** A proof, each time one is found that is cheaper than all before; otherwise `null`. */
  readonly better: Proof | null;
  /** What has been searched so far. Another search for a proof in the same position can go on from it. */
  readonly rounds: readonly Round[];
}

/**
 * The cheapest proof found of the digit of a blank cell; `null` if the techniques find none. Cheaper means: a lower
 * tier of the hardest step, then fewer steps, then an easier hardest step, then a lower sum of ratings. Yields its
 * progress now and then, including a proof as soon as there is one; stop iterating to cancel. The position must have a solution, and only
 * one if techniques that rely on uniqueness are used. If a digit or mark is wrong, anything can be proved. `rounds` are
 * those of an earlier search in the same position by the same techniques: this one goes on from there.
 */
export const proveCell = (
  position: Position,
  cell: Cell,
  choice: ProofOptions = {},
  rounds: readonly Round[] = [],
): Generator<Progress, Proof | null> =>
  prove(position, choice, rounds, { cell, not: null }, (saturation) => {
    const digit = saturation.position.digits[cell]!;
    return digit === 0 ? null : { candidate: candidate(cell, digit), places: true };
  });

/** The cheapest proof found that a candidate is false; `null` if the techniques find none. */
export const proveCandidate = (
  position: Position,
  cell: Cell,
  digit: Digit,
  choice: ProofOptions = {},
  rounds: readonly Round[] = [],
): Generator<Progress, Proof | null> =>
  prove(position, choice, rounds, { cell, not: digit }, (saturation) =>
    isCandidate(position, cell, digit) && saturation.removes(candidate(cell, digit))
      ? { candidate: candidate(cell, digit), places: false }
      : null,
  );

/**
 * If only the slowest techniques reach the goal, there is first a quick search, then one with all their steps. The
 * cheaper result is the proof.
 */
function* prove(
  position: Position,
  choice: ProofOptions,
  rounds: readonly Round[],
  target: Target,
  reached: GoalFinder,
): Generator<Progress, Proof | null> {
  const ladder = ladderOf(position, choice, rounds);
  const fullHouses = allowedTechniques(choice).some(({ id }) => id === 'fullHouse');
  const { effort = 1 } = choice;
  const first = yield* attempt(position, ladder, reached, { target, fullHouses, effort, best: null });
  if (first === null || !first.quick) return first?.proof ?? null;
  const { proof } = first;
  const second = yield* attempt(position, ladder, reached, { target: null, fullHouses, effort, best: proof });
  return second !== null && isCheaper(second.proof, proof) ? second.proof : proof;
}

interface AttemptOptions {
  /** What a quick search is for; `null` for the search for all steps. */
  readonly target: Target | null;
  readonly fullHouses: boolean;
  readonly effort: number;
  /** The best proof so far. */
  readonly best: Proof | null;
}

/** Finds a proof and makes it shorter. Hands it out if a search for a cheaper one may follow. */
function* attempt(
  position: Position,
  ladder: Ladder,
  reached: GoalFinder,
  { target, fullHouses, effort, best }: AttemptOptions,
): Generator<Progress, { readonly proof: Proof; readonly quick: boolean } | null> {
  const found = yield* silently(derive(position, ladder, reached, target), ladder);
  if (found === null) return null;
  const proofFrom = ({ edges, climbed, isFewest }: Derivation): Proof =>
    proofOf(withFullHouses(position, edges, fullHouses), climbed.goal, isFewest);
  const proof = proofFrom(found);
  const shorter =
    found.edges.length < LEAST
      ? proof
      : proofFrom(yield* silently(shortened(position, found, reached, effort), ladder));
  if (found.climbed.quick && (best === null || isCheaper(shorter, best))) yield progressOf(shorter, ladder);
  return { proof: shorter, quick: found.climbed.quick };
}

const progressOf = (better: Proof, { rounds }: Ladder): Progress => ({
  tier: better.tier,
  found: better.lines.length,
  better,
  rounds,
});

function* silently<T>(climb: Generator<LadderProgress, T>, { rounds }: Ladder): Generator<Progress, T> {
  for (let next = climb.next(); ; next = climb.next()) {
    if (next.done) return next.value;
    yield { ...next.value, better: null, rounds };
  }
}

/**
 * Whether a proof is in a lower tier than another; or in the same with fewer steps; or with as many steps that are
 * easier.
 */
export function isCheaper(one: Proof, other: Proof): boolean {
  return one.tier !== other.tier ? one.tier < other.tier : isShorter(one.lines, other.lines);
}

interface Derivation {
  readonly edges: readonly Edge[];
  readonly climbed: LadderResult;
  /** Whether all proofs in this tier have been searched, and none has fewer steps. */
  readonly isFewest: boolean;
}

/** Searches until the goal is reached, and makes a proof of the steps that led to it. */
function* derive(
  start: Position,
  ladder: Ladder,
  reached: GoalFinder,
  target: Target | null,
): Generator<LadderProgress, Derivation | null> {
  const climbed = yield* ladder.climb(reached, target);
  if (climbed === null) return null;
  const { goal, saturation } = climbed;
  const found = goal.places ? saturation.toPlace(goal.candidate) : saturation.toRemove(goal.candidate);
  const edges = yield* refine(start, trim(found, goal), climbed, reached);
  // One step fewer would be one, which the first round would have found in these tiers.
  return { edges, climbed, isFewest: edges.length < LEAST && highestTier(edges) <= ALL_UP_TO };
}

/** Of these tiers every step that is found may be in a shorter proof; else only easy ones are tried in place of others. */
const ALL_UP_TO: Tier = 3;
const EASY_UP_TO: Tier = 2;

/** Looks for a proof of the same tier with fewer steps, or easier ones. */
function* shortened(
  start: Position,
  derived: Derivation,
  reached: GoalFinder,
  effort: number,
): Generator<LadderProgress, Derivation> {
  const { climbed } = derived;
  const { goal } = climbed;
  let { edges } = derived;
  const tier = highestTier(edges);
  const progress = { tier, found: edges.length };
  const { ways, isAll } = yield* signs(waysWithin(start, edges, tier, climbed), progress);
  const { edges: found, isFewest } = yield* signs(fewer(start, edges, ways, goal, effort), progress);
  if (isShorter(found, edges)) {
    // First as they are, which holds; then with easier steps at that point, if they do not break what follows.
    const told = yield* refine(start, found, climbed, reached, found, true);
    if (told !== found)
      for (const order of [told, hardestFirst(told)]) {
        const eased = yield* refine(start, told, climbed, reached, order);
        for (const one of [told, eased]) if (isShorter(one, edges)) edges = one;
      }
  }
  return { edges, climbed, isFewest: isAll && isFewest && edges.length <= found.length };
}

/** The same steps, hard ones as early as they hold: then none that are easier have broken a pattern. */
const hardestFirst = (edges: readonly Edge[]): readonly Edge[] =>
  runnable([...edges].sort((a, b) => b.step.rating - a.step.rating));

function* waysWithin(
  start: Position,
  edges: readonly Edge[],
  tier: Tier,
  { techniques, ways }: LadderResult,
): Generator<void, Ways> {
  const known = ways.get(tier);
  if (known !== undefined) return known;
  const isEasy = tier <= ALL_UP_TO;
  const within = techniques.filter((one) => one.tier <= (isEasy ? tier : EASY_UP_TO));
  const found = yield* waysFrom(start, within, isEasy ? [] : edges);
  if (!isEasy) return { ...found, isAll: false };
  ways.set(tier, found);
  return found;
}

/** A search with signs of life while it goes on. */
function* signs<T>(search: Generator<void, T>, progress: LadderProgress): Generator<LadderProgress, T> {
  for (let next = search.next(); ; next = search.next()) {
    if (next.done) return next.value;
    yield progress;
  }
}

const targetOf = ({ candidate: goal, places }: Goal): Target => ({
  cell: cellOf(goal),
  not: places ? null : digitOf(goal),
});

/** How often a proof is polished and trimmed again, before it is left as its steps were found. */
const ROUNDS = 6;

/**
 * Makes the steps as few and as easy as possible, in a form in which their techniques find them at that point. `first`
 * are the same steps, in the order to try first. If `same`, each keeps its technique where that still finds it; and if
 * they break one another's patterns, they are returned unchanged.
 */
function* refine(
  start: Position,
  edges: readonly Edge[],
  { goal, techniques, known, quick }: LadderResult,
  reached: GoalFinder,
  first: readonly Edge[] = inReadingOrder(edges),
  same = false,
): Generator<LadderProgress, readonly Edge[]> {
  const highest = highestTier(edges);
  const within = techniques.filter(({ tier }) => tier <= highest);
  const cheap = within.filter(({ tier }) => tier < SLOW_TIER);
  let order = first;
  for (let round = 0; round < ROUNDS; round++) {
    let polished = polish(start, order, goal, cheap, known, same);
    if (!polished.some((edge) => reaches(edge, goal))) {
      // From the same position the same search would come back here.
      if (polished.length === 0 || same) break;
      // Two steps broke each other's patterns, so search for another way from there.
      const position = copyOf(start);
      for (const { step } of polished) applyStep(position, step);
      const rest = yield* derive(
        position,
        new Ladder(position, within),
        reached,
        quick ? targetOf(goal) : null,
      );
      if (rest === null) break;
      const onward = rest.edges.map(({ step }) => {
        const edge = edgeOf(start, position, step);
        applyStep(position, step);
        return edge;
      });
      polished = [...polished, ...onward];
      if (round === ROUNDS - 2) return polished;
    }
    order = trim(polished, goal);
    if (order.length === polished.length) return order;
  }
  return edges;
}

function proofOf(edges: readonly Edge[], goal: Goal, isShortest: boolean): Proof {
  const giver = firstEdgesGiving(edges);
  const lines = edges.map(({ step, needs }) => {
    const from = new Set(needs.flatMap((need) => edges.indexOf(giver[need]!)));
    return { step, needs, from: [...from].sort((a, b) => a - b) };
  });
  return { goal: goal.candidate, places: goal.places, tier: highestTier(lines), lines, isShortest };
}

const highestTier = (lines: readonly { readonly step: Step }[]): Tier =>
  Math.max(...lines.map(({ step }) => techniqueOf(step.technique).tier)) as Tier;

/** Runs a search to its end. */
export function finish<T>(search: Generator<unknown, T>): T {
  for (let next = search.next(); ; next = search.next()) if (next.done) return next.value;
}

/**
 * The steps as they are explained in their position: without eliminations already made by earlier steps, and with a
 * single that fills the last cell of a house as a full house, if it builds on all that the single builds on. (In the
 * search it counts as a hidden single, since a proof does not need the other cells to be filled.) If full houses are
 * switched off, it stays as it was found.
 */
function withFullHouses(start: Position, edges: readonly Edge[], fullHouses: boolean): Edge[] {
  const position = copyOf(start);
  const giver = firstEdgesGiving(edges);
  const builtOn = ({ needs }: Edge): (Edge | undefined)[] => needs.map((need) => giver[need]);
  return edges.map((edge) => {
    const { step } = edge;
    const eliminates = step.eliminates.filter((eliminated) =>
      isCandidate(position, cellOf(eliminated), digitOf(eliminated)),
    );
    const full = fullHouses ? fullHouseOf(start, position, step) : null;
    const told =
      full !== null && builtOn(edge).every((one) => builtOn(full).includes(one))
        ? full
        : { ...edge, step: { ...step, eliminates } };
    applyStep(position, told.step);
    return told;
  });
}

/** The full house that places what a step places; `null` for none. */
function fullHouseOf(start: Position, position: Position, { places: [place], because }: Step): Edge | null {
  if (place === undefined || because.kind === 'direct') return null;
  const full = findFullHouses(position).find(({ places }) => places[0] === place);
  return full === undefined ? null : edgeOf(start, position, full);
}
