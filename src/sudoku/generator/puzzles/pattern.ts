import { blanksOf, CELLS, type Cell, countFilled, DIGITS, type Grid, put } from '../../core';
import { countSolutions, findSolutions } from '../../solver';
import { drawSolution } from '../grids/solutionGrid';
import type { Source } from '../random';
import type { Wish } from '../wish';
import { blank, type Draft, give, giveAll, solutionsUpTo, spareGivens } from './draft';
import { group } from './regrow';
import type { Making, Shape } from './shape';

/* Up to this many solutions are listed; if there are more, they are only counted. */
const LISTED = 1000;
/* Counting stops here: boards with this many solutions are all equally bad. */
const COUNTED = 20_000;
/* From this many solutions the next given is chosen, so that few of them remain. */
const SEEN = 200;
/* Above every number of givens. */
const FURTHER = 100;
/* After this many changes in a row that brought nothing, the search for the first puzzle ends. */
const PATIENCE = 80;

/** A board and the number of its solutions, counted up to `COUNTED`. */
interface Board {
  readonly puzzle: Grid;
  readonly count: number;
}

/**
 * Puzzles whose givens follow a pattern. Its cells are filled from a solution grid, which usually leaves many
 * solutions. Then a few givens at a time are exchanged for others that leave fewer, until one is left. If that fails,
 * further givens are added outside the pattern.
 */
export function patternShape({ minimal = false }: Wish, pattern: readonly boolean[]): Shape {
  const cells = CELLS.filter((cell) => pattern[cell]);
  const some = (source: Source, count: number): readonly Cell[] =>
    Array.from(source.shuffle(Int32Array.from(cells)).slice(0, count), (cell) => cell as Cell);

  /** Exchanges a few givens. Returns a board with as many solutions or fewer; `null` if this try failed. */
  function* improve({ puzzle, count }: Board, source: Source): Generator<undefined, Board | null> {
    const removed = some(source, count > LISTED ? 1 : 1 + source.below(4));
    const open = blank(puzzle, removed);
    const solutions = solutionsUpTo(open, LISTED);
    if (solutions === null) return yield* exchange(open, removed, count, source);
    const groups = [...group(solutions, removed).values()];
    const fewest = Math.min(...groups.map(({ length }) => length));
    const best = groups.filter(({ length }) => length === fewest);
    const solution = best[source.below(best.length)]?.[0];
    return solution === undefined ? null : { puzzle: give(open, solution, removed), count: fewest };
  }

  /** Puts another digit into the one blanked cell, if that leaves no more than `count` solutions. */
  function* exchange(
    open: Grid,
    removed: readonly Cell[],
    count: number,
    source: Source,
  ): Generator<undefined, Board | null> {
    const [cell] = removed;
    if (cell === undefined || removed.length > 1) return null;
    for (const digit of source.shuffle([...DIGITS])) {
      yield;
      const next = put(open, cell, digit);
      const found = countSolutions(next, { limit: count + 1 }).count;
      if (found > 0 && found <= count) return { puzzle: next, count: found };
    }
    return null;
  }

  /** Makes a puzzle from a solution grid, with further givens if necessary. */
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
      const removed = some(source, 1 + source.below(4));
      const open = blank(puzzle, removed);
      const solutions = solutionsUpTo(open, LISTED);
      if (solutions === null) return null;
      const single = [...group(solutions, removed).values()].filter(({ length }) => length === 1);
      const solution = single[source.below(Math.max(1, single.length))]?.[0];
      return solution === undefined ? null : { puzzle: give(open, solution, removed), solution };
    },

    ease: (): Draft | null => null,

    distance({ puzzle }) {
      const more = countFilled(puzzle) - cells.length;
      // A puzzle without further givens is nearer than one with some, whatever else it lacks.
      return more > 0 ? FURTHER + more : minimal ? spareGivens(puzzle) : 0;
    },
  };
}

/**
 * Turns a board into a puzzle with one solution. While it has several, adds the given that the fewest solutions share,
 * so that few are added. `null` if the board has no solution.
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
