import type { Grid } from '../../core';
import { findSolutions } from '../../solver';
import type { TechniqueId } from '../../techniques';
import type { Draft } from '../puzzles/draft';
import type { Source } from '../random';
import type { Wish } from '../wish';
import { drawImage } from './image';
import { STARTS } from './list';

type Starts = Readonly<Partial<Record<TechniqueId, readonly string[]>>>;

/**
 * A puzzle to begin with for a technique that random puzzles hardly ever need: an image of one that does. `null` if
 * there is none, or if it is wished where the givens stand.
 */
export function startFor({ needs, pattern, symmetry = 'none' }: Wish, source: Source): Draft | null {
  if (needs === undefined || pattern !== undefined || symmetry !== 'none') return null;
  const known = (STARTS as Starts)[needs] ?? [];
  const start = known[source.below(Math.max(1, known.length))];
  if (start === undefined) return null;
  const puzzle = drawImage(source)(start as Grid);
  const [solution] = findSolutions(puzzle, { limit: 1 }).solutions;
  return solution === undefined ? null : { puzzle, solution };
}
