import type { Cell } from '../src/sudoku/core';
import { type Position, type Proof, proveCell } from '../src/sudoku/techniques';

/** The longest that a proof of one cell is waited for: a minute of the processor, which others may share. */
const MOST_MICROSECONDS = 60_000_000;

/** The proof of a cell, or `null` if there is none in time. */
export function proofInTime(position: Position, cell: Cell): Proof | null {
  const start = process.cpuUsage();
  const search = proveCell(position, cell);
  for (let next = search.next(); ; next = search.next()) {
    if (next.done) return next.value;
    const { user, system } = process.cpuUsage(start);
    if (user + system > MOST_MICROSECONDS) return null;
  }
}
