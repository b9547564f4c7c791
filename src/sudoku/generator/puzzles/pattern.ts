import { blanksOf, CELLS, type Cell, countFilled, DIGITS, type Grid, put } from '../../core';
import { countSolutions, findSolutions } from '../../solver';
import { drawSolution } from '../grids/solutionGrid';
import type { Source } from '../random';
import type { Wish } from '../wish';
import { blank, type Draft, give, giveAll, solutionsUpTo, spareGivens } from './draft';
import { group } from './regrow';
import type { Making, Shape } from './shape';

/* Of so many solutions all are listed; if there are more, they are counted. */
const LISTED = 1000;
/* Boards with so many solutions are all alike. */
const COUNTED = 20_000;
/* Of so many solutions a given is sought that leaves few. */
const SEEN = 200;
/* More than there are givens. */
const FURTHER = 100;
/* After so many changes that brought nothing one begins anew. */
const PATIENCE = 80;

/** A board, and how many solutions it has; at most `COUNTED` are counted. */
interface Board {
  readonly puzzle: Grid;
  readonly count: number;
}

/**
 * Puzzles whose givens stand in a pattern. Its cells are filled from a solution grid, which mostly leaves many
 * solutions; then a few givens at a time are exchanged for others that leave fewer, until one is left. Where that fails, further
 * givens make it a puzzle that is as near as it comes.
 */
export function patternShape({ minimal = false }: Wish, pattern: readonly boolean[]): Shape {
  const cells = CELLS.filter((cell) => pattern[cell]);
  const some = (source: Source, count: number): readonly Cell[] =>
    Array.from(source.shuffle(Int32Array.from(cells)).slice(0, count), (cell) => cell as Cell);

  /** A board with fewer solutions, or as many; `null` if this try came to nothing. */
  function* improve({ puzzle, count }: Board, source: Source): Generator<undefined, Board | null> {
    const gone = some(source, count > LISTED ? 1 : 1 + source.below(4));
    const open = blank(puzzle, gone);
    const solutions = solutionsUpTo(open, LISTED);
    if (solutions === null) return yield* exchange(open, gone, count, source);
    const groups = [...group(solutions, gone).values()];
    const fewest = Math.min(...groups.map(({ length }) => length));
    const best = groups.filter(({ length }) => length === fewest);
    const solution = best[source.below(best.length)]?.[0];
    return solution === undefined ? null : { puzzle: give(open, solution, gone), count: fewest };
  }

  /** The same with another digit in the blanked cell, if it is one and that leaves no more than `count` solutions. */
  function* exchange(
    open: Grid,
    gone: readonly Cell[],
    count: number,
    source: Source,
  ): Generator<undefined, Board | null> {
    const [cell] = gone;
    if (cell === undefined || gone.length > 1) return null;
    for (const digit of source.shuffle([...DIGITS])) {
      yield;
      const next = put(open, cell, digit);
      const found = countSolutions(next, { limit: count + 1 }).count;
      if (found > 0 && found <= count) return { puzzle: next, count: found };
    }
    return null;
  }

  /** A puzzle from a solution grid, with further givens if it takes them. */
  function* start(source: Source): Making {
    const filled = giveAll(drawSolution(source), cells);
    let now: Board = { puzzle: filled, count: countSolutions(filled, { limit: COUNTED }).count };
    for (let idle = 0; now.count > 1 && idle < PATIENCE; idle++) {
      yield;
      const next = yield* improve(now, source);
      if (next === null || next.count > now.count) continue;
      if (next.count < now.count) idle = 0;
      now = next;
    }
    return helped(now.puzzle);
  }

  return {
    start,

    vary({ puzzle }, source) {
      if (countFilled(puzzle) > cells.length) return start(source);
      const gone = some(source, 1 + source.below(4));
      const open = blank(puzzle, gone);
      const solutions = solutionsUpTo(open, LISTED);
      if (solutions === null) return null;
      const single = [...group(solutions, gone).values()].filter(({ length }) => length === 1);
      const solution = single[source.below(Math.max(1, single.length))]?.[0];
      return solution === undefined ? null : { puzzle: give(open, solution, gone), solution };
    },

    ease: (): Draft | null => null,

    distance({ puzzle }) {
      const more = countFilled(puzzle) - cells.length;
      // A puzzle of the pattern is nearer than one with further givens, whatever else it lacks.
      return more > 0 ? FURTHER + more : minimal ? spareGivens(puzzle) : 0;
    },
  };
}

/**
 * A board as a puzzle with one solution. If it has several, givens are added, each the one that the fewest of them have, so
 * that there are few.
 */
function helped(board: Grid): Draft | null {
  let puzzle = board;
  for (;;) {
    const { solutions, complete } = findSolutions(puzzle, { limit: SEEN });
    const [solution] = solutions;
    if (solution === undefined) return null;
    if (complete && solutions.length === 1) return { puzzle, solution };
    let best: Cell | null = null;
    let fewest = Number.POSITIVE_INFINITY;
    for (const cell of blanksOf(puzzle)) {
      const digit = solution.charAt(cell);
      let alike = 0;
      for (const other of solutions) if (other.charAt(cell) === digit) alike++;
      if (alike < fewest) {
        fewest = alike;
        best = cell;
      }
    }
    if (best === null) return null;
    puzzle = give(puzzle, solution, [best]);
  }
}
