import { BAND } from './layout';

/* Both tables are indexed by a set of minirows: bit 3r + s is the minirow of row r in box s of a band. */

/** The six ways to put a digit into a band: one minirow for each row, each in another box. */
const WAYS = [
  [0, 4, 8],
  [0, 5, 7],
  [1, 3, 8],
  [1, 5, 6],
  [2, 3, 7],
  [2, 4, 6],
].map((minirows) => minirows.reduce((set, minirow) => set | (1 << minirow), 0));

const cellsOfMinirows = (minirows: number): number => minirows | (minirows << 9) | (minirows << 18);

/**
 * Indexed by the minirows that have a candidate: the cells of all minirows that some way to fill the band uses. This
 * applies locked candidates in both directions. 0 if there is no way to fill the band.
 */
export const OPEN: Int32Array = Int32Array.from({ length: 512 }, (_, filled) =>
  cellsOfMinirows(WAYS.reduce((used, way) => ((filled & way) === way ? used | way : used), 0)),
);

/** Indexed by the minirows that contain the digit: the cells outside their rows and boxes. */
export const FREE: Int32Array = Int32Array.from({ length: 512 }, (_, taken) => {
  let seen = 0;
  for (let minirow = 0; minirow < 9; minirow++) {
    if (((taken >> minirow) & 1) === 0) continue;
    seen |= (0b111 << (minirow - (minirow % 3))) | (0b001001001 << (minirow % 3));
  }
  return BAND & ~cellsOfMinirows(seen);
});
