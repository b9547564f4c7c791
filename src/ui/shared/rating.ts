import { useEffect, useState } from 'react';
import type { HintRun } from '../../stores';
import type { Grid } from '../../sudoku/core';
import type { Rating } from '../../sudoku/techniques';

/** How hard a puzzle is; `'working'` until known, `null` if it cannot be rated. Nothing is rated without a run. */
export function useRating(run: HintRun | null, givens: Grid): Rating | 'working' | null {
  const [rated, setRated] = useState<{ readonly givens: Grid; readonly rating: Rating | null } | null>(null);
  useEffect(() => {
    if (run === null) return;
    const abort = new AbortController();
    void run.rate(givens, abort.signal).then((rating) => {
      if (!abort.signal.aborted) setRated({ givens, rating });
    });
    return () => abort.abort();
  }, [run, givens]);
  return rated?.givens === givens ? rated.rating : 'working';
}
