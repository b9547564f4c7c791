import { type Random, seededRandom } from '../../core';
import { isCandidate, type Position } from '../frame/position';
import type { Edge } from './edge';
import { isShorter, type Told } from './isShorter';
import type { Network } from './network';
import { inReadingOrder } from './trim';
import type { Way } from './way';

/** What a step costs that is kept: little, but those that are not needed are not to be kept. */
const KEPT = 0.02;
/** Of the steps so far at most so many are dropped for others. */
const MOST_DROPPED = 5;
/** Every so many times all are dropped. */
const AFRESH = 12;
/** Every so many times a plan may have one step more. */
const LENIENT = 10;
/** After so many plans in vain, it goes on from the best one. */
const PATIENCE = 60;
/** How often a plan is made again without the step whose pattern the others break. */
const REPAIRS = 3;
const NEVER = 6;

/**
 * A local search for plans of few steps: time and again it drops some of the steps of a plan and takes the cheapest
 * others in their place, at slightly random costs; it goes on with each plan that is no worse.
 */
export class Search {
  private readonly start: Position;
  private readonly ways: readonly Way[];
  readonly network: Network;
  readonly random: Random = seededRandom(1);
  /** The plan from which others are made. */
  current: readonly number[];
  best: readonly number[];
  private readonly noise: readonly number[];
  /** What each way costs, before noise. */
  private readonly weights: Float64Array;
  private wanders = false;
  private vain = 0;
  /** What had been looked at when the best plan was found. */
  private foundAt = 0;

  constructor(start: Position, ways: readonly Way[], network: Network, first: number) {
    this.start = start;
    this.ways = ways;
    this.network = network;
    this.noise = Array.from({ length: 1024 }, () => this.random.next());
    this.weights = new Float64Array(ways.length).fill(1);
    this.best = Array.from({ length: first }, (_, way) => way);
    this.current = this.best;
  }

  get work(): number {
    return this.network.work;
  }

  /** How much has been looked at since the best plan was found. */
  get inVain(): number {
    return this.work - this.foundAt;
  }

  /** From now on it also follows plans that are a little worse: from these others may be reached. */
  wander(): void {
    this.wanders = true;
  }

  /** Back to the best plan. From now on it follows only plans that are no worse. */
  settle(): void {
    this.wanders = false;
    this.current = this.best;
  }

  /** The best steps, so that steps that belong together are together, if that breaks no pattern. */
  result(): Edge[] {
    const best = this.best.map((way) => this.ways[way]!);
    const read = inReadingOrder(best).map((edge) => this.best[best.indexOf(edge)]!);
    return (this.inOrder(read) ?? this.best).map((way) => this.ways[way]!);
  }

  /** Makes a plan from the current one, and goes on from it if it is good enough. */
  tryOnce(): void {
    const { random } = this;
    const afresh = random.below(AFRESH) === 0;
    const dropped = 1 + random.below(Math.min(MOST_DROPPED, this.current.length));
    for (const [i, way] of random.shuffle(this.current).entries())
      this.weights[way] = afresh ? 1 : i < dropped ? 1 + 2 * random.next() : KEPT;
    const found = this.found();
    this.weights.fill(1);
    if (found !== null) this.goOnFrom(found);
  }

  /** Makes others from this plan from now on. */
  goOnFrom(found: readonly number[]): void {
    this.current = found;
    this.vain++;
    if (this.isBetter(found, this.best)) {
      this.best = found;
      this.foundAt = this.work;
      this.vain = 0;
    } else if (this.vain > PATIENCE) {
      this.current = this.best;
      this.vain = 0;
    }
  }

  /** A plan that is no worse than the current one, and whose patterns do not break one another. */
  private found(): readonly number[] | null {
    const { random, network, noise, weights } = this;
    const [noisy, hard, shift] = [random.next(), random.next() * 0.1, random.below(noise.length)];
    const costOf = (way: number): number =>
      weights[way] === KEPT
        ? KEPT
        : weights[way]! + noisy * noise[(way * 37 + shift) % noise.length]! + hard * network.ratings[way]!;
    const slack = random.below(LENIENT) === 0 ? 1 : 0;
    for (let repairs = 0; ; repairs++) {
      const plan = network.plan(costOf);
      if (plan === null) return null;
      const trimmed = network.trimmed(plan, this.trimOrder(plan));
      const isWorse = this.wanders
        ? trimmed.length > this.current.length + slack
        : this.isBetter(this.current, trimmed);
      if (isWorse) return null;
      const ordered = this.inOrder(trimmed);
      if (ordered !== null) return ordered;
      if (repairs === REPAIRS) return null;
      for (const way of trimmed) weights[way] = KEPT;
      weights[this.broken] = NEVER;
    }
  }

  /** The plan without steps that are not needed, in an order in which it can be told; `null` if that is not easily found. */
  told(plan: readonly number[]): readonly number[] | null {
    // Some may not hold, each waiting for another of them.
    const held = this.network.held(plan);
    return held === null ? null : this.inOrder(this.network.trimmed(held, this.trimOrder(held)));
  }

  private trimOrder(plan: readonly number[]): number[] {
    const { ratings } = this.network;
    const order = this.random.shuffle(plan);
    return this.random.below(2) === 0 ? order : order.sort((a, b) => ratings[b]! - ratings[a]!);
  }

  private isBetter(one: readonly number[], other: readonly number[]): boolean {
    const toldBy = (way: number): Told => this.ways[way]!;
    return one.length !== other.length
      ? one.length < other.length
      : isShorter(one.map(toldBy), other.map(toldBy));
  }

  /** The way whose pattern was not whole when the steps were last put in order. */
  private broken = 0;

  /**
   * The same steps, each when its pattern is still whole; `null` if that is not easily found. Of those that hold comes
   * first one that breaks no later pattern; of these the first in the order given.
   */
  private inOrder(plan: readonly number[]): number[] | null {
    const { network } = this;
    const done: number[] = [];
    let waiting = plan;
    let patterns = plan.filter((way) => this.ways[way]!.isWhole !== null);
    network.begin();
    while (waiting.length > 0) {
      let first: number | undefined;
      const next =
        waiting.find((way) => {
          if (!network.holds(way)) return false;
          first ??= way;
          return this.breaksNone(way, patterns);
        }) ?? first;
      if (next === undefined) throw new Error('a plan that does not hold');
      if (!this.isWhole(next)) {
        this.broken = next;
        return null;
      }
      network.make(next);
      done.push(next);
      waiting = waiting.filter((way) => way !== next);
      patterns = patterns.filter((way) => way !== next);
    }
    return done;
  }

  /** Whether all patterns that wait are whole after a step. */
  private breaksNone(way: number, patterns: readonly number[]): boolean {
    if (patterns.length === 0) return true;
    const fresh = this.network.make(way);
    const all = patterns.every((other) => other === way || this.isWhole(other));
    this.network.unmake(fresh);
    return all;
  }

  private isWhole(way: number): boolean {
    const { isWhole } = this.ways[way]!;
    if (isWhole === null) return true;
    this.network.work += 8;
    return isWhole(
      (one) => this.network.isOpen(one) && isCandidate(this.start, Math.floor(one / 9), (one % 9) + 1),
    );
  }
}
