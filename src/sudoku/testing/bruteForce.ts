import { CELLS, digitAt, type Grid, grid, housesOf, isSolution } from '../core';

const HOUSES_OF = Uint8Array.from(CELLS.flatMap((cell) => [...housesOf(cell)]));

/**
 * The solutions of a puzzle in lexicographic order, up to a limit, found by trying every digit in every blank cell in
 * reading order. Slow and simple. Shares no code and no method with the solvers it checks.
 */
export function bruteForce(givens: Grid, limit: number): Grid[] {
  const digits = Uint8Array.from(CELLS, (cell) => digitAt(givens, cell) ?? 0);
  const used = new Uint16Array(27);
  const mark = (cell: number, bit: number) => {
    for (let i = cell * 3; i < cell * 3 + 3; i++) (used[HOUSES_OF[i] as number] as number) ^= bit;
  };
  const isUsed = (cell: number, bit: number) => {
    for (let i = cell * 3; i < cell * 3 + 3; i++)
      if ((used[HOUSES_OF[i] as number] as number) & bit) return true;
    return false;
  };
  for (const [cell, digit] of digits.entries()) {
    if (digit === 0) continue;
    if (isUsed(cell, 1 << digit)) return [];
    mark(cell, 1 << digit);
  }

  const blanks = CELLS.filter((cell) => digits[cell] === 0);
  const found: Grid[] = [];
  const fill = (index: number): void => {
    const cell = blanks[index];
    if (cell === undefined) {
      const solution = grid(digits.join(''));
      if (!isSolution(solution)) throw new Error(`brute force found ${solution}, which is no solution`);
      found.push(solution);
      return;
    }
    for (let digit = 1; digit <= 9 && found.length < limit; digit++) {
      if (isUsed(cell, 1 << digit)) continue;
      mark(cell, 1 << digit);
      digits[cell] = digit;
      fill(index + 1);
      mark(cell, 1 << digit);
    }
    digits[cell] = 0;
  };
  fill(0);
  return found;
}
