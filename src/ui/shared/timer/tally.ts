import { useEffect, useState } from 'react';
import { fetchTally, type Stores, type Tally } from '../../../stores';
import { useStores } from '../context';
import { useLoaded } from '../loaded';

const tallies = new WeakMap<Stores, Tally>();

/** The time and the help that the game has taken, counted since this part of the page loaded. */
export const useTally = (): Tally => tallyOf(useStores(), useLoaded(fetchTally));

/** The one tally of a page. */
export function tallyOf(stores: Stores, createTally: (typeof fetchTally)['here'] & {}): Tally {
  let tally = tallies.get(stores);
  if (tally === undefined) {
    const begun = createTally({
      ...stores,
      now: () => performance.now(),
      isHidden: () => document.visibilityState === 'hidden',
    });
    for (const event of ['visibilitychange', 'pagehide']) document.addEventListener(event, begun.look);
    tallies.set(stores, begun);
    tally = begun;
  }
  return tally;
}

/** The milliseconds played, updated every second. */
export function useSpent(): number {
  const tally = useTally();
  const [spent, setSpent] = useState(() => tally.spent());
  useEffect(() => {
    const clock = setInterval(() => setSpent(tally.spent()), 1000);
    return () => clearInterval(clock);
  }, [tally]);
  return spent;
}
