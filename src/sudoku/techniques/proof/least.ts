import { type Random, seededRandom } from '../../core';
import { GOAL, type Lists, type Network, turned } from './network';

/** What a plan must be. */
export interface Wanted {
  /** The most steps. */
  readonly steps: number;
  /** Their ratings add up to less than this, in tenths. */
  readonly below: number;
  /** None is rated higher, in tenths. */
  readonly hardest: number;
}

/** A plan; `none`, if there is no such plan; or `unknown`, if the search ended before. */
export type Answer = readonly number[] | 'none' | 'unknown';

/**
 * Searches exhaustively for a plan among some ways of a network. A landmark is a set of ways of which every plan makes
 * one: if some ways do not come to the goal, and no further one can be added without that they do, then these further ones
 * are a landmark. A plan makes one way of each landmark; of landmarks that have no way in common it makes one each, so
 * that bounds the search. A set of ways that makes one of each landmark known so far is a plan, or shows a new landmark.
 * After P. Haslum, J. Slaney, S. Thiébaux: Minimal landmarks for optimal delete-free planning (ICAPS 2012).
 */
export class Least {
  /** How much has been looked at, as in `Network`. */
  work = 0;
  /** How many plans were turned down. */
  rejected = 0;
  private readonly ways: readonly number[];
  private readonly needCounts: Int16Array;
  private readonly gives: Lists;
  private readonly users: Lists;
  /** The ratings, in tenths. */
  private readonly ratings: Int32Array;
  private readonly landmarks: Int32Array[] = [];
  /** How many landmarks each way is in, those of few ways count more. */
  private readonly often: Float64Array;
  private readonly isChosen: Uint8Array;
  private readonly isExcluded: Uint8Array;
  private readonly chosen: number[] = [];
  /** For the landmark being made. */
  private readonly missing: Int16Array;
  private readonly known = new Uint8Array(GOAL + 1);
  private readonly isAdded: Uint8Array;
  private readonly marks: Uint32Array;
  private mark = 0;
  private readonly random: Random = seededRandom(1);

  private readonly shuffled: readonly number[];

  constructor(network: Network, ways: readonly number[]) {
    const { length } = ways;
    this.ways = ways;
    this.gives = network.givesOf(ways);
    const needs = network.needsOf(ways);
    this.users = turned(needs);
    this.needCounts = new Int16Array(length);
    this.ratings = new Int32Array(length);
    for (let way = 0; way < length; way++) {
      this.needCounts[way] = needs.starts[way + 1]! - needs.starts[way]!;
      this.ratings[way] = network.tenths[ways[way]!]!;
    }
    this.shuffled = this.random.shuffle([...ways.keys()]);
    this.often = new Float64Array(length);
    this.isChosen = new Uint8Array(length);
    this.isExcluded = new Uint8Array(length);
    this.missing = new Int16Array(length);
    this.isAdded = new Uint8Array(length);
    this.marks = new Uint32Array(length);
    // Measured: making the lists takes as long as this much looking.
    this.work += 4000 + 8 * length;
  }

  /** Searches until so much has been looked at. `tell` puts a plan as it is returned, or
   * turns it down by `null`. Yields now and then. */
  *search(
    wanted: Wanted,
    most: number,
    tell: (plan: readonly number[]) => readonly number[] | null,
  ): Generator<void, Answer> {
    const { ways, chosen, isChosen, isExcluded, ratings, often } = this;
    const end = this.work + most;
    let sign = this.work + SLICE;
    chosen.length = 0;
    isChosen.fill(0);
    isExcluded.fill(0);
    for (let way = 0; way < ratings.length; way++) if (ratings[way]! > wanted.hardest) isExcluded[way] = 1;
    function* visit(search: Least, left: Wanted): Generator<void, Answer> {
      if (search.work > sign) {
        sign = search.work + SLICE;
        yield;
      }
      if (search.work > end) return 'unknown';
      if (left.below <= 0) return 'none';
      let landmark = search.next(left);
      if (landmark === null) {
        const fresh = search.landmark(NO_MARK);
        if (fresh === null) {
          const plan = chosen.map((way) => ways[way]!);
          const told = tell(plan);
          if (told !== null) return told;
          search.rejected++;
          return 'none';
        }
        landmark = search.next(left);
      }
      if (landmark === null || landmark === HOPELESS) return 'none';
      const turns = [...landmark].filter((way) => isExcluded[way] === 0);
      turns.sort((a, b) => often[b]! - often[a]! || ratings[a]! - ratings[b]! || a - b);
      let answer: Answer = 'none';
      for (const way of turns) {
        isChosen[way] = 1;
        chosen.push(way);
        answer = yield* visit(search, { ...left, steps: left.steps - 1, below: left.below - ratings[way]! });
        chosen.pop();
        isChosen[way] = 0;
        if (answer !== 'none') break;
        // All plans with this way have been looked at.
        isExcluded[way] = 1;
      }
      for (const way of turns) isExcluded[way] = 0;
      return answer;
    }
    return yield* visit(this, wanted);
  }

