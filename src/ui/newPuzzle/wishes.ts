import type { NewLevel } from '../../stores';
import { isSymmetric, orbitsOf, type Symmetry, type Wish } from '../../sudoku/generator';
import type { TechniqueId } from '../../sudoku/techniques';

/** The wishes besides the level, as the fields of the dialog hold them. */
export interface Wishes {
  readonly needs: TechniqueId | null;
  readonly without: readonly TechniqueId[];
  /** The ends of a range are texts as they are typed. */
  readonly rating: 'any' | 'hardest' | { readonly from: string; readonly to: string };
  readonly symmetry: Symmetry;
  readonly givens: number | null;
  /** Which of the 81 cells are given, in reading order. If none is, the givens may be anywhere. */
  readonly pattern: readonly boolean[];
  readonly minimal: boolean;
}

export const NO_PATTERN: readonly boolean[] = Array(81).fill(false);

/** The lowest and the highest rating on the scale. An end that is left empty means these. */
export const LOWEST = 1;
export const HIGHEST = 12;

/** The wish for the generator that the fields of the dialog describe. */
export function wishOf(level: NewLevel, wishes: Wishes): Wish {
  const { needs, without, rating, symmetry, givens, pattern, minimal } = wishes;
  return {
    ...(level === 'any' ? {} : { level }),
    ...(rating === 'any' ? {} : { rating: rating === 'hardest' ? rating : rangeOf(rating) }),
    ...(needs === null ? {} : { needs }),
    ...(without.length === 0 ? {} : { without }),
    symmetry,
    ...(givens === null ? {} : { givens }),
    ...(pattern.includes(true) ? { pattern } : {}),
    ...(minimal ? { minimal } : {}),
  };
}

/** The fields of the dialog for a wish. */
export function wishesOf({ needs, without, rating, symmetry, givens, pattern, minimal }: Wish): Wishes {
  return {
    needs: needs ?? null,
    without: without ?? [],
    rating:
      rating === undefined || rating === 'hardest'
        ? (rating ?? 'any')
        : { from: rating.from.toFixed(1), to: rating.to.toFixed(1) },
    symmetry: symmetry ?? 'none',
    givens: givens ?? null,
    pattern: pattern ?? NO_PATTERN,
    minimal: minimal ?? false,
  };
}

const rangeOf = ({ from, to }: { readonly from: string; readonly to: string }) => ({
  from: from === '' ? LOWEST : Math.round(Number(from) * 10) / 10,
  to: to === '' ? HIGHEST : Math.round(Number(to) * 10) / 10,
});

/** Sets these cells of a pattern, and all others of their orbits, to given or blank. */
export function paint(
  pattern: readonly boolean[],
  cells: readonly number[],
  given: boolean,
  symmetry: Symmetry,
): readonly boolean[] {
  const painted = new Set<number>(
    orbitsOf(symmetry)
      .filter((orbit) => orbit.some((cell) => cells.includes(cell)))
      .flat(),
  );
  return pattern.map((before, cell) => (painted.has(cell) ? given : before));
}

/** The pattern with the givens added that it lacks to be symmetric. */
export const completed = (pattern: readonly boolean[], symmetry: Symmetry): readonly boolean[] =>
  isSymmetric(pattern, symmetry)
    ? pattern
    : paint(
        pattern,
        pattern.flatMap((given, cell) => (given ? [cell] : [])),
        true,
        symmetry,
      );
