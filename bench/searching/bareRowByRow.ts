import { blanksOf, boxOf, CELLS, columnOf, digitAt, type Grid, housesOf, rowOf } from '../../src/sudoku/core';

/**
 * How many steps the strategy row by row takes to its first solution, at most `limit`. This bare loop records nothing;
 * the cost of a recording is measured against it.
 */
export function bareRowByRow(givens: Grid, limit: number): number {
  const blanks = blanksOf(givens);
  const count = blanks.length;
  const row = Uint8Array.from(blanks, rowOf);
  const column = Uint8Array.from(blanks, (cell) => 9 + columnOf(cell));
  const box = Uint8Array.from(blanks, (cell) => 18 + boxOf(cell));
  const used = new Int32Array(27);
  for (const cell of CELLS) {
    const digit = digitAt(givens, cell);
    if (digit === null) continue;
    for (const house of housesOf(cell)) used[house] = (used[house] as number) | (1 << (digit - 1));
  }
  return count === 0 ? 0 : run(row, column, box, used, limit);
}

/* A separate function without closures, so that the engine compiles it as well as it can. */
function run(row: Uint8Array, column: Uint8Array, box: Uint8Array, used: Int32Array, limit: number): number {
  const count = row.length;
  const chosen = new Int32Array(count);
  const untried = new Int32Array(count);
  let depth = 0;
  let free =
    511 &
    ~(
      (used[row[0] as number] as number) |
      (used[column[0] as number] as number) |
      (used[box[0] as number] as number)
    );
  for (let steps = 0; steps < limit; steps++) {
    let bit: number;
    if (free !== 0) {
      bit = free & -free;
      untried[depth] = free ^ bit;
      chosen[depth] = bit;
    } else {
      if (depth === 0) return steps;
      depth--;
      bit = chosen[depth] as number;
    }
    const r = row[depth] as number;
    const c = column[depth] as number;
    const b = box[depth] as number;
    used[r] = (used[r] as number) ^ bit;
    used[c] = (used[c] as number) ^ bit;
    used[b] = (used[b] as number) ^ bit;
    if (free === 0) {
      free = untried[depth] as number;
      continue;
    }
    depth++;
    if (depth === count) return steps + 1;
    free =
      511 &
      ~(
        (used[row[depth] as number] as number) |
        (used[column[depth] as number] as number) |
        (used[box[depth] as number] as number)
      );
  }
  return limit;
}
