import { GOAL, type Network } from './network';

/** What a step costs in a plan. */
export type CostOf = (way: number) => number;

/** The most ways behind one that are not kept. */
export const MOST_BEHIND = 32;

/** Makes plans of the ways of a network. */
export class Planner {
  private readonly network: Network;
  /** The ways that cost nothing, as they are in the plan anyway: 1 for each. */
  readonly isKept: Uint8Array;
  /** For the plan being made: how many needs of each way are missing, and what each way costs alone. */
  private readonly missing: Int16Array;
  private readonly costs: Float64Array;
  /** For each way those behind it that are not kept, itself among them. */
  private readonly behind: Int16Array;
  private readonly behindCounts: Uint8Array;
  /** For the way whose cost is being counted: which givers have been looked at, and which ways are behind it. */
  private readonly isCounted: Uint32Array;
  private readonly isBehind: Uint32Array;
  private mark = 0;
  /** Which facts are known, and the way that gives each. */
  private readonly isKnown = new Uint8Array(GOAL + 1);
  private readonly giver = new Int32Array(GOAL + 1);
  private readonly queue: Queue;

  constructor(network: Network) {
    const { length } = network.needCounts;
    this.network = network;
    this.isKept = new Uint8Array(length);
    this.missing = new Int16Array(length);
    this.costs = new Float64Array(length);
    this.behind = new Int16Array(length * MOST_BEHIND);
    this.behindCounts = new Uint8Array(length);
    this.isCounted = new Uint32Array(length);
    this.isBehind = new Uint32Array(length);
    this.queue = new Queue(length);
  }

  /**
   * Ways to the goal: for each fact the one that costs least with all ways behind it, each counted once. At most so many
   * that are not kept may be behind a way. In an order in which each holds; `null` if the goal is out of reach.
   */
  plan(costOf: CostOf, most: number): number[] | null {
    const { network, missing, queue, isKnown, giver } = this;
    const { gives, users, needCounts, ready } = network;
    missing.set(needCounts);
    isKnown.fill(0);
    queue.clear();
    for (let i = 0; i < ready.length; i++) this.enqueue(ready[i]!, costOf, most);
    for (let way = queue.pop(); way >= 0; way = queue.pop()) {
      const end = gives.starts[way + 1]!;
      for (let i = gives.starts[way]!; i < end; i++) {
        const fact = gives.all[i]!;
        if (isKnown[fact] === 1) continue;
        isKnown[fact] = 1;
        giver[fact] = way;
        if (fact === GOAL) return this.givers();
        const last = users.starts[fact + 1]!;
        network.work += last - users.starts[fact]! + 1;
        for (let j = users.starts[fact]!; j < last; j++) {
          const user = users.all[j]!;
          if (--missing[user]! === 0) this.enqueue(user, costOf, most);
        }
      }
    }
    return null;
  }

  /** Puts a way of which all needs are known in the queue, unless too many others are behind it. */
  private enqueue(way: number, costOf: CostOf, most: number): void {
    const { network, giver, behind, behindCounts, isCounted, isBehind, costs } = this;
    const { needs } = network;
    const mark = ++this.mark;
    const first = way * MOST_BEHIND;
    let count = this.isKept[way] === 1 ? 0 : 1;
    let cost = count === 0 ? 0 : costOf(way);
    costs[way] = cost;
    behind[first] = way;
    const end = needs.starts[way + 1]!;
    network.work += 2 + end - needs.starts[way]!;
    for (let i = needs.starts[way]!; i < end; i++) {
      const from = giver[needs.all[i]!]!;
      if (isCounted[from] === mark) continue;
      isCounted[from] = mark;
      const last = from * MOST_BEHIND + behindCounts[from]!;
      for (let j = from * MOST_BEHIND; j < last; j++) {
        const one = behind[j]!;
        if (isBehind[one] === mark) continue;
        if (count === most) return;
        isBehind[one] = mark;
        behind[first + count++] = one;
        cost += costs[one]!;
      }
    }
    behindCounts[way] = count;
    this.queue.push(way, cost);
  }

  /** The ways behind the goal, kept or not. */
  private givers(): number[] {
    const { giver } = this;
    const { needs } = this.network;
    const wanted = new Set<number>();
    const seen = new Set<number>();
    const visit = (way: number): void => {
      seen.add(way);
      for (let i = needs.starts[way]!; i < needs.starts[way + 1]!; i++) {
        const from = giver[needs.all[i]!]!;
        if (!seen.has(from)) visit(from);
      }
      wanted.add(way);
    };
    visit(giver[GOAL]!);
    return [...wanted];
  }
}

/** Costs that differ by less than this come in any order. */
const WIDTH = 1 / 64;
/** So many steps of costs are told apart; what costs more comes last, in any order. */
const BUCKETS = 8192;

/** Ways by their cost, the least first. What is added costs no less than what was taken last. */
class Queue {
  /** For each step of costs the way that was added last; for each way the one added before it, plus one. */
  private readonly heads = new Int16Array(BUCKETS);
  private readonly others: Int16Array;
  private at = 0;
  private size = 0;

  /** @param count the ways are numbers below this, which is below 2 ** 15 */
  constructor(count: number) {
    this.others = new Int16Array(count);
  }

  clear(): void {
    this.heads.fill(0);
    this.at = 0;
    this.size = 0;
  }

  push(way: number, cost: number): void {
    const bucket = Math.min(BUCKETS - 1, Math.floor(cost / WIDTH));
    this.others[way] = this.heads[bucket]!;
    this.heads[bucket] = way + 1;
    this.size++;
  }

  /** A way of the least cost, or -1. */
  pop(): number {
    if (this.size === 0) return -1;
    while (this.heads[this.at] === 0) this.at++;
    const way = this.heads[this.at]! - 1;
    this.heads[this.at] = this.others[way]!;
    this.size--;
    return way;
  }
}
