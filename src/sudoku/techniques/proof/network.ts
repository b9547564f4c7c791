import type { Random } from '../../core';
import { CANDIDATE_COUNT } from '../frame/candidate';
import { type Goal, reaches } from './trim';
import type { Way } from './way';

/** The fact that the goal is reached, besides the candidates that are gone. */
export const GOAL = CANDIDATE_COUNT;

/** Numbers in lists, one list after another: the i-th from `starts[i]` to below `starts[i + 1]`. */
export interface Lists {
  readonly starts: Int32Array;
  readonly all: Int32Array;
}

/** The number of no way. */
const NONE = -1;
/** More steps than any plan has. */
const FAR = 1000;

/** Ways and the facts between them, as numbers, so that thousands of plans can be tried. */
export class Network {
  readonly ratings: Float64Array;
  /** The ratings in tenths, so that the order does not matter when they are added up. */
  readonly tenths: Int32Array;
  /** How much has been looked at so far: a measure of time that is the same on every machine. */
  work = 0;
  readonly needs: Lists;
  readonly gives: Lists;
  /** The ways that need each fact. */
  readonly users: Lists;
  /** The ways that give each fact. */
  private readonly giversOf: Lists;
  readonly needCounts: Int16Array;
  /** How many needs of each way are missing, for the search that counts them. */
  private readonly missing: Int16Array;
  /** The ways that need nothing. */
  readonly ready: Int32Array;
  /** The facts that are known have the number of the current search. */
  private readonly known = new Uint32Array(GOAL + 1);
  /** The facts that some ways need have the number of the search for what has to do with these. */
  private readonly needed = new Uint32Array(GOAL + 1);
  /** How many ways of a plan give each fact. */
  private readonly givenBy = new Uint8Array(GOAL + 1);
  private search = 0;

  constructor(ways: readonly Way[], goal: Goal) {
    this.needs = listsOf(ways.map(({ needs }) => eachOnce(needs)));
    this.gives = listsOf(ways.map((way) => (reaches(way, goal) ? [...way.gives, GOAL] : way.gives)));
    this.users = turned(this.needs);
    this.giversOf = turned(this.gives);
    this.needCounts = Int16Array.from(
      ways,
      (_, way) => this.needs.starts[way + 1]! - this.needs.starts[way]!,
    );
    this.missing = new Int16Array(ways.length);
    this.ready = Int32Array.from([...ways.keys()].filter((way) => this.needCounts[way] === 0));
    this.ratings = Float64Array.from(ways, ({ step }) => step.rating);
    this.tenths = Int32Array.from(ways, ({ step }) => Math.round(10 * step.rating));
  }

  /** The ways without those that are not needed, tried in this order; all that are left hold one after another. */
  trimmed(plan: readonly number[], order: readonly number[]): readonly number[] {
    let kept = plan;
    let spare = this.spareIn(kept);
    for (let i = 0; i < order.length && spare.length > 0; i++) {
      if (!spare.includes(order[i]!)) continue;
      const without = this.runWithout(kept, order[i]!);
      if (without === null) continue;
      kept = without;
      spare = this.spareIn(kept);
      i = -1;
    }
    return kept;
  }

  /** The ways that give nothing that others of the plan need and nobody else gives. Only these may be left out. */
  private spareIn(plan: readonly number[]): number[] {
    const { needs, gives, givenBy } = this;
    givenBy.fill(0);
    for (const way of plan)
      for (let i = gives.starts[way]!; i < gives.starts[way + 1]!; i++) givenBy[gives.all[i]!]!++;
    const needed = ++this.search;
    this.known[GOAL] = needed;
    for (const way of plan)
      for (let i = needs.starts[way]!; i < needs.starts[way + 1]!; i++) this.known[needs.all[i]!] = needed;
    this.work += 10 * plan.length;
    return plan.filter((way) => {
      for (let i = gives.starts[way]!; i < gives.starts[way + 1]!; i++) {
        const fact = gives.all[i]!;
        if (givenBy[fact] === 1 && this.known[fact] === needed) return false;
      }
      return true;
    });
  }

