import { CELLS, type Cell, type Digit, digitAt, type Grid, gridFrom, peersOf } from '../../core';
import { findSolutions } from '../../solver';
import { MOST_GIVENS } from '../deciding/decide';
import { CLASSES } from '../network/weights';
import { digitIn } from '../reading';
import {
  areApart,
  areSeparate,
  areTight,
  type Cluster,
  clustersOf,
  FEW,
  inkOf,
  isBetweenInks,
} from './clusters';
import { between, type Colour, type Ink, type Inks } from './inks';

/** An ink is clearly more colourful than another, or stands out more, by at least this difference. */
const CLEARLY = 30;
/** If at most this many digits are pointed out, all sets of them are tried. */
const MOST_TRIED = 8;

/** What the colours tell. */
export interface ToldByInk {
  readonly probabilities: Float32Array;
  /** The cells of which nothing tells whether they hold a given or an entry. */
  readonly unclear: ReadonlySet<Cell>;
  /** Whether there are several inks of many digits. */
  readonly isMixed: boolean;
}

/**
 * Adjusts the probabilities of the classes of 81 cells by the colour of the ink, which tells givens and entries apart.
 * On a screen both look printed, but programs draw them in two colours. The givens are the ink whose digits are a
 * proper puzzle by themselves. If several inks are, or none is, it is the least colourful of them, or else the one that
 * stands out most. Where even that does not tell, and where a colour points digits out, they are unclear. On a ground
 * that is not flat, as of a small picture stored as JPEG, the inks count only if each is one exact colour, which none is
 * in a photograph, or if hardly a digit is between them; entries are unclear there if the givens are no proper puzzle.
 */
export function toldByInk(probabilities: Float32Array, { cells: inks, isFlat }: Inks): ToldByInk {
  const digits = CELLS.map((cell) => digitIn(probabilities, cell));
  const unclear = new Set<Cell>();
  const clusters = clustersOf(
    CELLS.filter((cell) => digits[cell] !== null),
    inks,
  );
  const proper = clusters.filter(
    ({ cells }) => isProper(cells, digits) && !(clusters.length > 1 && cells.length > MOST_GIVENS),
  );
  const areExact = proper.length === 1 && areTight(clusters, inks);
  const large = clusters.filter(({ cells }) => cells.length > FEW);
  const isMixed = large.length > 1;
  if (!isFlat && !areExact) {
    // Tiles and shadows make more than two inks.
    const isSome = proper.length > 0 || large.length === 2;
    if (!isSome || !areSeparate(clusters, large, inks)) return { probabilities, unclear, isMixed };
  }
  const givens = givensAmong(clusters, proper, inks);
  if (givens === null) {
    const [first, ...others] = large;
    if (isFlat && first && others.some((other) => areApart(first, other, inks)))
      for (const cell of clusters.flatMap(({ cells }) => cells)) unclear.add(cell);
    return { probabilities, unclear, isMixed };
  }
  const told = Float32Array.from(probabilities);
  const tell = (cells: readonly Cell[], kind: 'given' | 'entry'): void => {
    for (const cell of cells) {
      become(told, cell, kind);
      if (kind === 'entry' && !isFlat && proper.length === 0) unclear.add(cell);
    }
  };
  tell(givens.cells, 'given');
  const isDoubtful = (cell: Cell): boolean => large.length > 1 && isBetweenInks(cell, large, inks);
  for (const { cells } of new Set([givens, ...large]))
    for (const cell of cells) if (isDoubtful(cell)) unclear.add(cell);
  const solution = proper.includes(givens) ? solutionOf(givens.cells, digits) : null;
  for (const cluster of clusters) {
    if (cluster === givens) continue;
    if (!areApart(cluster, givens, inks)) {
      for (const cell of cluster.cells) if (isBetweenInks(cell, large, inks)) unclear.add(cell);
      continue;
    }
    // Without these digits the puzzle would not be one.
    const areNeeded = solution === null && isProper([...givens.cells, ...cluster.cells], digits);
    if (areNeeded && cluster.cells.length <= FEW) continue;
    if (!isPointedOut(cluster, digits)) tell(cluster.cells, 'entry');
    else if (solution === null) tell(notGivens(cluster, givens, digits), 'entry');
    else
      for (const cell of cluster.cells) {
        // The given that a mistake clashes with may be pointed out too.
        if (digitAt(solution, cell) === digits[cell]) unclear.add(cell);
        else tell([cell], 'entry');
      }
  }
  return { probabilities: told, unclear, isMixed };
}

