import { type Random, seededRandom } from '../../core';
import type { Edge } from './edge';
import { isShorter, type Told } from './isShorter';
import type { Network } from './network';
import { MOST_BEHIND, Planner } from './planner';
import { inReadingOrder } from './trim';
import { isWhole, type Way } from './way';

/** Of the steps so far at most so many are dropped for others. */
const MOST_DROPPED = 5;
/** So many more may come in their place, as some that are kept may become needless. */
const MORE = 1;
/** How often the steps that are dropped have to do with one another. */
const TOGETHER = 0.8;
/** Every so many times all are dropped. */
const AFRESH = 8;
/** Every so many times a plan may have one step more. */
const LENIENT = 10;
/** The steps of plans are good that have at most so many more than the best. */
const GOOD = 2;
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
  private readonly ways: readonly Way[];
  readonly network: Network;
  readonly random: Random = seededRandom(1);
  /** The plan from which others are made. */
  current: readonly number[];
  best: readonly number[];
  private readonly noise: readonly number[];
  /** What each way costs, before noise. */
  private readonly weights: Float64Array;
  private readonly planner: Planner;
  /** In how many good plans each way was. */
  private readonly uses: Uint32Array;
  private wanders = false;
  private vain = 0;
  /** What had been looked at when the best plan was found. */
  private foundAt = 0;

  constructor(ways: readonly Way[], network: Network, first: number) {
    this.ways = ways;
    this.network = network;
    this.noise = Array.from({ length: 1024 }, () => this.random.next());
    this.weights = new Float64Array(ways.length).fill(1);
    this.uses = new Uint32Array(ways.length);
    this.planner = new Planner(network);
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
    const { random, current, weights } = this;
    const { isKept } = this.planner;
    const afresh = random.below(AFRESH) === 0;
    const dropped = afresh ? [] : this.some(1 + random.below(Math.min(MOST_DROPPED, current.length)));
    for (const way of afresh ? [] : current) isKept[way] = 1;
    for (const way of dropped) {
      isKept[way] = 0;
      weights[way] = 1 + 2 * random.next();
    }
    const found = this.found(afresh ? MOST_BEHIND : dropped.length + MORE);
    weights.fill(1);
    isKept.fill(0);
    if (found !== null) this.goOnFrom(found);
  }

  /** So many steps of the current plan, or fewer. */
  private some(count: number): readonly number[] {
    const { random, current, network } = this;
    if (random.next() >= TOGETHER) return random.shuffle(current).slice(0, count);
    return network.together(current, current[random.below(current.length)]!, count, random);
  }

  /** The steps of good plans so far, at most so many, those of the best plan first, then those in most plans. */
  good(most: number): readonly number[] {
    const { uses, best } = this;
    const others = [...uses.keys()].filter((way) => uses[way]! > 0 && !best.includes(way));
    return [...best, ...others.sort((a, b) => uses[b]! - uses[a]! || a - b)].slice(0, most);
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

  /**
   * A plan that is no worse than the current one, and whose patterns do not break one another. At most so many steps that
   * are not kept are behind any of it.
   */
  private found(most: number): readonly number[] | null {
    const { random, network, planner, noise, weights } = this;
    const [noisy, hard, shift] = [random.next(), random.next() * 0.1, random.below(noise.length)];
    const costOf = (way: number): number =>
      weights[way]! + noisy * noise[(way * 37 + shift) % noise.length]! + hard * network.ratings[way]!;
    const slack = random.below(LENIENT) === 0 ? 1 : 0;
    for (let repairs = 0; ; repairs++) {
      const plan = planner.plan(costOf, most);
      if (plan === null) return null;
      const trimmed = network.trimmed(plan, this.trimOrder(plan));
      if (trimmed.length <= this.best.length + GOOD) for (const way of trimmed) this.uses[way]!++;
      const isWorse = this.wanders
        ? trimmed.length > this.current.length + slack
        : this.isBetter(this.current, trimmed);
      if (isWorse) return null;
      const ordered = this.inOrder(trimmed);
      if (ordered !== null) return ordered;
      if (repairs === REPAIRS) return null;
      for (const way of trimmed) planner.isKept[way] = 1;
      planner.isKept[this.broken] = 0;
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
    let patterns = plan.filter((way) => this.ways[way]!.pattern !== null);
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
    const { pattern } = this.ways[way]!;
    if (pattern === null) return true;
    this.network.work += 8;
    return isWhole(pattern, (one) => this.network.isOpen(one));
  }
}
