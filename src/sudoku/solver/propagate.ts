import { BAND, TOP_ROW } from './layout';
import { BIVALUE, STATE, settle } from './state';
import { OPEN } from './tables';

/*
 * The hot loop. It is one function because its working set must stay in registers. README.md gives the gain from each
 * choice. Masks have 27 bits, so -x >>> 31 is 1 exactly if x is not 0. Multiplying by 513 = 1 + 2⁹ copies nine bits
 * to a second plane; by 73 = 1 + 2³ + 2⁶, a top row to all three rows.
 */

export const CONTRADICTION = -1;
export const OPEN_CELLS = 0;
export const SOLVED = 1;

/** How many digits were revised since the counter was reset. Boards with many solutions exceed 32 bits. */
export const REVISIONS = new Float64Array(16) as Float64Array & Record<0, number>;

/**
 * Applies naked singles, hidden singles, and locked candidates between boxes and lines to the working state until
 * nothing more follows. `dirtyDigits` says which digits (bits 0–8) have lost a candidate or gained a solved cell
 * since they were last revised. Returns `CONTRADICTION`, `SOLVED` or `OPEN_CELLS`; after the last, the cells with two
 * candidates are in `BIVALUE`.
 */
export function propagate(dirtyDigits: number): number {
  let dirty = dirtyDigits;
  let unsolved0 = STATE[27];
  let unsolved1 = STATE[28];
  let unsolved2 = STATE[29];
  let revisions = 0;
  for (;;) {
    // Which digits a round revises is fixed at its start, so that a digit does not wait for what the previous one
    // made dirty.
    let round = dirty;
    dirty = 0;
    while (round !== 0) {
      revisions++;
      const digitBit = round & -round;
      const digit = 31 - Math.clz32(digitBit);
      round ^= digitBit;
      dirty &= ~digitBit;

      // Rows and boxes of each band: keep the minirows that some way to fill it uses.
      let m0 = STATE[digit] as number;
      let m1 = STATE[digit + 9] as number;
      let m2 = STATE[digit + 18] as number;
      m0 &= OPEN[(m0 | (m0 >> 9) | (m0 >> 18)) & 511] as number;
      m1 &= OPEN[(m1 | (m1 >> 9) | (m1 >> 18)) & 511] as number;
      m2 &= OPEN[(m2 | (m2 >> 9) | (m2 >> 18)) & 511] as number;

      /*
       * Columns and boxes: the same rule transposed, for the three stacks at once. Bit 9k + 3b + s of `minicolumns`
       * is column k of stack s in band b. To fill a stack, its columns take the bands 0, 1, 2 in rising or in falling
       * order, from any start. In `rising` and `falling`, bit 3b + s says whether stack s can be filled that way with
       * column 0 in band b. If a band had no way to be filled above, a stack has none either.
       */
      const minicolumns =
        ((m0 | (m0 >> 3) | (m0 >> 6)) & TOP_ROW) |
        (((m1 | (m1 >> 3) | (m1 >> 6)) & TOP_ROW) << 3) |
        (((m2 | (m2 >> 3) | (m2 >> 6)) & TOP_ROW) << 6);
      const column0 = minicolumns & 511;
      const column1 = ((minicolumns >> 9) & 511) * 513;
      const column2 = (minicolumns >> 18) * 513;
      const rising = column0 & (column1 >> 3) & (column2 >> 6);
      const falling = column0 & (column1 >> 6) & (column2 >> 3);
      const either = rising | falling;
      if (((either | (either >> 3) | (either >> 6)) & 7) !== 7) {
        REVISIONS[0] += revisions;
        return CONTRADICTION;
      }
      const rises = rising * 513;
      const falls = falling * 513;
      const used =
        either | ((((rises >> 6) | (falls >> 3)) & 511) << 9) | ((((rises >> 3) | (falls >> 6)) & 511) << 18);
      const c0 = m0 & Math.imul(used & TOP_ROW, 73);
      const c1 = m1 & Math.imul((used >> 3) & TOP_ROW, 73);
      const c2 = m2 & Math.imul((used >> 6) & TOP_ROW, 73);

      // Rows once more. The digit needs another revision only if this removes something.
      m0 = c0 & (OPEN[(c0 | (c0 >> 9) | (c0 >> 18)) & 511] as number);
      m1 = c1 & (OPEN[(c1 | (c1 >> 9) | (c1 >> 18)) & 511] as number);
      m2 = c2 & (OPEN[(c2 | (c2 >> 9) | (c2 >> 18)) & 511] as number);
      const again = (-((c0 ^ m0) | (c1 ^ m1) | (c2 ^ m2)) >>> 31) << digit;
      STATE[digit] = m0;
      STATE[digit + 9] = m1;
      STATE[digit + 18] = m2;

      // Hidden singles. Rows and boxes are fully propagated, so a cell alone in its row or box is also alone in its
      // column.
      const some = m0 | m1 | m2;
      const two = (m0 & m1) | ((m0 | m1) & m2);
      const some3 = some >> 3;
      const some6 = some >> 6;
      const twice = two | (two >> 3) | (two >> 6) | (some & some3) | ((some | some3) & some6);
      const single = Math.imul(~twice & TOP_ROW, 73);
      const s0 = m0 & single & unsolved0;
      const s1 = m1 & single & unsolved1;
      const s2 = m2 & single & unsolved2;
      if (s0 !== 0) {
        unsolved0 ^= s0;
        let m = STATE[0];
        STATE[0] = m & ~s0;
        dirty |= -(m & s0) >>> 31;
        m = STATE[1];
        STATE[1] = m & ~s0;
        dirty |= (-(m & s0) >>> 31) << 1;
        m = STATE[2];
        STATE[2] = m & ~s0;
        dirty |= (-(m & s0) >>> 31) << 2;
        m = STATE[3];
        STATE[3] = m & ~s0;
        dirty |= (-(m & s0) >>> 31) << 3;
        m = STATE[4];
        STATE[4] = m & ~s0;
        dirty |= (-(m & s0) >>> 31) << 4;
        m = STATE[5];
        STATE[5] = m & ~s0;
        dirty |= (-(m & s0) >>> 31) << 5;
        m = STATE[6];
        STATE[6] = m & ~s0;
        dirty |= (-(m & s0) >>> 31) << 6;
        m = STATE[7];
        STATE[7] = m & ~s0;
        dirty |= (-(m & s0) >>> 31) << 7;
        m = STATE[8];
        STATE[8] = m & ~s0;
        dirty |= (-(m & s0) >>> 31) << 8;
        STATE[digit] = m0;
      }
      if (s1 !== 0) {
        unsolved1 ^= s1;
        let m = STATE[9];
        STATE[9] = m & ~s1;
        dirty |= -(m & s1) >>> 31;
        m = STATE[10];
        STATE[10] = m & ~s1;
        dirty |= (-(m & s1) >>> 31) << 1;
        m = STATE[11];
        STATE[11] = m & ~s1;
        dirty |= (-(m & s1) >>> 31) << 2;
        m = STATE[12];
        STATE[12] = m & ~s1;
        dirty |= (-(m & s1) >>> 31) << 3;
        m = STATE[13];
        STATE[13] = m & ~s1;
        dirty |= (-(m & s1) >>> 31) << 4;
        m = STATE[14];
        STATE[14] = m & ~s1;
        dirty |= (-(m & s1) >>> 31) << 5;
        m = STATE[15];
        STATE[15] = m & ~s1;
        dirty |= (-(m & s1) >>> 31) << 6;
        m = STATE[16];
        STATE[16] = m & ~s1;
        dirty |= (-(m & s1) >>> 31) << 7;
        m = STATE[17];
        STATE[17] = m & ~s1;
        dirty |= (-(m & s1) >>> 31) << 8;
        STATE[digit + 9] = m1;
      }
      if (s2 !== 0) {
        unsolved2 ^= s2;
        let m = STATE[18];
        STATE[18] = m & ~s2;
        dirty |= -(m & s2) >>> 31;
        m = STATE[19];
        STATE[19] = m & ~s2;
        dirty |= (-(m & s2) >>> 31) << 1;
        m = STATE[20];
        STATE[20] = m & ~s2;
        dirty |= (-(m & s2) >>> 31) << 2;
        m = STATE[21];
        STATE[21] = m & ~s2;
        dirty |= (-(m & s2) >>> 31) << 3;
        m = STATE[22];
        STATE[22] = m & ~s2;
        dirty |= (-(m & s2) >>> 31) << 4;
        m = STATE[23];
        STATE[23] = m & ~s2;
        dirty |= (-(m & s2) >>> 31) << 5;
        m = STATE[24];
        STATE[24] = m & ~s2;
        dirty |= (-(m & s2) >>> 31) << 6;
        m = STATE[25];
        STATE[25] = m & ~s2;
        dirty |= (-(m & s2) >>> 31) << 7;
        m = STATE[26];
        STATE[26] = m & ~s2;
        dirty |= (-(m & s2) >>> 31) << 8;
        STATE[digit + 18] = m2;
      }
      dirty = (dirty & ~digitBit) | again;
    }

    // For each cell, whether it has at least one, two, three candidates. Counts three digits at a time.
    let x = 0;
    let y = 0;
    let z = 0;
    let one = 0;
    let two = 0;
    x = STATE[0];
    y = STATE[1];
    z = STATE[2];
    let once0 = x | y | z;
    let twice0 = (x & y) | ((x | y) & z);
    let thrice0 = x & y & z;
    x = STATE[3];
    y = STATE[4];
    z = STATE[5];
    one = x | y | z;
    two = (x & y) | ((x | y) & z);
    thrice0 |= (x & y & z) | (one & twice0) | (two & once0);
    twice0 |= two | (one & once0);
    once0 |= one;
    x = STATE[6];
    y = STATE[7];
    z = STATE[8];
    one = x | y | z;
    two = (x & y) | ((x | y) & z);
    thrice0 |= (x & y & z) | (one & twice0) | (two & once0);
    twice0 |= two | (one & once0);
    once0 |= one;
    x = STATE[9];
    y = STATE[10];
    z = STATE[11];
    let once1 = x | y | z;
    let twice1 = (x & y) | ((x | y) & z);
    let thrice1 = x & y & z;
    x = STATE[12];
    y = STATE[13];
    z = STATE[14];
    one = x | y | z;
    two = (x & y) | ((x | y) & z);
    thrice1 |= (x & y & z) | (one & twice1) | (two & once1);
    twice1 |= two | (one & once1);
    once1 |= one;
    x = STATE[15];
    y = STATE[16];
    z = STATE[17];
    one = x | y | z;
    two = (x & y) | ((x | y) & z);
    thrice1 |= (x & y & z) | (one & twice1) | (two & once1);
    twice1 |= two | (one & once1);
    once1 |= one;
    x = STATE[18];
    y = STATE[19];
    z = STATE[20];
    let once2 = x | y | z;
    let twice2 = (x & y) | ((x | y) & z);
    let thrice2 = x & y & z;
    x = STATE[21];
    y = STATE[22];
    z = STATE[23];
    one = x | y | z;
    two = (x & y) | ((x | y) & z);
    thrice2 |= (x & y & z) | (one & twice2) | (two & once2);
    twice2 |= two | (one & once2);
    once2 |= one;
    x = STATE[24];
    y = STATE[25];
    z = STATE[26];
    one = x | y | z;
    two = (x & y) | ((x | y) & z);
    thrice2 |= (x & y & z) | (one & twice2) | (two & once2);
    twice2 |= two | (one & once2);
    once2 |= one;
    if ((once0 & once1 & once2) !== BAND) {
      REVISIONS[0] += revisions;
      return CONTRADICTION;
    }
    const naked0 = once0 & ~twice0 & unsolved0;
    const naked1 = once1 & ~twice1 & unsolved1;
    const naked2 = once2 & ~twice2 & unsolved2;
    if ((naked0 | naked1 | naked2) === 0) {
      if (dirty !== 0) continue;
      REVISIONS[0] += revisions;
      if ((unsolved0 | unsolved1 | unsolved2) === 0) return SOLVED;
      STATE[27] = unsolved0;
      STATE[28] = unsolved1;
      STATE[29] = unsolved2;
      BIVALUE[0] = twice0 & ~thrice0;
      BIVALUE[1] = twice1 & ~thrice1;
      BIVALUE[2] = twice2 & ~thrice2;
      return OPEN_CELLS;
    }
    unsolved0 ^= naked0;
    unsolved1 ^= naked1;
    unsolved2 ^= naked2;
    let placed = 0;
    placed |= -((STATE[0] & naked0) | (STATE[9] & naked1) | (STATE[18] & naked2)) >>> 31;
    placed |= (-((STATE[1] & naked0) | (STATE[10] & naked1) | (STATE[19] & naked2)) >>> 31) << 1;
    placed |= (-((STATE[2] & naked0) | (STATE[11] & naked1) | (STATE[20] & naked2)) >>> 31) << 2;
    placed |= (-((STATE[3] & naked0) | (STATE[12] & naked1) | (STATE[21] & naked2)) >>> 31) << 3;
    placed |= (-((STATE[4] & naked0) | (STATE[13] & naked1) | (STATE[22] & naked2)) >>> 31) << 4;
    placed |= (-((STATE[5] & naked0) | (STATE[14] & naked1) | (STATE[23] & naked2)) >>> 31) << 5;
    placed |= (-((STATE[6] & naked0) | (STATE[15] & naked1) | (STATE[24] & naked2)) >>> 31) << 6;
    placed |= (-((STATE[7] & naked0) | (STATE[16] & naked1) | (STATE[25] & naked2)) >>> 31) << 7;
    placed |= (-((STATE[8] & naked0) | (STATE[17] & naked1) | (STATE[26] & naked2)) >>> 31) << 8;
    dirty |= placed;
    for (; placed !== 0; placed &= placed - 1) {
      if (!settle(31 - Math.clz32(placed & -placed), naked0, naked1, naked2)) {
        REVISIONS[0] += revisions;
        return CONTRADICTION;
      }
    }
  }
}