/** Makes the digits of a cell givens or entries, as likely as both were. */
function become(told: Float32Array, cell: Cell, kind: 'given' | 'entry'): void {
  const [from, to] = kind === 'given' ? [9, 0] : [0, 9];
  for (let at = cell * CLASSES + 1; at <= cell * CLASSES + 9; at++) {
    told[at + to] = (told[at] as number) + (told[at + 9] as number);
    told[at + from] = 0;
  }
}

/** The probabilities with those of `digits` that are among the givens as givens, and all others as entries. */
export function toldApart(
  probabilities: Float32Array,
  digits: readonly Cell[],
  givens: readonly Cell[],
): Float32Array {
  const told = Float32Array.from(probabilities);
  for (const cell of digits) become(told, cell, givens.includes(cell) ? 'given' : 'entry');
  return told;
}

/** The group of the givens; `null` if the colours do not tell. */
function givensAmong(
  clusters: readonly Cluster[],
  proper: readonly Cluster[],
  inks: readonly Ink[],
): Cluster | null {
  if (clusters.length < 2) return null;
  const [first, ...others] = proper.length > 0 ? proper : clusters.filter(({ cells }) => cells.length > 1);
  if (first === undefined) return null;
  return others.reduce<Cluster | null>((best, other) => {
    if (best === null) return null;
    const colourful = colourfulness(other.colour) - colourfulness(best.colour);
    if (Math.abs(colourful) >= CLEARLY) return colourful < 0 ? other : best;
    const standing = contrastOf(other, inks) - contrastOf(best, inks);
    return Math.abs(standing) < CLEARLY ? null : standing > 0 ? other : best;
  }, first);
}

/** The only solution of the digits in these cells; `null` unless there is exactly one. */
export function solutionOf(cells: readonly Cell[], digits: readonly (Digit | null)[]): Grid | null {
  if (cells.length < 17) return null;
  const grid = gridFrom(CELLS.map((cell) => (cells.includes(cell) ? (digits[cell] ?? null) : null)));
  const { count, solutions } = findSolutions(grid, { limit: 2 });
  return count === 1 ? (solutions[0] ?? null) : null;
}

const isProper = (cells: readonly Cell[], digits: readonly (Digit | null)[]): boolean =>
  solutionOf(cells, digits) !== null;

const colourfulness = (colour: Colour): number => Math.max(...colour) - Math.min(...colour);

/** How much the ink stands out from its ground, on average. */
const contrastOf = ({ cells }: Cluster, inks: readonly Ink[]): number =>
  cells.reduce((sum, cell) => sum + between(inkOf(inks, cell), (inks[cell] as Ink).ground), 0) / cells.length;

/**
 * Whether the colour points these digits out, whether givens or entries: as a mistake, because two equal digits see
 * each other, or as all occurrences of one digit.
 */
const isPointedOut = ({ cells }: Cluster, digits: readonly (Digit | null)[]): boolean =>
  cells.length > 1 &&
  (cells.every((cell) => digits[cell] === digits[cells[0] as Cell]) ||
    (cells.length <= MOST_TRIED &&
      cells.some((cell) =>
        cells.some((other) => digits[other] === digits[cell] && peersOf(cell).includes(other)),
      )));

/** The smallest set of these cells without which all givens are a proper puzzle; empty if there is none. */
function notGivens({ cells }: Cluster, givens: Cluster, digits: readonly (Digit | null)[]): readonly Cell[] {
  if (cells.length > MOST_TRIED) return [];
  const sets = Array.from({ length: 2 ** cells.length }, (_, set) => cells.filter((_, i) => (set >> i) & 1));
  const left = sets
    .sort((a, b) => a.length - b.length)
    .find((out) => isProper([...givens.cells, ...cells.filter((cell) => !out.includes(cell))], digits));
  return left ?? [];
}
