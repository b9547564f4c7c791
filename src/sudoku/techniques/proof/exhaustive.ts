import { type Answer, Least, type Wanted } from './least';
import type { Search } from './search';

/** How much is looked at in an exhaustive search of all steps, and of some. */
const MOST_OF_ALL = 5_000_000;
const MOST_OF_SOME = 180_000;
/** More steps are not searched exhaustively. */
const MOST_AT_ONCE = 11;
/** How many steps are replaced at a time. */
const [FEWEST_AT_A_TIME, MOST_AT_A_TIME] = [3, 6];

const ANY = Number.POSITIVE_INFINITY;

/** Replaces steps of the plans of a search by the fewest and easiest, exhaustively. */
export class Exhaustive {
  /** Whether it is known that there is no plan with fewer steps than the best. */
  isFewest = false;
  private readonly search: Search;

  constructor(search: Search) {
    this.search = search;
  }

  /** Looks at all plans that may be better. Returns whether that came to an end. */
  *replaceAll(): Generator<void, boolean> {
    const none = new Uint8Array(this.search.network.tenths.length);
    while (this.search.best.length <= MOST_AT_ONCE) {
      const { length } = this.search.best;
      const least = this.least(length - 1, none, []);
      const fewer = { steps: length - 1, below: ANY, hardest: ANY };
      const answer = yield* this.ask(least, fewer, MOST_OF_ALL);
      if (answer === 'unknown') return false;
      if (answer !== 'none') continue;
      this.isFewest = least.rejected === 0;
      const equal = this.least(length, none, []);
      for (;;) {
        const { best } = this.search;
        const easier = yield* this.easier(equal, best, best, MOST_OF_ALL);
        if (easier === 'unknown') return false;
        if (easier === 'none') return true;
      }
    }
    return false;
  }

  /** Replaces some steps of the current plan that belong together by the fewest and easiest. */
  *replaceSome(): Generator<void, void> {
    const { current, random } = this.search;
    const dropped = this.together(
      Math.min(current.length, FEWEST_AT_A_TIME + random.below(MOST_AT_A_TIME - FEWEST_AT_A_TIME + 1)),
    );
    const fixed = current.filter((way) => !dropped.includes(way));
    const isFree = new Uint8Array(this.search.network.tenths.length);
    for (const way of fixed) isFree[way] = 1;
    const least = this.least(dropped.length, isFree, fixed);
    const fewer = { steps: dropped.length - 1, below: ANY, hardest: ANY };
    if ((yield* this.ask(least, fewer, MOST_OF_SOME)) === 'none')
      yield* this.easier(least, current, dropped, MOST_OF_SOME);
  }

  /** As many steps in place of some of a plan, so that its hardest one is easier; or all together. */
  private *easier(
    least: Least,
    plan: readonly number[],
    dropped: readonly number[],
    most: number,
  ): Generator<void, Answer> {
    const { tenths } = this.search.network;
    const hardest = Math.max(...plan.map((way) => tenths[way]!));
    const steps = dropped.length;
    if (plan.every((way) => tenths[way]! < hardest || dropped.includes(way))) {
      const answer = yield* this.ask(least, { steps, below: ANY, hardest: hardest - 1 }, most);
      if (answer !== 'none') return answer;
    }
    const below = dropped.reduce((sum, way) => sum + tenths[way]!, 0);
    return yield* this.ask(least, { steps, below, hardest }, most);
  }

  private least(steps: number, isFree: Uint8Array, fixed: readonly number[]): Least {
    const { network } = this.search;
    return new Least(network, network.near(steps, isFree), fixed);
  }

  /** Searches for a plan, and goes on from it if there is one. */
  private *ask(least: Least, wanted: Wanted, most: number): Generator<void, Answer> {
    const { search } = this;
    const answer = yield* least.search(wanted, most, (plan) => search.told(plan));
    search.network.work += least.work;
    least.work = 0;
    if (answer !== 'none' && answer !== 'unknown') search.goOnFrom(answer);
    return answer;
  }

  /** Some steps of the current plan, each of which needs or gives what another of them gives or needs. */
  private together(count: number): readonly number[] {
    const { current, random, network } = this.search;
    const giver = new Map<number, number>();
    const besides = new Map<number, number[]>(current.map((way) => [way, []]));
    for (const way of current) {
      for (const fact of network.needed(way)) {
        const from = giver.get(fact);
        if (from === undefined || besides.get(way)!.includes(from)) continue;
        besides.get(way)!.push(from);
        besides.get(from)!.push(way);
      }
      for (const fact of network.given(way)) if (!giver.has(fact)) giver.set(fact, way);
    }
    const chosen = [current[random.below(current.length)]!];
    while (chosen.length < count) {
      const next = chosen.flatMap((way) => besides.get(way)!).filter((way) => !chosen.includes(way));
      const from = next.length > 0 ? next : current.filter((way) => !chosen.includes(way));
      chosen.push(from[random.below(from.length)]!);
    }
    return chosen;
  }
}
