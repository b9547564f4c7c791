import { candidatesAt, STATE, UNSOLVED } from './state';

/**
 * What to guess: the band and the bit of a cell, a digit 0–8 for it, and all its candidates, one bit each. It is a
 * typed array so that choosing allocates nothing.
 */
export const CHOICE = new Int32Array(32) as Int32Array & Record<0 | 1 | 2 | 3, number>;

/*
 * The houses as masks: rows and boxes lie within one band; a column has the same mask in all three.
 */
const ROWS_AND_BOXES = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444].map((minirows) => minirows * 0o001001001);
const COLUMNS = Array.from(
  { length: 9 },
  (_, column) => 0o111 << (9 * (column % 3) + Math.floor(column / 3)),
);

/**
 * Chooses a guess if no cell has two candidates. It takes a digit with exactly two places in a house, from the house
 * with the most such digits, at least three, since a contradiction is nearest there; else a cell with the fewest
 * candidates.
 */
export function chooseOpen(): void {
  let most = 0;
  for (let band = 0; band < 3; band++) {
    for (const house of ROWS_AND_BOXES) {
      let count = 0;
      for (let digit = 0; digit < 9; digit++) {
        if (isPair((STATE[9 * band + digit] as number) & house)) count++;
      }
      if (count <= most) continue;
      most = count;
      for (let digit = 0; digit < 9; digit++) {
        const places = (STATE[9 * band + digit] as number) & house;
        if (isPair(places)) set(band, places & -places, digit);
      }
    }
  }
  for (const column of COLUMNS) {
    let count = 0;
    for (let digit = 0; digit < 9; digit++) if (isPair(inColumn(digit, column))) count++;
    if (count <= most) continue;
    most = count;
    for (let digit = 0; digit < 9; digit++) {
      if (!isPair(inColumn(digit, column))) continue;
      let band = 0;
      while (((STATE[9 * band + digit] as number) & column) === 0) band++;
      const places = (STATE[9 * band + digit] as number) & column;
      set(band, places & -places, digit);
    }
  }
  if (most < 3) chooseFewest();
}

function chooseFewest(): void {
  let fewest = 10;
  for (let band = 0; band < 3; band++) {
    let cells = STATE[UNSOLVED + band] as number;
    while (cells !== 0 && fewest > 3) {
      const bit = cells & -cells;
      cells ^= bit;
      const digits = candidatesAt(band, bit);
      let count = 0;
      for (let rest = digits; rest !== 0; rest &= rest - 1) count++;
      if (count >= fewest) continue;
      fewest = count;
      set(band, bit, 31 - Math.clz32(digits & -digits));
    }
  }
}

/** The places of a digit in a column as one word; the masks of the three bands do not overlap. */
const inColumn = (digit: number, column: number): number =>
  ((STATE[digit] as number) & column) |
  (((STATE[digit + 9] as number) & column) << 1) |
  (((STATE[digit + 18] as number) & column) << 2);

function isPair(places: number): boolean {
  const second = places & (places - 1);
  return second !== 0 && (second & (second - 1)) === 0;
}

function set(band: number, bit: number, digit: number): void {
  CHOICE[0] = band;
  CHOICE[1] = bit;
  CHOICE[2] = digit;
  CHOICE[3] = candidatesAt(band, bit);
}
