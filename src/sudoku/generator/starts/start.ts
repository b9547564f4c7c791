import type { Grid } from '../../core';
import { findSolutions } from '../../solver';
import type { TechniqueId } from '../../techniques';
import type { Draft } from '../puzzles/draft';
import type { Source } from '../random';
import type { Wish } from '../wish';
import { drawImage } from './image';
import { STARTS } from './list';
import { ratedStarts } from './rated';

type Starts = Readonly<Partial<Record<TechniqueId, readonly string[]>>>;

/**
 * For a technique or rating that random puzzles hardly ever have: a random image of a known puzzle that has it. `null`
 * if there is none, or if the wish decides where the givens are.
 */
export function startFor(wish: Wish, source: Source): Draft | null {
  const { needs, pattern, symmetry = 'none' } = wish;
  if (pattern !== undefined || symmetry !== 'none') return null;
  const known = needs === undefined ? ratedStarts(wish) : ((STARTS as Starts)[needs] ?? []);
  if (needs === undefined && known.length === 0) return null;
  // Always draw one number, also without a choice: the numbers drawn after it depend on that.
  const start = known[source.below(Math.max(1, known.length))];
  if (start === undefined) return null;
  const puzzle = drawImage(source)(start as Grid);
  const [solution] = findSolutions(puzzle, { limit: 1 }).solutions;
  return solution === undefined ? null : { puzzle, solution };
}
