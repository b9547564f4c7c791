import type { Rating } from '../../sudoku/techniques';
import { useHintCatalogue } from './context';

/**
 * How hard a puzzle is: its level and, for those who ask, its hardest step. The technique gives a part of the solution
 * away.
 */
export function HowHard({ rating }: { readonly rating: Rating }) {
  const { path } = useHintCatalogue();
  return (
    <details className="how-hard">
      <summary>{path.level(rating)}</summary>
      <p>{path.hardestStep(rating)}</p>
    </details>
  );
}