  /** Those of the ways that hold one after another, as far as the goal; `null` if they do not reach it. */
  held(plan: readonly number[]): readonly number[] | null {
    return this.runWithout(plan, NONE);
  }

  /** The ways but one, in an order in which they hold, as far as the goal; `null` if they do not reach it. */
  private runWithout(plan: readonly number[], left: number): number[] | null {
    this.begin();
    const done: number[] = [];
    for (let waiting = plan; ; ) {
      const later: number[] = [];
      const before = done.length;
      for (const way of waiting) {
        if (way === left) continue;
        if (!this.holds(way)) {
          later.push(way);
          continue;
        }
        done.push(way);
        this.make(way);
        if (this.known[GOAL] === this.search) return done;
      }
      if (done.length === before) return null;
      waiting = later;
    }
  }

  /**
   * At most so many of some ways, from one on: each further one needs what one before it gives, or gives what one needs.
   */
  together(ways: readonly number[], first: number, most: number, random: Random): number[] {
    const { needs, gives, known, needed } = this;
    const mark = ++this.search;
    const isNear = (way: number): boolean =>
      isAnyOf(needs, way, known, mark) || isAnyOf(gives, way, needed, mark);
    const some: number[] = [];
    let left = ways;
    for (let next: number | undefined = first; next !== undefined && some.length < most; ) {
      const last: number = next;
      some.push(last);
      markAll(gives, last, known, mark);
      markAll(needs, last, needed, mark);
      left = left.filter((way) => way !== last);
      const near = left.filter(isNear);
      next = near[random.below(near.length)];
    }
    this.work += 20 * some.length * ways.length;
    return some;
  }

  /** What each of some ways needs. */
  needsOf(ways: readonly number[]): Lists {
    return some(this.needs, ways);
  }

  /** What each of some ways gives. */
  givesOf(ways: readonly number[]): Lists {
    return some(this.gives, ways);
  }

  /** The ways that a plan of at most so many steps may make. Others need too many before them, or after them to the goal. */
  near(most: number): number[] {
    const before = this.stepsBefore(most);
    const after = this.stepsAfter(most, before);
    return [...before.keys()].filter((way) => before[way]! + 1 + after[way]! <= most);
  }

  /** For each way the steps that the farthest of what it needs takes. */
  private stepsBefore(most: number): Int16Array {
    const { missing, needCounts, known, gives, users } = this;
    const before = new Int16Array(missing.length).fill(FAR);
    missing.set(needCounts);
    const search = ++this.search;
    let ready: Iterable<number> = this.ready;
    for (let steps = 0; steps < most; steps++) {
      const next: number[] = [];
      for (const way of ready) {
        before[way] = steps;
        for (let i = gives.starts[way]!; i < gives.starts[way + 1]!; i++) {
          const fact = gives.all[i]!;
          if (known[fact] === search) continue;
          known[fact] = search;
          this.work += users.starts[fact + 1]! - users.starts[fact]!;
          for (let j = users.starts[fact]!; j < users.starts[fact + 1]!; j++)
            if (--missing[users.all[j]!]! === 0) next.push(users.all[j]!);
        }
      }
      ready = next;
    }
    return before;
  }

  /** For each way the fewest steps from what it gives to the goal. */
  private stepsAfter(most: number, before: Int16Array): Int16Array {
    const { needs, known, giversOf: givers } = this;
    const after = new Int16Array(before.length).fill(FAR);
    const search = ++this.search;
    let ready: number[] = [];
    const reach = (fact: number, steps: number, to: number[]): void => {
      if (known[fact] === search) return;
      known[fact] = search;
      this.work += givers.starts[fact + 1]! - givers.starts[fact]!;
      for (let i = givers.starts[fact]!; i < givers.starts[fact + 1]!; i++) {
        const way = givers.all[i]!;
        if (after[way] !== FAR || before[way] === FAR) continue;
        after[way] = steps;
        to.push(way);
      }
    };
    reach(GOAL, 0, ready);
    for (let steps = 1; steps < most && ready.length > 0; steps++) {
      const next: number[] = [];
      for (const way of ready)
        for (let i = needs.starts[way]!; i < needs.starts[way + 1]!; i++) reach(needs.all[i]!, steps, next);
      ready = next;
    }
    return after;
  }

