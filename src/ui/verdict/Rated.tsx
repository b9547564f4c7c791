import type { ReactNode } from 'react';
import type { Grid } from '../../sudoku/core';
import { useHintCatalogue, useLoaded, useRating, useStores } from '../shared';

/**
 * How hard the puzzle is, in words, then as a number. It is shown when it is ready; the verdict does not wait
 * for it.
 */
export function Rated({ givens }: { readonly givens: Grid }): ReactNode {
  const { hint } = useStores();
  const run = useLoaded(hint.load);
  const { path } = useHintCatalogue();
  const rating = useRating(run, givens);
  if (rating === null) return null;
  if (rating === 'working') return <p>{path.rating}</p>;
  const { lead, rest } = path.rated(rating);
  return (
    <p>
      {/* Non-breaking spaces keep the dot from beginning or ending a line. */}
      {`${lead}\u00a0·\u00a0${rest}`}
    </p>
  );
}
