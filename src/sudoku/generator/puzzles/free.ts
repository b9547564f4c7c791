import { type Cell, countFilled, type Grid } from '../../core';
import { drawSolution } from '../grids/solutionGrid';
import type { Source } from '../random';
import { type Orbit, orbitsOf } from '../symmetry';
import type { Wish } from '../wish';
import { dig } from './dig';
import { blank, type Draft, give, spareGivens } from './draft';
import { regrow } from './regrow';
import type { QuickShape } from './shape';

/* A puzzle without two or three of its givens usually has fewer solutions than this. To list more takes too long. */
const SOLUTIONS = 400;

/** Puzzles whose givens may be anywhere, or in a symmetry. */
export function freeShape({ symmetry = 'none', givens, minimal = false }: Wish): QuickShape {
  const orbits = orbitsOf(symmetry);
  const indices = Int32Array.from(orbits, (_, i) => i);
  const shuffled = (source: Source): Orbit[] => {
    const order = source.shuffle(indices.slice());
    const result: Orbit[] = [];
    for (let i = 0; i < order.length; i++) result.push(orbits[order[i] as number] as Orbit);
    return result;
  };

  /** Adds givens up to the wished number. */
  function fill({ puzzle, solution }: Draft, source: Source): Draft {
    let filled = puzzle;
    let missing = givens === undefined || minimal ? 0 : givens - countFilled(puzzle);
    for (const orbit of missing > 0 ? shuffled(source) : []) {
      if (orbit.length > missing || isGiven(filled, orbit)) continue;
      filled = give(filled, solution, orbit);
      missing -= orbit.length;
    }
    return { puzzle: filled, solution };
  }

  /** Removes givens that can be spared, those in `last` after all others, while at least `least` remain. */
  function thin({ puzzle, solution }: Draft, last: readonly Orbit[], least: number, source: Source): Draft {
    const present = shuffled(source).filter((orbit) => isGiven(puzzle, orbit) && !last.includes(orbit));
    return { puzzle: dig(puzzle, [...present, ...last], least), solution };
  }

  const leastOf = (otherwise: number): number => (minimal ? 0 : (givens ?? otherwise));

  return {
    start(source) {
      const solution = drawSolution(source);
      return fill({ puzzle: dig(solution, shuffled(source), leastOf(0)), solution }, source);
    },

    vary(draft, source) {
      const { puzzle, solution } = draft;
      const count = countFilled(puzzle);
      const tooMany = givens !== undefined && count > givens;
      if (tooMany || source.below(4) === 0) {
        const removed = shuffled(source)
          .filter((orbit) => isGiven(puzzle, orbit))
          .slice(0, 2 + source.below(2));
        const absent = shuffled(source).filter((orbit) => !isGiven(puzzle, orbit));
        const grown = regrow(blank(puzzle, removed.flat()), [...absent, ...removed], SOLUTIONS);
        return grown && fill(thin(grown, [], leastOf(0), source), source);
      }
      const added = shuffled(source)
        .filter((orbit) => !isGiven(puzzle, orbit))
        .slice(0, 1 + source.below(3));
      const more = { puzzle: give(puzzle, solution, added.flat()), solution };
      const least = leastOf(source.below(2) === 0 ? count : 0);
      return fill(thin(more, added, least, source), source);
    },

    ease({ puzzle, solution }, open, source) {
      if (minimal || givens !== undefined) return null;
      const absent = orbits.filter((orbit) => orbit.some((cell) => open.includes(cell)));
      const orbit = absent[source.below(Math.max(1, absent.length))];
      return orbit === undefined ? null : { puzzle: give(puzzle, solution, orbit), solution };
    },

    distance({ puzzle }) {
      const off = givens === undefined ? 0 : Math.abs(countFilled(puzzle) - givens);
      return off + (minimal ? spareGivens(puzzle) : 0);
    },
  };
}

const isGiven = (puzzle: Grid, orbit: Orbit): boolean => puzzle.charAt(orbit[0] as Cell) !== '.';
