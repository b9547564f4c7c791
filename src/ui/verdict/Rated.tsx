import { type ReactNode, use, useEffect, useState } from 'react';
import type { Grid } from '../../sudoku/core';
import type { Rating } from '../../sudoku/techniques';
import { useHintCatalogue, useStores } from '../shared';

/** How hard the puzzle is, when that is known: it never keeps the verdict waiting. */
export function Rated({ givens }: { readonly givens: Grid }): ReactNode {
  const { hint } = useStores();
  const run = use(hint.load());
  const catalogue = useHintCatalogue();
  const [rated, setRated] = useState<{ readonly givens: Grid; readonly rating: Rating | null } | null>(null);
  useEffect(() => {
    // Where there is no room for it, as on a phone, it is not worth the work.
    if (!matchMedia('(min-width: 900px)').matches) return;
    const abort = new AbortController();
    void run.rate(givens, abort.signal).then((rating) => {
      if (!abort.signal.aborted) setRated({ givens, rating });
    });
    return () => abort.abort();
  }, [run, givens]);
  const rating = rated?.givens === givens ? rated.rating : null;
  return rating === null ? null : catalogue.in(catalogue.cell).rated(rating);
}
