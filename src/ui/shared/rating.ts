import { useEffect, useState } from 'react';
import type { HintRun } from '../../stores';
import type { Grid } from '../../sudoku/core';
import type { Rating } from '../../sudoku/techniques';

/** Events of a player at work. The page must answer them quickly, so rating pauses. */
const ACTIVITY = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;

/** How hard a puzzle is; `'working'` until known, `null` if it cannot be rated. */
export function useRating(run: HintRun, givens: Grid): Rating | 'working' | null {
  const [rated, setRated] = useState<{ readonly givens: Grid; readonly rating: Rating | null } | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    const listening = new AbortController();
    const { signal } = listening;
    for (const event of ACTIVITY)
      window.addEventListener(event, run.giveWay, { capture: true, passive: true, signal });
    void run.rate(givens, abort.signal).then((rating) => {
      if (!abort.signal.aborted) setRated({ givens, rating });
      listening.abort();
    });
    return () => {
      abort.abort();
      listening.abort();
    };
  }, [run, givens]);
  return rated?.givens === givens ? rated.rating : 'working';
}
