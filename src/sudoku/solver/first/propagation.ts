import { CELLS, cellsOf, HOUSES, housesOf, peersOf } from '../../core';

/** The candidates of all 81 cells during a search: nine bits each, bit d − 1 for digit d. */
export type Candidates = Uint16Array;

export const ALL = 0b111_111_111;

const EVERY_HOUSE = (1 << 27) - 1;

const PEERS = Uint8Array.from(CELLS.flatMap((cell) => [...peersOf(cell)]));

/** The nine cells of house h are at 9h to 9h + 8. */
export const HOUSE_CELLS = Uint8Array.from(HOUSES.flatMap((house) => [...cellsOf(house)]));

/** For each cell its three houses, bit h for house h. */
const HOUSES_OF = Int32Array.from(CELLS, (cell) =>
  housesOf(cell).reduce((houses, house) => houses | (1 << house), 0),
);

/** Cells with one digit that has not been removed from their peers yet. */
const queue = new Uint8Array(81);

/** Whether a set of candidates holds at most one digit. */
export const isSettled = (bits: number): boolean => (bits & (bits - 1)) === 0;

/**
 * Follows every naked and hidden single, starting from the cells that have one candidate. Returns how many digits
 * were forced; −1 if the candidates contradict each other, which leaves them half done.
 */
export function settleAll(cells: Candidates): number {
  let queued = 0;
  for (let cell = 0; cell < 81; cell++) {
    if (isSettled(cells[cell] as number)) queue[queued++] = cell;
  }
  return settle(cells, queued, EVERY_HOUSE);
}

/** Puts one digit, given as its bit, into a cell and follows what it forces. Returns the same as `settleAll`. */
export function place(cells: Candidates, cell: number, bit: number): number {
  cells[cell] = bit;
  queue[0] = cell;
  return settle(cells, 1, HOUSES_OF[cell] as number);
}

/** Processes the first `queued` cells of the queue, the houses in `changed`, and everything that follows. */
function settle(cells: Candidates, queued: number, changed: number): number {
  const known = queued;
  let next = 0;
  for (;;) {
    while (next < queued) {
      const cell = queue[next++] as number;
      const bit = cells[cell] as number;
      for (let i = cell * 20, end = i + 20; i < end; i++) {
        const peer = PEERS[i] as number;
        const before = cells[peer] as number;
        if ((before & bit) === 0) continue;
        const after = before ^ bit;
        if (after === 0) return -1;
        cells[peer] = after;
        changed |= HOUSES_OF[peer] as number;
        if (isSettled(after)) queue[queued++] = peer;
      }
    }
    if (changed === 0) return queued - known;

    const house = 31 - Math.clz32(changed);
    changed ^= 1 << house;
    let once = 0;
    let twice = 0;
    for (let i = house * 9, end = i + 9; i < end; i++) {
      const bits = cells[HOUSE_CELLS[i] as number] as number;
      twice |= once & bits;
      once |= bits;
    }
    if (once !== ALL) return -1;
    const hidden = once & ~twice;
    if (hidden === 0) continue;
    for (let i = house * 9, end = i + 9; i < end; i++) {
      const cell = HOUSE_CELLS[i] as number;
      const bits = cells[cell] as number;
      const only = bits & hidden;
      if (only === 0 || isSettled(bits)) continue;
      if (!isSettled(only)) return -1;
      cells[cell] = only;
      changed |= HOUSES_OF[cell] as number;
      queue[queued++] = cell;
    }
  }
}
