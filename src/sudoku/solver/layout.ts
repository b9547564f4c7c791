/*
 * How cells are laid out in bits. A band is three rows, 27 cells. For each digit and band, a 27-bit mask says where
 * the digit may still go. Bit 9k + 3r + s is the cell in row r of the band, in stack s, in column k of the stack (all
 * 0–2).
 *
 * This order makes folding cheap. The low nine bits of m | m >> 9 | m >> 18 tell which of the nine minirows (three
 * cells of a row inside a box) have a candidate; m | m >> 3 | m >> 6 does the same for minicolumns.
 */

/** All 27 cells of a band. */
export const BAND = 0o777777777;

/** The top row of a band: one bit for each of the nine columns. */
export const TOP_ROW = 0o007007007;

/** The bit of each of the 81 cells within its band. */
export const BIT_OF_CELL: Int32Array = Int32Array.from({ length: 81 }, (_, cell) => {
  const row = Math.floor(cell / 9);
  const column = cell % 9;
  return 1 << (9 * (column % 3) + 3 * (row % 3) + Math.floor(column / 3));
});
