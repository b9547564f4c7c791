import type { Cell } from '../../core';
import type { Position } from '../frame/position';
import { remembered } from '../frame/remembered';
import { BITS, CELL_AT, cellsAt, LOWEST, PEER_BANDS, SIZE } from '../frame/tables';

/*
 * An almost locked set: cells of one house that have one digit more than there are cells. Without one of the digits
 * they hold all the others. Two sets are linked by a digit that cannot be in both: every place of it in one sees
 * every place in the other.
 */

/** The almost locked sets of a position, smaller ones first. They are referred to by their index. */
export interface AlmostSets {
  readonly cells: readonly (readonly Cell[])[];
  /** The digits of each set. */
  readonly digits: Uint16Array;
  /** Where each set has each digit, as a set of cells: index `set * 27 + (digit - 1) * 3 + band`. */
  readonly where: Int32Array;
  /**
   * The candidates that see all places of a digit in a set: what is eliminated if the set holds the digit. Same
   * index.
   */
  readonly targets: Int32Array;
  /** For each set its digits that have such targets. */
  readonly live: Uint16Array;
}

/** All almost locked sets, including those of one cell. */
export const almostSets: (position: Position) => AlmostSets = remembered(gather);

/** For each set the sets linked to it, and the linking digits: `digits[i][j]` belongs to `to[i][j]`. */
export interface SetLinks {
  readonly to: readonly (readonly number[])[];
  readonly digits: readonly (readonly number[])[];
}

/** Which sets are linked. They may share cells, but none that has the linking digit. */
export const setLinks: (position: Position) => SetLinks = remembered((position) =>
  link(almostSets(position)),
);

function gather(position: Position): AlmostSets {
  const known = new Set<number>();
  const found: { readonly cells: readonly Cell[]; readonly digits: number }[] = [];
  const unions = new Uint16Array(512);
  for (let house = 0; house < 27; house++) {
    const blanks = position.blanks[house]!;
    // Every mask of blank cells, ascending.
    for (let places = blanks & -blanks; places !== 0; places = (places - blanks) & blanks) {
      const rest = places & (places - 1);
      const first = CELL_AT[house * 9 + LOWEST[places]!]!;
      const digits = unions[rest]! | position.candidates[first]!;
      unions[places] = digits;
      if (SIZE[digits] !== SIZE[places]! + 1) continue;
      const key = keyOf(house, places);
      if (known.has(key)) continue;
      known.add(key);
      found.push({ cells: cellsAt(house, places), digits });
    }
  }
  found.sort((a, b) => a.cells.length - b.cells.length);
  const where = new Int32Array(found.length * 27);
  const targets = new Int32Array(found.length * 27);
  const live = new Uint16Array(found.length);
  for (let set = 0; set < found.length; set++) {
    const { cells, digits } = found[set]!;
    for (const bit of BITS[digits]!) {
      const at = set * 27 + bit * 3;
      for (let band = 0; band < 3; band++) targets[at + band] = position.bands[bit * 3 + band]!;
      for (const cell of cells) {
        if (((position.candidates[cell]! >> bit) & 1) === 0) continue;
        where[at + Math.floor(cell / 27)]! |= 1 << (cell % 27);
        for (let band = 0; band < 3; band++) targets[at + band]! &= PEER_BANDS[cell * 3 + band]!;
      }
      if ((targets[at]! | targets[at + 1]! | targets[at + 2]!) !== 0) live[set]! |= 1 << bit;
    }
  }
  return {
    cells: found.map(({ cells }) => cells),
    digits: Uint16Array.from(found, ({ digits }) => digits),
    where,
    targets,
    live,
  };
}

/** A number for some cells of a house. Cells that lie in a box and a line get the same number for both. */
function keyOf(house: number, places: number): number {
  const first = CELL_AT[house * 9 + LOWEST[places]!]!;
  if ((places & (places - 1)) === 0) return first;
  const last = CELL_AT[house * 9 + BITS[places]!.at(-1)!]!;
  const sameBox =
    Math.floor(first / 27) === Math.floor(last / 27) &&
    Math.floor((first % 9) / 3) === Math.floor((last % 9) / 3);
  // Cells of a crossing are consecutive, so the first, the last and their count identify them.
  if (house < 18 ? sameBox : THIRDS.some((line) => (places & ~line) === 0))
    return 1000 + (first * 81 + last) * 4 + SIZE[places]!;
  return 100_000 + house * 512 + places;
}

/** The rows and columns of a box as masks of places. */
const THIRDS = [0b000_000_111, 0b000_111_000, 0b111_000_000, 0b001_001_001, 0b010_010_010, 0b100_100_100];

function link({ cells, digits, where, targets, live }: AlmostSets): SetLinks {
  const to: number[][] = cells.map(() => []);
  const by: number[][] = cells.map(() => []);
  for (let one = 0; one < cells.length; one++) {
    for (let other = one + 1; other < cells.length; other++) {
      let common = 0;
      for (let bits = live[one]! & live[other]! & digits[one]!; bits !== 0; bits &= bits - 1) {
        const bit = 31 - Math.clz32(bits & -bits);
        const a = one * 27 + bit * 3;
        const b = other * 27 + bit * 3;
        if (
          (where[a]! & ~targets[b]!) === 0 &&
          (where[a + 1]! & ~targets[b + 1]!) === 0 &&
          (where[a + 2]! & ~targets[b + 2]!) === 0
        )
          common |= 1 << bit;
      }
      if (common === 0) continue;
      to[one]!.push(other);
      by[one]!.push(common);
      to[other]!.push(one);
      by[other]!.push(common);
    }
  }
  return { to, digits: by };
}
