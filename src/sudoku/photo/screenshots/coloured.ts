import { CELLS, type Cell, type Digit, gridFrom, peersOf } from '../../core';
import { findSolutions } from '../../solver';
import { CLASSES } from '../network/weights';
import { digitIn } from '../reading';
import { between, type Colour, type Ink, type Inks } from './inks';

/** Colours at most this far apart are one ink, because the edges of thin strokes are paler. */
const SAME = 40;
/** Colours at least this far apart are different inks. */
const APART = 60;
/** An ink is clearly more colourful than another, or stands out more, by at least this difference. */
const CLEARLY = 30;
/** A program drew with an ink if all its digits are at most this far from one colour, but for this share of them. */
const TIGHT = 24;
const LOOSE_SHARE = 0.05;
/** An ink of at most this many digits may be that of thin strokes, which are paler. */
const FEW = 3;
/** If at most this many digits are pointed out, all sets of them are tried. */
const MOST_TRIED = 8;

/** Cells whose digits have the same ink. */
interface Cluster {
  readonly cells: readonly Cell[];
  readonly colour: Colour;
}

/**
 * Adjusts the probabilities of the classes of 81 cells by the colour of the ink, which tells givens and entries apart.
 * On a screen both look printed, but programs draw them in two colours. The givens are the ink whose digits are a
 * proper puzzle by themselves. If several inks are, or none is, it is the least colourful of them, or else the one that
 * stands out most. A colour that means something else changes nothing. On a ground that is not flat, the inks count only if each is
 * one exact colour, which none is in a photograph, and if only one of them is a proper puzzle.
 */
export function toldByInk(probabilities: Float32Array, { cells: inks, isFlat }: Inks): Float32Array {
  const digits = CELLS.map((cell) => digitIn(probabilities, cell));
  const clusters = clustersOf(
    CELLS.filter((cell) => digits[cell] !== null),
    inks,
  );
  const proper = clusters.filter(({ cells }) => isProper(cells, digits));
  if (!isFlat && (proper.length !== 1 || !areTight(clusters, inks))) return probabilities;
  const givens = givensAmong(clusters, proper, inks);
  if (givens === null) return probabilities;
  const told = Float32Array.from(probabilities);
  const tell = (cells: readonly Cell[], kind: 'given' | 'entry'): void => {
    const [from, to] = kind === 'given' ? [9, 0] : [0, 9];
    for (const cell of cells) {
      for (let at = cell * CLASSES + 1; at <= cell * CLASSES + 9; at++) {
        told[at + to] = (told[at] as number) + (told[at + 9] as number);
        told[at + from] = 0;
      }
    }
  };
  tell(givens.cells, 'given');
  const areProper = proper.includes(givens);
  for (const cluster of clusters) {
    if (cluster === givens || between(cluster.colour, givens.colour) < APART) continue;
    // Without these digits the puzzle would not be one.
    const areNeeded = !areProper && isProper([...givens.cells, ...cluster.cells], digits);
    if (areNeeded && cluster.cells.length <= FEW) continue;
    tell(isPointedOut(cluster, digits) ? notGivens(cluster, givens, digits) : cluster.cells, 'entry');
  }
  return told;
}

/** Groups the cells by ink, largest group first. */
function clustersOf(cells: readonly Cell[], inks: readonly Ink[]): Cluster[] {
  const clusters: Cluster[] = [];
  let left = cells;
  while (left.length > 0) {
    let most: Cluster = { cells: [], colour: [0, 0, 0] };
    for (const cell of left) {
      const colour = inkOf(inks, cell);
      const near = left.filter((other) => between(inkOf(inks, other), colour) <= SAME);
      if (near.length > most.cells.length) most = { cells: near, colour };
    }
    clusters.push(most);
    const { cells: taken } = most;
    left = left.filter((cell) => !taken.includes(cell));
  }
  return clusters;
}

/** Whether each digit has the exact colour of its group. */
function areTight(clusters: readonly Cluster[], inks: readonly Ink[]): boolean {
  const all = clusters.flatMap(({ cells, colour }) =>
    cells.map((cell) => between(inkOf(inks, cell), colour) > TIGHT),
  );
  return all.filter((isLoose) => isLoose).length <= LOOSE_SHARE * all.length;
}

const inkOf = (inks: readonly Ink[], cell: Cell): Colour => (inks[cell] as Ink).ink;

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

function isProper(cells: readonly Cell[], digits: readonly (Digit | null)[]): boolean {
  if (cells.length < 17) return false;
  const grid = gridFrom(CELLS.map((cell) => (cells.includes(cell) ? (digits[cell] ?? null) : null)));
  return findSolutions(grid, { limit: 2 }).count === 1;
}

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
    cells.some((cell) =>
      cells.some((other) => digits[other] === digits[cell] && peersOf(cell).includes(other)),
    ));

/** The smallest set of these cells without which all givens are a proper puzzle; empty if there is none. */
function notGivens({ cells }: Cluster, givens: Cluster, digits: readonly (Digit | null)[]): readonly Cell[] {
  if (cells.length > MOST_TRIED) return [];
  const sets = Array.from({ length: 2 ** cells.length }, (_, set) => cells.filter((_, i) => (set >> i) & 1));
  const left = sets
    .sort((a, b) => a.length - b.length)
    .find((out) => isProper([...givens.cells, ...cells.filter((cell) => !out.includes(cell))], digits));
  return left ?? [];
}
