import type { Cell } from '../../src/sudoku/core';
import { type Position, type Proof, proveCell } from '../../src/sudoku/techniques';

/* Microseconds of processor time, so that other programs on the machine do not count. */
/** The most time for a proof of one cell. */
const MOST = 60_000_000;
/** How much longer to search for a cheaper proof. */
const MORE = 1_000_000;

/** The cheapest proof of a cell that is found in this time; `null` if there is none. */
export function proofInTime(position: Position, cell: Cell): Proof | null {
  let start = process.cpuUsage();
  let best: Proof | null = null;
  const search = proveCell(position, cell);
  for (let next = search.next(); ; next = search.next()) {
    if (next.done) return next.value ?? best;
    const { better } = next.value;
    if (better !== null) {
      if (best === null) start = process.cpuUsage();
      best = better;
    }
    const { user, system } = process.cpuUsage(start);
    if (user + system > (best === null ? MOST : MORE)) return best;
  }
}
