import { CHOICE, chooseOpen } from './open';
import { BIVALUE, candidatesAt, STATE } from './state';

/* Weighing more cells than this costs more time than the better choice saves. */
const WEIGH_AT_MOST = 12;

/** For the bit of a cell: its peers in its own band. */
const PEERS_IN_BAND = Int32Array.from({ length: 32 }, (_, i) => {
  let peers = 0;
  for (let j = 0; j < 27; j++) {
    const sameRow = Math.floor(i / 3) % 3 === Math.floor(j / 3) % 3;
    const sameBox = i % 3 === j % 3;
    if (i < 27 && i !== j && (sameRow || sameBox)) peers |= 1 << j;
  }
  return peers;
});

/** For the bit of a cell: how far to shift a mask so that the cell's column becomes bits 0, 3 and 6. */
const COLUMN_SHIFT = Int32Array.from({ length: 32 }, (_, i) =>
  i < 27 ? 9 * Math.floor(i / 9) + (i % 3) : 0,
);
const FIRST_COLUMN = 0o111;

/**
 * Chooses what to guess: a cell, and the digit to put into it or to rule out there. Compares up to twelve cells with two
 * candidates and takes the one whose digits can be ruled out in the most peers. A peer that has two candidates itself,
 * and would be solved, counts four times. If no cell has two candidates, `open.ts` chooses. Some cell must be unsolved.
 */
export function choose(): void {
  const bivalue0 = BIVALUE[0];
  const bivalue1 = BIVALUE[1];
  const bivalue2 = BIVALUE[2];
  if ((bivalue0 | bivalue1 | bivalue2) === 0) {
    chooseOpen();
    return;
  }
  // The best choice as one number: its weight, then at least 5 bits for the cell. Comparing two choices needs no
  // branch.
  let best = 0;
  let left = WEIGH_AT_MOST;
  for (let band = 0; band < 3; band++) {
    const own = 9 * band;
    const other = band === 0 ? 9 : 0;
    const another = band === 2 ? 9 : 18;
    const inBand = band === 0 ? bivalue0 : band === 1 ? bivalue1 : bivalue2;
    const inOther = band === 0 ? bivalue1 : bivalue0;
    const inAnother = band === 2 ? bivalue1 : bivalue2;
    let cells = inBand;
    while (cells !== 0 && left > 0) {
      left--;
      const bit = cells & -cells;
      cells ^= bit;
      const index = 31 - Math.clz32(bit);
      const digits = candidatesAt(band, bit);
      const low = 31 - Math.clz32(digits & -digits);
      const high = 31 - Math.clz32(digits);

      // The peers that may hold the low digit, and the high digit: those in its own band, and those in the two other
      // bands.
      const peers = PEERS_IN_BAND[index] as number;
      const a = (STATE[own + low] as number) & peers;
      const b = (STATE[own + high] as number) & peers;
      const shift = COLUMN_SHIFT[index] as number;
      const c =
        (((STATE[other + low] as number) >> shift) & FIRST_COLUMN) |
        ((((STATE[another + low] as number) >> shift) & FIRST_COLUMN) << 1) |
        ((((STATE[other + high] as number) >> shift) & FIRST_COLUMN) << 2) |
        ((((STATE[another + high] as number) >> shift) & FIRST_COLUMN) << 9);
      const otherBivalue = (inOther >> shift) & FIRST_COLUMN;
      const anotherBivalue = (inAnother >> shift) & FIRST_COLUMN;
      const bivalue = otherBivalue | (anotherBivalue << 1) | (otherBivalue << 2) | (anotherBivalue << 9);
      const weight = countOnes(a, b, c) + 3 * countOnes(a & inBand, b & inBand, c & bivalue);
      const lead = ((weight << 7) | (band << 5) | index) - best;
      best += lead & ~(lead >> 31);
    }
  }
  const band = (best >> 5) & 3;
  const bit = 1 << (best & 31);
  const digits = candidatesAt(band, bit);
  CHOICE[0] = band;
  CHOICE[1] = bit;
  CHOICE[2] = 31 - Math.clz32(digits & -digits);
  CHOICE[3] = digits;
}

/** The number of bits set in three numbers below 2²⁸, at most 60 in all. */
function countOnes(a: number, b: number, c: number): number {
  const fours = foursOf(a) + foursOf(b) + foursOf(c);
  return Math.imul((fours & 0x0f0f0f0f) + ((fours >> 4) & 0x0f0f0f0f), 0x01010101) >>> 24;
}

/** The number of bits set in each group of four. */
function foursOf(bits: number): number {
  const pairs = bits - ((bits >> 1) & 0x55555555);
  return (pairs & 0x33333333) + ((pairs >> 2) & 0x33333333);
}
