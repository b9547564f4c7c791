import { CELLS, type Cell } from '../../core';
import { MOST_GIVENS } from '../deciding/decide';
import type { Tint } from '../deciding/tints';
import { CLASSES } from '../network/weights';
import { digitIn } from '../reading';
import { solutionOf } from './coloured';

/** So many digits must have each of two tints. Fewer with another tint are mistakes, or pointed out. */
const FEWEST = 4;
/** The tints are two if their means are so far apart, and so many times as far as each of them varies. */
const APART = 0.05;
const CLEAR = 2.5;
/** The light of a room hardly makes tints of print that are so far apart. */
const FAR_APART = 0.12;
/** Nothing tells the tint of a digit if it is more than this part as far from the nearer as from the other. */
const NEARER = 0.6;
/** On paper, the network tells print from handwriting: on no screen so many digits are surely handwritten. */
const SURE = 0.9;
const WRITTEN_SHARE = 0.2;
/** The means of two groups hardly change after this many rounds. */
const ROUNDS = 8;

/** The digits of a photographed screen by their tints. */
export interface ByTint {
  /** The givens, if the tints tell; the other digits of `all` are entries. */
  readonly givens: readonly Cell[] | null;
  /** All digits with a tint. */
  readonly all: readonly Cell[];
  /** Those with neither, and if the tints do not tell, those with the rarer. */
  readonly unclear: readonly Cell[];
}

/**
 * Tells by the tint of their ink which digits of a photograph are givens: on a photographed screen all digits look
 * printed. The givens are those of the one of two tints that are a proper puzzle. If all digits are the givens of a
 * puzzle, the tints may be of the light. `null` if there are not two tints.
 */
export function byTint(probabilities: Float32Array, tintOf: (cell: Cell) => Tint | null): ByTint | null {
  const digits = CELLS.map((cell) => digitIn(probabilities, cell));
  const written = CELLS.filter((cell) => isSurelyWritten(probabilities, cell));
  const tints = new Map<Cell, Tint>();
  for (const cell of CELLS) {
    const tint = digits[cell] === null ? null : tintOf(cell);
    if (tint !== null) tints.set(cell, tint);
  }
  if (written.length > WRITTEN_SHARE * tints.size) return null;
  const two = twoOf(tints);
  if (two === null) return null;
  const { groups, unclear, apart } = two;
  const all = [...tints.keys()];
  const isPuzzle = (cells: readonly Cell[]): boolean =>
    cells.length <= MOST_GIVENS && solutionOf(cells, digits) !== null;
  const [givens, ...others] = groups.filter(isPuzzle);
  const isTold = givens !== undefined && others.length === 0 && !isPuzzle(all);
  // Those of the rarer tint may be entries though all together are a puzzle too.
  const [rarer] = [...groups].sort((a, b) => a.length - b.length);
  if (isTold) return { givens, all, unclear };
  return { givens: null, all, unclear: apart < FAR_APART ? [] : [...unclear, ...(rarer ?? [])] };
}

const isSurelyWritten = (probabilities: Float32Array, cell: Cell): boolean =>
  probabilities.subarray(cell * CLASSES + 10, cell * CLASSES + 19).reduce((sum, chance) => sum + chance, 0) >=
  SURE;

/** The cells of two tints, if there are clearly two (2-means from two that are far apart), and those of neither. */
function twoOf(
  tints: ReadonlyMap<Cell, Tint>,
): { groups: readonly (readonly Cell[])[]; unclear: readonly Cell[]; apart: number } | null {
  const odd: Cell[] = [];
  let left = [...tints];
  while (left.length >= 2 * FEWEST && odd.length < FEWEST) {
    const { groups, means } = partedIn(left);
    const few = groups.find((cells) => cells.length < FEWEST);
    if (few?.length === 0) return null;
    if (few !== undefined) {
      odd.push(...few);
      left = left.filter(([cell]) => !few.includes(cell));
      continue;
    }
    const tintOf = (cell: Cell): Tint => tints.get(cell) ?? [0, 0];
    const spreads = groups.map((cells, i) => {
      const sum = cells.reduce((sum, cell) => sum + distance(tintOf(cell), means[i] ?? [0, 0]) ** 2, 0);
      return Math.sqrt(sum / cells.length);
    });
    const apart = distance(means[0], means[1]);
    if (apart < APART || apart < CLEAR * Math.max(...spreads)) return null;
    const between = left.flatMap(([cell, tint]) => {
      const [near = 0, far = 0] = means.map((mean) => distance(tint, mean)).sort((a, b) => a - b);
      return near > NEARER * far ? [cell] : [];
    });
    return { groups, unclear: [...odd, ...between], apart };
  }
  return null;
}

interface Parted {
  readonly groups: readonly (readonly Cell[])[];
  readonly means: readonly [Tint, Tint];
}

/** Two groups of cells, each with tints nearer to its own mean than to the other. */
function partedIn(tints: readonly (readonly [Cell, Tint])[]): Parted {
  const all = tints.map(([, tint]) => tint);
  const furthest = (from: Tint): Tint =>
    all.reduce((best, other) => (distance(other, from) > distance(best, from) ? other : best), from);
  const first = furthest(meanOf(all));
  let means: readonly [Tint, Tint] = [first, furthest(first)];
  let groups: readonly (readonly Cell[])[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const [one, other] = means;
    const isOne = (tint: Tint): boolean => distance(tint, one) <= distance(tint, other);
    const parts = [true, false].map((is) => tints.filter(([, tint]) => isOne(tint) === is));
    groups = parts.map((part) => part.map(([cell]) => cell));
    const [a, b] = parts.map((part) => meanOf(part.map(([, tint]) => tint)));
    if (a !== undefined && b !== undefined) means = [a, b];
  }
  return { groups, means };
}

const distance = (a: Tint, b: Tint): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

function meanOf(tints: readonly Tint[]): Tint {
  const mean = (of: 0 | 1): number =>
    tints.reduce((sum, tint) => sum + tint[of], 0) / Math.max(1, tints.length);
  return [mean(0), mean(1)];
}
