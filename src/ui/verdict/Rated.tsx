import type { ReactNode } from 'react';
import type { Grid } from '../../sudoku/core';
import { useHintCatalogue, useLoaded, useRating, useStores } from '../shared';

/** How hard the puzzle is, when that is known: it never keeps the verdict waiting. */
export function Rated({ givens }: { readonly givens: Grid }): ReactNode {
  const { hint } = useStores();
  const run = useLoaded(hint.load);
  const { path } = useHintCatalogue();
  const rating = useRating(run, givens);
  if (rating === null) return null;
  const { lead, rest } = path.rated(rating);
  return (
    <>
      {lead}
      <span className="hardest"> · {rest}</span>
    </>
  );
}
