import { useEffect, useState } from 'react';
import { createTally, type Stores, type Tally } from '../../../stores';
import { useStores } from '../context';

const tallies = new WeakMap<Stores, Tally>();

/** The time and the help that the game has taken, counted since a part of the page first asked for it. */
export const useTally = (): Tally => tallyOf(useStores());

/** The one tally of a page. */
export function tallyOf(stores: Stores): Tally {
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
