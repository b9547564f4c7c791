import { useEffect, useState } from 'react';
import { useStores } from '../context';

/** The milliseconds played, updated every second. */
export function useSpent(): number {
  const { tally } = useStores();
  const [spent, setSpent] = useState(() => tally.spent());
  useEffect(() => {
    const clock = setInterval(() => setSpent(tally.spent()), 1000);
    return () => clearInterval(clock);
  }, [tally]);
  return spent;
}
