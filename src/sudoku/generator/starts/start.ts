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
 * A puzzle to begin with for a technique or a rating that random puzzles hardly ever have: an image of one that has it.
 * `null` if there is none, or if it is wished where the givens stand.
 */
export function startFor(wish: Wish, source: Source): Draft | null {
  const { needs, pattern, symmetry = 'none' } = wish;
  if (pattern !== undefined || symmetry !== 'none') return null;
  const known = needs === undefined ? ratedStarts(wish) : ((STARTS as Starts)[needs] ?? []);
  if (needs === undefined && known.length === 0) return null;
  // One number is drawn for every technique, whether there is a choice or not: what comes after it depends on that.
  const start = known[source.below(Math.max(1, known.length))];
  if (start === undefined) return null;
  const puzzle = drawImage(source)(start as Grid);
  const [solution] = findSolutions(puzzle, { limit: 1 }).solutions;
  return solution === undefined ? null : { puzzle, solution };
}
