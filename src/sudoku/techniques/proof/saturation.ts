import { applyStep } from '../find';
import { CANDIDATE_COUNT, type Candidate } from '../frame/candidate';
import type { Tier } from '../frame/facts';
import { copyInto, copyOf, type Position } from '../frame/position';
import type { Step } from '../frame/step';
import type { Technique } from '../frame/technique';
import { techniqueOf } from '../registry';
import { type Edge, edgeOf } from './edge';
import { countOf, EMPTY_SET, type StepSet, stepsIn, unionWith } from './stepSet';

/** How a fact is reached: all steps it takes, itself the last. */
interface Support {
  /** The highest tier among the steps, if it is a dear one; those below it compete as equals. */
  readonly tier: Tier | 0;
  readonly steps: StepSet;
  readonly count: number;
}

/** How many steps of a technique are enough where not all are wanted: fewer make more rounds, more make longer ones. */
const ENOUGH = 2;

/** From this tier on steps are looked for only when the lower tiers find nothing more: they are dear. */
export const DEAR: Tier = 4;

/**
 * All that follows from a position by some techniques, and the cheapest way found to each fact. Steps are collected in
 * parallel rounds: each round finds every step in the position as the rounds before have left it, so that the ways to
 * a fact that are found in the same round compete.
 */
export class Saturation {
  readonly edges: Edge[] = [];
  /** The position as far as the facts go. */
  readonly position: Position;
  private readonly start: Position;
  private readonly supports: (Support | undefined)[] = new Array(CANDIDATE_COUNT);
  /** For each candidate that has been placed: how. */
  private readonly placed: (Support | undefined)[] = new Array(CANDIDATE_COUNT);
  private readonly ratings: number[] = [];
  /** In which round each step was found. */
  private readonly rounds: number[] = [];
  private roundCount = 0;

  constructor(start: Position) {
    this.start = start;
    this.position = copyOf(start);
  }

  /** Another that knows the same, and goes on by itself. */
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

  /** Whether a candidate has gone since the start. */
  removes(removed: Candidate): boolean {
    return this.supports[removed] !== undefined;
  }

  /** The steps that place a candidate, the placing one among them; none if it has not been placed. */
  toPlace(placed: Candidate): Edge[] {
    return this.inOrder(this.placed[placed]);
  }

  /** The steps that remove a candidate; none if it is still there. */
  toRemove(removed: Candidate): Edge[] {
    return this.inOrder(this.supports[removed]);
  }

  /**
   * One round of these techniques, easiest first; in haste, of those that take long only what turns up first. Yields
   * now and then, to be cancelled. Returns whether anything followed.
   */
  *round(techniques: readonly Technique[], hasty = false): Generator<void, boolean> {
    const first = this.edges.length;
    let dearest: Tier = 1;
    for (const technique of techniques) {
      // What is dear is looked for one technique at a time, and only if all before it found nothing.
      if (technique.tier >= DEAR && this.edges.length > first) break;
      dearest = technique.tier;
      const some = hasty ? technique.findSome : undefined;
      let left = some === undefined ? Number.POSITIVE_INFINITY : ENOUGH;
      for (const step of (some ?? technique.find)(this.position)) {
        this.add(step);
        if (dearest >= DEAR) yield;
        if (--left === 0) break;
      }
      if (dearest >= DEAR) yield;
    }
    for (let i = first; i < this.edges.length; i++) applyStep(this.position, this.edges[i]!.step);
    this.roundCount++;
    yield;
    return this.edges.length > first;
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
      own < DEAR ? 0 : own,
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
   * The steps of a support by their rounds, the hardest of a round first: a pattern is found as long as no easier step
   * of its round has been made, as that might solve its cells.
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