  /** Forgets what has been made. */
  begin(): void {
    this.search++;
  }

  /** Whether a candidate has not been ruled out by what has been made. */
  isOpen(fact: number): boolean {
    return this.known[fact] !== this.search;
  }

  /** Whether all that a way needs has been made. */
  holds(way: number): boolean {
    const { needs, known, search } = this;
    const end = needs.starts[way + 1]!;
    for (let i = needs.starts[way]!; i < end; i++) {
      this.work++;
      if (known[needs.all[i]!] !== search) return false;
    }
    return true;
  }

  /** Makes a step. Returns the facts that are new. */
  make(way: number): number[] {
    const { gives, known, search } = this;
    const fresh: number[] = [];
    const end = gives.starts[way + 1]!;
    this.work += end - gives.starts[way]!;
    for (let i = gives.starts[way]!; i < end; i++) {
      const fact = gives.all[i]!;
      if (known[fact] === search) continue;
      known[fact] = search;
      fresh.push(fact);
    }
    return fresh;
  }

  /** Takes facts back. */
  unmake(facts: readonly number[]): void {
    for (const fact of facts) this.known[fact] = 0;
  }
}

/** Whether any number of a list has a mark. */
function isAnyOf({ starts, all }: Lists, list: number, marks: Uint32Array, mark: number): boolean {
  const end = starts[list + 1]!;
  for (let i = starts[list]!; i < end; i++) if (marks[all[i]!] === mark) return true;
  return false;
}

function markAll({ starts, all }: Lists, list: number, marks: Uint32Array, mark: number): void {
  const end = starts[list + 1]!;
  for (let i = starts[list]!; i < end; i++) marks[all[i]!] = mark;
}

/** The same facts, each once. */
function eachOnce(facts: readonly number[]): readonly number[] {
  for (let i = 1; i < facts.length; i++) if (facts.indexOf(facts[i]!) < i) return [...new Set(facts)];
  return facts;
}

function listsOf(lists: readonly (readonly number[])[]): Lists {
  const starts = new Int32Array(lists.length + 1);
  for (let i = 0; i < lists.length; i++) starts[i + 1] = starts[i]! + lists[i]!.length;
  const all = new Int32Array(starts[lists.length]!);
  for (let i = 0, at = 0; i < lists.length; i++)
    for (let j = 0, list = lists[i]!; j < list.length; j++) all[at++] = list[j]!;
  return { starts, all };
}

/** Some of the lists. */
function some({ starts, all }: Lists, lists: readonly number[]): Lists {
  const ends = new Int32Array(lists.length + 1);
  for (let i = 0; i < lists.length; i++) ends[i + 1] = ends[i]! + starts[lists[i]! + 1]! - starts[lists[i]!]!;
  const those = new Int32Array(ends[lists.length]!);
  for (let i = 0, at = 0; i < lists.length; i++)
    for (let j = starts[lists[i]!]!; j < starts[lists[i]! + 1]!; j++) those[at++] = all[j]!;
  return { starts: ends, all: those };
}

/** For each fact the lists that it is in. */
export function turned({ starts, all }: Lists): Lists {
  const ends = new Int32Array(GOAL + 2);
  for (let i = 0; i < all.length; i++) ends[all[i]! + 1]!++;
  for (let fact = 0; fact <= GOAL; fact++) ends[fact + 1]! += ends[fact]!;
  const lists = new Int32Array(all.length);
  const next = ends.slice();
  for (let list = 0; list + 1 < starts.length; list++)
    for (let i = starts[list]!; i < starts[list + 1]!; i++) lists[next[all[i]!]!++] = list;
  return { starts: ends, all: lists };
}
