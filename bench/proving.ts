import type { Cell } from '../src/sudoku/core';
import { type Position, type Proof, proveCell } from '../src/sudoku/techniques';

/** The longest that a proof of one cell is waited for. */
const MOST_MILLISECONDS = 60_000;

/** The proof of a cell, or `null` if there is none in time. */
export function proofInTime(position: Position, cell: Cell): Proof | null {
  const end = performance.now() + MOST_MILLISECONDS;
  const search = proveCell(position, cell);
  for (let next = search.next(); ; next = search.next()) {
    if (next.done) return next.value;
    if (performance.now() > end) return null;
  }
}
