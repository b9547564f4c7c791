import { type Candidates, HOUSE_CELLS, isSettled } from './propagation';

/*
 * A choice is one number, so that choosing allocates nothing. 0–80: try the candidates of a cell. PLACES + 9 · house
 * + digit − 1: try the places of a digit in a house.
 */
const PLACES = 81;
/** The choice when nothing is left to choose. */
export const SOLVED = -1;

/** Whether a choice is a cell. If not, it is a digit in a house. */
export const isCellChoice = (choice: number): boolean => choice < PLACES;
export const houseOfChoice = (choice: number): number => Math.floor((choice - PLACES) / 9);
export const bitOfChoice = (choice: number): number => 1 << ((choice - PLACES) % 9);

/**
 * Chooses where to branch: the first cell with two candidates, else a digit with two places in a house, else the
 * first cell with the fewest candidates, else `SOLVED`. A digit with two places halves the search, while a cell would
 * split it three ways or more. It is taken from the house with the most such digits, where a contradiction is
 * nearest.
 */
export function choose(cells: Candidates): number {
  let fewest = SOLVED;
  let least = 10;
  for (let cell = 0; cell < 81; cell++) {
    const bits = cells[cell] as number;
    if (isSettled(bits)) continue;
    const size = SIZES[bits] as number;
    if (size === 2) return cell;
    if (size < least) {
      least = size;
      fewest = cell;
    }
  }
  if (fewest === SOLVED) return SOLVED;
  let best = fewest;
  let mostPairs = 0;
  for (let house = 0; house < 27; house++) {
    let once = 0;
    let twice = 0;
    let thrice = 0;
    for (let i = house * 9, end = i + 9; i < end; i++) {
      const bits = cells[HOUSE_CELLS[i] as number] as number;
      thrice |= twice & bits;
      twice |= once & bits;
      once |= bits;
    }
    const pairs = twice & ~thrice;
    const count = SIZES[pairs] as number;
    if (count > mostPairs) {
      mostPairs = count;
      best = PLACES + house * 9 + (31 - Math.clz32(pairs));
    }
  }
  return best;
}

const SIZES = Uint8Array.from({ length: 512 }, (_, bits) => {
  let size = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) size++;
  return size;
});
