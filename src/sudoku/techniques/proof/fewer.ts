import { type Random, seededRandom } from '../../core';
import { isCandidate, type Position } from '../frame/position';
import type { Step } from '../frame/step';
import type { Edge } from './edge';
import { Network } from './network';
import { type Goal, inReadingOrder } from './trim';
import type { Way } from './way';

/** How much is looked at, see `Network`; it takes about 100 ms. */
const MOST = 4_000_000;
/** How much is looked at in vain before the search ends: so much times the number of steps, squared. */
const IN_VAIN = 3_000;
/** With fewer steps there is nothing to look for. */
export const LEAST = 3;

/** What a step costs that is kept: little, but those that are not needed are not to be kept. */
const KEPT = 0.02;
/** Of the steps so far at most so many are dropped for others. */
const MOST_DROPPED = 5;
/** Every so many times all are dropped. */
const AFRESH = 12;
/** After so many plans in vain, it goes on from the best one. */
const PATIENCE = 60;
/** How often a plan is made again without the step whose pattern the others break. */
const REPAIRS = 3;
const NEVER = 6;
/** How much is looked at between two signs of life. */
const SLICE = 200_000;

/** Whether a proof has fewer steps than another, or as many but an easier hardest one, or easier ones altogether. */
export function isShorter(one: readonly Told[], other: readonly Told[]): boolean {
  if (one.length !== other.length) return one.length < other.length;
  const [hardest, otherHardest] = [hardestOf(one), hardestOf(other)];
  return hardest !== otherHardest ? hardest < otherHardest : sumOf(one) < sumOf(other);
}

interface Told {
  readonly step: Step;
}

const hardestOf = (lines: readonly Told[]): number => Math.max(...lines.map(({ step }) => step.rating));

/** In tenths, so that the order of the steps does not matter. */
const sumOf = (lines: readonly Told[]): number =>
  lines.reduce((sum, { step }) => sum + Math.round(10 * step.rating), 0);

/**
 * Fewer steps to a goal, or as many that are easier: a local search. Time and again it drops some of the steps of the
 * best plan and takes the cheapest others in their place, at slightly random costs; it goes on with each plan that is no
 * worse. The result is in an order in which each pattern is still whole at its turn; it depends only on the arguments.
 * `first` are the steps known. Yields now and then.
 */
export function* fewer(
  start: Position,
  first: readonly Edge[],
  ways: readonly Way[],
  goal: Goal,
): Generator<void, Edge[]> {
  const all = [...first.map((edge): Way => ({ ...edge, isWhole: null })), ...ways];
  const search = new Search(start, all, new Network(all, goal), first.length);
  for (let next = SLICE; !search.isOver; next += SLICE) {
    while (search.work < next && !search.isOver) search.tryOnce();
    yield;
  }
  return search.result();
}

class Search {
  private readonly start: Position;
  private readonly ways: readonly Way[];
  private readonly network: Network;
  private readonly random: Random = seededRandom(1);
  private readonly noise: readonly number[];
  /** What each way costs, before noise. */
  private readonly weights: Float64Array;
  private current: readonly number[];
  private best: readonly number[];
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

  get isOver(): boolean {
    return this.work > MOST || this.work - this.foundAt > IN_VAIN * this.best.length ** 2;
  }

  /** The best steps, so that steps that belong together are together, if that breaks no pattern. */
  result(): Edge[] {
    const best = this.best.map((way) => this.ways[way]!);
    const read = inReadingOrder(best).map((edge) => this.best[best.indexOf(edge)]!);
    return (this.inOrder(read) ?? this.best).map((way) => this.ways[way]!);
  }

  tryOnce(): void {
    const { random } = this;
    const afresh = random.below(AFRESH) === 0;
    const dropped = 1 + random.below(Math.min(MOST_DROPPED, this.current.length));
    for (const [i, way] of random.shuffle(this.current).entries())
      this.weights[way] = afresh ? 1 : i < dropped ? 1 + 2 * random.next() : KEPT;
    const found = this.found();
    this.weights.fill(1);
    if (found === null) return;
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
    for (let repairs = 0; ; repairs++) {
      const plan = network.plan(costOf);
      if (plan === null) return null;
      const trimmed = network.trimmed(plan, this.trimOrder(plan));
      if (this.isBetter(this.current, trimmed)) return null;
      const ordered = this.inOrder(trimmed);
      if (ordered !== null) return ordered;
      if (repairs === REPAIRS) return null;
      for (const way of trimmed) weights[way] = KEPT;
      weights[this.broken] = NEVER;
    }
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
    for (network.begin(); waiting.length > 0; waiting = waiting.filter((way) => !done.includes(way))) {
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
