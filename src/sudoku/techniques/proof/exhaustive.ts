import { type Answer, Least, type Wanted } from './least';
import type { Search } from './search';

/** More steps are not searched exhaustively. */
const MOST_AT_ONCE = 11;

const ANY = Number.POSITIVE_INFINITY;

/** Replaces the best plan of a search by the one of the fewest and easiest steps. */
export class Exhaustive {
  /** Whether it is known that there is no plan with fewer steps than the best. */
  isFewest = false;
  private readonly search: Search;
  private readonly most: number;

  /** @param most how much is looked at for each better plan */
  constructor(search: Search, most: number) {
    this.search = search;
    this.most = most;
  }

  /** Looks at all plans that may be better. Returns whether that came to an end. */
  *replace(): Generator<void, boolean> {
    const { search } = this;
    while (search.best.length <= MOST_AT_ONCE) {
      const { length } = search.best;
      const least = this.least(length - 1);
      const answer = yield* this.ask(least, { steps: length - 1, below: ANY, hardest: ANY });
      if (answer === 'unknown') return false;
      if (answer !== 'none') continue;
      this.isFewest = least.rejected === 0;
      const equal = this.least(length);
      for (;;) {
        const easier = yield* this.easier(equal, search.best);
        if (easier === 'unknown') return false;
        if (easier === 'none') return true;
      }
    }
    return false;
  }

  /** As many steps in place of those of a plan, so that the hardest one is easier; or all together. */
  private *easier(least: Least, plan: readonly number[]): Generator<void, Answer> {
    const { tenths } = this.search.network;
    const hardest = Math.max(...plan.map((way) => tenths[way]!));
    const steps = plan.length;
    const answer = yield* this.ask(least, { steps, below: ANY, hardest: hardest - 1 });
    if (answer !== 'none') return answer;
    const below = plan.reduce((sum, way) => sum + tenths[way]!, 0);
    return yield* this.ask(least, { steps, below, hardest });
  }

  private least(steps: number): Least {
    const { network } = this.search;
    return new Least(network, network.near(steps));
  }

  /** Searches for a plan, and goes on from it if there is one. */
  private *ask(least: Least, wanted: Wanted): Generator<void, Answer> {
    const { search } = this;
    const answer = yield* least.search(wanted, this.most, (plan) => search.told(plan));
    search.network.work += least.work;
    least.work = 0;
    if (answer !== 'none' && answer !== 'unknown') search.goOnFrom(answer);
    return answer;
  }
}
