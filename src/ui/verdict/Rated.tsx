import type { ReactNode } from 'react';
import type { Grid } from '../../sudoku/core';
import {
  isForTechnique,
  titleOf,
  useHintCatalogue,
  useLoaded,
  useMessages,
  useMoment,
  useNamesIn,
  useRating,
  useStores,
} from '../shared';

/**
 * How hard the puzzle is, by its level alone: its technique would give a part of the solution away. It is shown when
 * it is ready; the verdict does not wait for it. Of a puzzle made for a technique, a phone shows the title here.
 */
export function Rated({ givens }: { readonly givens: Grid }): ReactNode {
  const { hint } = useStores();
  const run = useLoaded(hint.load);
  const { path } = useHintCatalogue();
  const rating = useRating(run, givens);
  const { app } = useMessages();
  const origin = useMoment((now) => now.board.origin);
  const names = useNamesIn([origin]);
  if (rating === null) return null;
  const level = rating === 'working' ? path.rating : path.level(rating);
  if (!isForTechnique(origin)) return <p>{level}</p>;
  return (
    <p>
      <span className="unseen-narrow">{level}</span>
      <span className="unseen-wide" aria-hidden="true">
        {titleOf(origin, app, names)}
      </span>
    </p>
  );
}
