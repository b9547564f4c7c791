import type { Cell } from '../../src/sudoku/core';
import { type Position, type Proof, proveCell } from '../../src/sudoku/techniques';

/* Microseconds of the processor, which others may share. */
/** The longest that a proof of one cell is waited for. */
const MOST = 60_000_000;
/** How long a cheaper one is looked for after that. */
const MORE = 1_000_000;

/** The proof of a cell, the cheapest that a person with some patience is told; `null` if there is none in time. */
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
