import {
  CELLS,
  type Cell,
  cellsOf,
  DIGITS,
  type Digit,
  HOUSES,
  type House,
  housesOf,
  peersOf,
} from '../../core';

/*
 * The geometry as small tables of numbers. The places of a house are numbered 0–8 in reading order; a set of them is
 * a mask of nine bits. A set of cells is three bands of 27 bits: cell `c` is bit `c % 27` of band `c / 27`, rounded
 * down.
 */

/** The cell at a place of a house: index `house * 9 + place`. */
export const CELL_AT: Uint8Array = Uint8Array.from(HOUSES.flatMap((house) => [...cellsOf(house)]));

/** Row, column and box of each cell: index `cell * 3`. */
export const HOUSES_OF: Uint8Array = Uint8Array.from(CELLS.flatMap((cell) => [...housesOf(cell)]));

/** The place of a cell in its row, column and box: index `cell * 3`. */
export const PLACES_OF: Uint8Array = Uint8Array.from(
  CELLS.flatMap((cell) => housesOf(cell).map((house) => cellsOf(house).indexOf(cell))),
);

/** The twenty peers of each cell: index `cell * 20`. */
export const PEERS: Uint8Array = Uint8Array.from(CELLS.flatMap((cell) => [...peersOf(cell)]));

/** The peers of each cell as a set of cells: index `cell * 3 + band`. */
export const PEER_BANDS: Uint32Array = new Uint32Array(81 * 3);

/** The cells of each house as a set of cells: index `house * 3 + band`. */
export const HOUSE_BANDS: Uint32Array = new Uint32Array(27 * 3);

for (const cell of CELLS) {
  for (const peer of peersOf(cell)) PEER_BANDS[cell * 3 + Math.floor(peer / 27)]! |= 1 << (peer % 27);
  for (const house of housesOf(cell)) HOUSE_BANDS[house * 3 + Math.floor(cell / 27)]! |= 1 << (cell % 27);
}

/** The number of bits in each mask of nine. */
export const SIZE: Uint8Array = Uint8Array.from({ length: 512 }, (_, mask) => {
  let size = 0;
  for (let bits = mask; bits !== 0; bits &= bits - 1) size++;
  return size;
});

/** The indices of the bits in each mask of nine, ascending. */
export const BITS: readonly (readonly number[])[] = Array.from({ length: 512 }, (_, mask) =>
  [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((bit) => (mask >> bit) & 1),
);

/** The digits of each set of digits, ascending. */
export const DIGITS_OF: readonly (readonly Digit[])[] = BITS.map((bits) =>
  bits.flatMap((bit) => DIGITS[bit] ?? []),
);

/** The index of the lowest bit in each mask of nine. Meaningless for 0. */
export const LOWEST: Uint8Array = Uint8Array.from(BITS, (bits) => bits[0] ?? 0);

/** Whether two cells are different and share a house. */
export const sees = (a: number, b: number): boolean =>
  ((PEER_BANDS[a * 3 + Math.floor(b / 27)]! >> (b % 27)) & 1) === 1;

// Filled on first use, as `SUBSETS` are, since a worker needs few of them soon.
const CELLS_AT = new Array<readonly Cell[] | undefined>(27 * 512).fill(undefined);

/** The cells of a house at the places of a mask, in reading order. */
export function cellsAt(house: number, places: number): readonly Cell[] {
  const known = CELLS_AT[house * 512 + places];
  if (known !== undefined) return known;
  const cells = BITS[places]!.map((place) => CELL_AT[house * 9 + place]! as Cell);
  CELLS_AT[house * 512 + places] = cells;
  return cells;
}

/** The places of cells in a house, as a mask; cells outside it have none. */
export function placesOfCells(house: number, cells: readonly number[]): number {
  let places = 0;
  const kind = Math.floor(house / 9);
  for (const cell of cells)
    if (HOUSES_OF[cell * 3 + kind] === house) places |= 1 << PLACES_OF[cell * 3 + kind]!;
  return places;
}

/** The masks `of` these, together: the candidates of some cells, for example. */
export function unionOf(of: ArrayLike<number>, these: readonly number[]): number {
  let all = 0;
  for (const one of these) all |= of[one]!;
  return all;
}

/** The houses that contain all of these cells: at most two for several cells, three for one. */
export function housesOfAll(cells: readonly number[]): House[] {
  const found: House[] = [];
  for (let kind = 0; kind < 3 && cells.length > 0; kind++) {
    const house = HOUSES_OF[cells[0]! * 3 + kind]!;
    let holds = true;
    for (const cell of cells) if (!isIn(cell, house)) holds = false;
    if (holds) found.push(house as House);
  }
  return found;
}

/** Whether a cell lies in a house. */
export const isIn = (cell: number, house: number): boolean =>
  ((HOUSE_BANDS[house * 3 + Math.floor(cell / 27)]! >> (cell % 27)) & 1) === 1;
