import { CELLS, type Cell, clashesOf, digitAt, EMPTY_GRID, type Grid, put, seededRandom } from '../core';
import { type Heartbeat, hasSolution, noHeartbeat } from './ask';
import { smallestHittingSet } from './hittingSet';

/** Givens that contradict each other. Removing any one of them ends the contradiction. */
export interface ClashSet {
  /** In reading order. */
  readonly cells: readonly Cell[];
  /** Whether it is proved that no smaller set of the puzzle's givens clashes. */
  readonly smallest: boolean;
}

export interface ClashSearch {
  /** When to stop looking for a smaller set, in milliseconds; default 200. The first set is always found. */
  readonly milliseconds?: number;
  /** The time in milliseconds, from any start. Tests set it. */
  readonly now?: () => number;
  readonly onTick?: Heartbeat;
}

/** How many orders of removal are tried before the search for a smallest set. More orders seldom find a smaller set. */
const SHUFFLES = 30;

/**
 * Minimal sets of givens that clash. Each is smaller than the one before, or the same one proved smallest. There is
 * none if the puzzle has a solution. Two equal digits in a house come first and need no search.
 *
 * The first sets come by deletion: a given is left out if the others still clash. The smallest comes by implicit
 * hitting sets (Ignatiev, Previti, Liffiton and Marques-Silva, "Smallest MUS extraction with minimal hitting set
 * dualization", CP 2015). A correction set is a set of givens whose removal makes the puzzle possible; a clash has a
 * given from every correction set. Take a smallest set that meets all correction sets known so far. If it clashes,
 * nothing smaller does; if not, it leads to one more correction set.
 */
export function* findClashSets(
  puzzle: Grid,
  { milliseconds = 200, now = Date.now, onTick = noHeartbeat }: ClashSearch = {},
): Generator<ClashSet, void, void> {
  const [pair] = clashesOf(puzzle);
  if (pair !== undefined) {
    yield { cells: [pair.a, pair.b], smallest: true };
    return;
  }
  const clash = (cells: Iterable<Cell>): boolean => !hasSolution(only(puzzle, cells), onTick);
  const givens = CELLS.filter((cell) => digitAt(puzzle, cell) !== null);
  if (!clash(givens)) return;

  const deadline = now() + milliseconds;
  const isLate = (): boolean => now() >= deadline;

  let best = shrink(givens, givens.length + 1, clash, () => false) ?? givens;
  yield { cells: inOrder(best), smallest: false };

  const random = seededRandom(1);
  for (let i = 0; i < SHUFFLES && !isLate(); i++) {
    const smaller = shrink(random.shuffle(givens), best.length, clash, isLate);
    if (smaller === null) continue;
    best = smaller;
    yield { cells: inOrder(best), smallest: false };
  }

  const corrections: (readonly Cell[])[] = [];
  for (;;) {
    const chosen = smallestHittingSet(corrections, best.length, () => {
      onTick();
      return isLate();
    });
    if (isLate()) return;
    if (chosen === null || clash(chosen)) {
      yield { cells: inOrder(chosen ?? best), smallest: true };
      return;
    }
    corrections.push(correction(givens, chosen, clash));
  }
}

type ClashTest = (cells: Iterable<Cell>) => boolean;

/**
 * A minimal clashing subset of clashing givens, found by leaving out each in turn; `null` if the subset has `below`
 * givens or more, or time runs out.
 */
function shrink(
  givens: readonly Cell[],
  below: number,
  clash: ClashTest,
  isLate: () => boolean,
): readonly Cell[] | null {
  const left = new Set(givens);
  let needed = 0;
  for (const cell of givens) {
    left.delete(cell);
    if (clash(left)) continue;
    left.add(cell);
    if (++needed >= below || isLate()) return null;
  }
  return [...left];
}

/** A minimal set of givens, none of them in `kept`, whose removal makes the rest possible. */
function correction(givens: readonly Cell[], kept: readonly Cell[], clash: ClashTest): readonly Cell[] {
  const possible = new Set(kept);
  return givens.filter((cell) => {
    if (possible.has(cell)) return false;
    possible.add(cell);
    const clashes = clash(possible);
    if (clashes) possible.delete(cell);
    return clashes;
  });
}

/** The puzzle with only these givens. */
function only(puzzle: Grid, cells: Iterable<Cell>): Grid {
  let grid = EMPTY_GRID;
  for (const cell of cells) grid = put(grid, cell, digitAt(puzzle, cell));
  return grid;
}

const inOrder = (cells: readonly Cell[]): readonly Cell[] => cells.toSorted((a, b) => a - b);
