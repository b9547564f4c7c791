import { applyStep } from '../find';
import { CANDIDATE_COUNT, type Candidate } from '../frame/candidate';
import type { Tier } from '../frame/facts';
import { copyInto, copyOf, type Position } from '../frame/position';
import type { Step } from '../frame/step';
import type { Technique } from '../frame/technique';
import { techniqueOf } from '../registry';
import { type Edge, edgeOf } from './edge';
import { countOf, EMPTY_SET, type StepSet, stepsIn, unionWith } from './stepSet';

/** How a fact is reached: all the steps it takes, ending with the one that gives it. */
interface Support {
  /** The highest tier of the steps if it is a slow one, else 0: steps of lower tiers compete as equals. */
  readonly tier: Tier | 0;
  readonly steps: StepSet;
  readonly count: number;
}

/**
 * How many steps of a slow technique are enough in a quick search. Fewer need more rounds; more make each round
 * longer.
 */
const ENOUGH = 2;

/** What a round asks for steps. */
export type Finder = Pick<Technique, 'tier' | 'find' | 'findSome'>;

/** From this tier on techniques are slow. They are only asked when the lower tiers find nothing more. */
export const SLOW_TIER: Tier = 4;

/**
 * Everything that follows from a position by some techniques, and the cheapest way found to each fact. In each round
 * every step is found in the position that the previous rounds have left, so that ways to the same fact found in one
 * round compete.
 */
export class Saturation {
  readonly edges: Edge[] = [];
  /** The position with all facts applied. */
  readonly position: Position;
  private readonly start: Position;
  private readonly supports: (Support | undefined)[] = new Array(CANDIDATE_COUNT);
  /** For each placed candidate how it was placed. */
  private readonly placed: (Support | undefined)[] = new Array(CANDIDATE_COUNT);
  private readonly ratings: number[] = [];
  /** The round in which each step was found. */
  private readonly rounds: number[] = [];
  private roundCount = 0;

  constructor(start: Position) {
    this.start = start;
    this.position = copyOf(start);
  }

  /** An independent copy. */
  fork(): Saturation {
    const other = new Saturation(this.start);
    copyInto(other.position, this.position);
    for (const edge of this.edges) other.edges.push(edge);
    for (const rating of this.ratings) other.ratings.push(rating);
    for (const round of this.rounds) other.rounds.push(round);
    other.roundCount = this.roundCount;
    for (let fact = 0; fact < CANDIDATE_COUNT; fact++) {
      other.supports[fact] = this.supports[fact];
      other.placed[fact] = this.placed[fact];
    }
    return other;
  }

  /** Whether a candidate has been removed since the start. */
  removes(removed: Candidate): boolean {
    return this.supports[removed] !== undefined;
  }

  /** The steps to place a candidate, including the one that places it; empty if it has not been placed. */
  toPlace(placed: Candidate): Edge[] {
    return this.inOrder(this.placed[placed]);
  }

  /** The steps to remove a candidate; empty if it is still there. */
  toRemove(removed: Candidate): Edge[] {
    return this.inOrder(this.supports[removed]);
  }

  /**
   * One round of these techniques, easiest first. If `quick`, slow techniques stop after a few steps. Yields now and
   * then, so that it can be cancelled. Returns whether anything followed.
   */
  *round(techniques: readonly Finder[], quick = false): Generator<void, boolean> {
    const first = this.edges.length;
    let tier: Tier = 1;
    for (const technique of techniques) {
      // Slow techniques are asked one at a time, and only if all before them found nothing.
      if (technique.tier >= SLOW_TIER && this.edges.length > first) break;
      tier = technique.tier;
      const some = quick ? technique.findSome : undefined;
      let left = some === undefined ? Number.POSITIVE_INFINITY : ENOUGH;
      for (const step of (some ?? technique.find)(this.position)) {
        this.add(step);
        if (tier >= SLOW_TIER) yield;
        if (--left === 0) break;
      }
      if (tier >= SLOW_TIER) yield;
    }
    this.endRound(first);
    yield;
    return this.edges.length > first;
  }

  /** Does a round that an earlier search has found. */
  repeat(steps: readonly Step[]): void {
    const first = this.edges.length;
    for (const step of steps) this.add(step);
    this.endRound(first);
  }

  private endRound(first: number): void {
    for (let i = first; i < this.edges.length; i++) applyStep(this.position, this.edges[i]!.step);
    this.roundCount++;
  }

  private add(step: Step): void {
    const edge = edgeOf(this.start, this.position, step);
    const number = this.edges.length;
    this.edges.push(edge);
    this.ratings.push(step.rating);
    this.rounds.push(this.roundCount);
    const steps = unionWith(
      edge.needs.map((need) => this.supports[need]?.steps ?? EMPTY_SET),
      number,
    );
    const own = techniqueOf(step.technique).tier;
    const tier = edge.needs.reduce<Tier | 0>(
      (highest, need) => Math.max(highest, this.supports[need]?.tier ?? 0) as Tier | 0,
      own < SLOW_TIER ? 0 : own,
    );
    const support = { tier, steps, count: countOf(steps) };
    for (const fact of edge.gives) {
      const before = this.supports[fact];
      if (before === undefined || this.isCheaper(support, before)) this.supports[fact] = support;
    }
    for (const place of step.places) {
      const before = this.placed[place];
      if (before === undefined || this.isCheaper(support, before)) this.placed[place] = support;
    }
  }

  private isCheaper(one: Support, other: Support): boolean {
    if (one.tier !== other.tier) return one.tier < other.tier;
    if (one.count !== other.count) return one.count < other.count;
    return this.ratingOf(one) < this.ratingOf(other);
  }

  /**
   * The steps of a support by round, in each round the hardest first: an easier step of the same round might fill
   * cells that a harder pattern needs.
   */
  private inOrder(support: Support | undefined): Edge[] {
    return stepsIn(support?.steps ?? EMPTY_SET)
      .sort((a, b) => this.rounds[a]! - this.rounds[b]! || this.ratings[b]! - this.ratings[a]!)
      .map((number) => this.edges[number]!);
  }

  private ratingOf({ steps }: Support): number {
    return stepsIn(steps).reduce((sum, step) => sum + this.ratings[step]!, 0);
  }
}
