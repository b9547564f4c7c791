/**
 * What Sudoku Explainer adds to the rating of a chain for its length: a tenth for each of the limits 4, 6, 8, 12, 16,
 * 24 ... that the number of assertions minus two exceeds. An assertion is "this cell is or is not this digit", each
 * counted once.
 */
export function lengthSurcharge(assertions: number): number {
  let tenths = 0;
  let ceiling = 4;
  for (let odd = false; assertions - 2 > ceiling; odd = !odd) {
    tenths++;
    ceiling = odd ? (ceiling * 4) / 3 : (ceiling * 3) / 2;
  }
  return tenths / 10;
}

/** A rating with its surcharge, in whole tenths. */
export const rated = (base: number, assertions: number): number =>
  Math.round((base + lengthSurcharge(assertions)) * 10) / 10;