  /** Of the landmarks that no chosen way is in, the one with the fewest ways; `null` if there is none. */
  private next({ steps, below }: Wanted): Int32Array | typeof HOPELESS | null {
    const { landmarks, isChosen, isExcluded, marks, ratings } = this;
    const open: { readonly landmark: Int32Array; readonly size: number }[] = [];
    for (const landmark of landmarks) {
      let size = 0;
      let isHit = false;
      this.work += landmark.length;
      for (let i = 0; i < landmark.length && !isHit; i++) {
        isHit = isChosen[landmark[i]!] === 1;
        if (isExcluded[landmark[i]!] === 0) size++;
      }
      if (isHit) continue;
      if (size === 0) return HOPELESS;
      open.push({ landmark, size });
    }
    open.sort((a, b) => a.size - b.size);
    // One step each for landmarks without a way in common.
    const mark = ++this.mark;
    let [count, sum] = [0, 0];
    for (const { landmark } of open) {
      let least = Number.POSITIVE_INFINITY;
      let isFree = true;
      this.work += landmark.length;
      for (let i = 0; i < landmark.length && isFree; i++) {
        const way = landmark[i]!;
        if (isExcluded[way] === 1) continue;
        isFree = marks[way] !== mark;
        if (ratings[way]! < least) least = ratings[way]!;
      }
      if (!isFree) continue;
      for (let i = 0; i < landmark.length; i++) marks[landmark[i]!] = mark;
      count++;
      sum += least;
      if (count > steps || sum >= below) return HOPELESS;
    }
    const [first] = open;
    if (first === undefined) return null;
    // Further landmarks that have no way in common with these, where they may show that there are too few steps.
    while (count >= steps - 1 && landmarks.length < MOST_LANDMARKS) {
      const more = this.landmark(mark);
      if (more === null) break;
      let least = Number.POSITIVE_INFINITY;
      for (let i = 0; i < more.length; i++) {
        marks[more[i]!] = mark;
        if (isExcluded[more[i]!] === 0 && ratings[more[i]!]! < least) least = ratings[more[i]!]!;
      }
      count++;
      sum += least;
      if (count > steps || sum >= below) return HOPELESS;
    }
    return first.landmark;
  }

  /** A new landmark that no chosen and no marked way is in; `null` if these come to the goal. */
  private landmark(mark: number): Int32Array | null {
    const { needCounts, missing, known, isAdded, isChosen, isExcluded, often, users } = this;
    missing.set(needCounts);
    known.fill(0);
    for (let way = 0; way < missing.length; way++)
      isAdded[way] = isChosen[way] === 1 || this.marks[way] === mark ? 1 : 0;
    for (let way = 0; way < missing.length; way++)
      if (isAdded[way] === 1 && needCounts[way] === 0 && !this.make(way, [])) return null;
    // Ways of other landmarks are added first: then this one has few of them. Excluded ones do not matter, so come last.
    const [first, next, last]: [number[], number[], number[]] = [[], [], []];
    const shift = this.random.below(this.shuffled.length);
    for (let i = 0; i < this.shuffled.length; i++) {
      const way = this.shuffled[(i + shift) % this.shuffled.length]!;
      if (isAdded[way] === 0) (isExcluded[way] === 1 ? last : often[way]! > 0 ? first : next).push(way);
    }
    const order = [...first.sort((a, b) => often[b]! - often[a]! || a - b), ...next, ...last];
    this.work += 2 * order.length;
    const left: number[] = [];
    for (const way of order) {
      isAdded[way] = 1;
      if (missing[way]! > 0) continue;
      const made: number[] = [];
      if (this.make(way, made)) continue;
      for (const fact of made) {
        known[fact] = 0;
        for (let i = users.starts[fact]!; i < users.starts[fact + 1]!; i++) missing[users.all[i]!]!++;
      }
      isAdded[way] = 0;
      left.push(way);
    }
    const found = Int32Array.from(left);
    this.landmarks.push(found);
    for (const way of found) often[way]! += 1 / found.length;
    return found;
  }

  /** Makes a way, and all added ones that hold then. Returns whether the goal is still out of reach. */
  private make(first: number, made: number[]): boolean {
    const { gives, users, missing, known, isAdded } = this;
    const waiting = [first];
    for (let way = waiting.pop(); way !== undefined; way = waiting.pop()) {
      const end = gives.starts[way + 1]!;
      this.work += end - gives.starts[way]!;
      for (let i = gives.starts[way]!; i < end; i++) {
        const fact = gives.all[i]!;
        if (known[fact] === 1) continue;
        known[fact] = 1;
        made.push(fact);
        const last = users.starts[fact + 1]!;
        this.work += last - users.starts[fact]!;
        for (let j = users.starts[fact]!; j < last; j++) {
          const user = users.all[j]!;
          if (--missing[user]! === 0 && isAdded[user] === 1) waiting.push(user);
        }
        if (fact === GOAL) return false;
      }
    }
    return true;
  }
}

const HOPELESS = 'hopeless';
/** How much is looked at between two signs of life. */
const SLICE = 500_000;
/** The mark that no way has. */
const NO_MARK = -1;
/** With more it takes longer to look at them than they save. */
const MOST_LANDMARKS = 150;
