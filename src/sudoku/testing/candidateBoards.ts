import { CELLS, type Cell, cellsOf, HOUSES, peersOf } from '../core';

/** After more tries than this the board is assumed to have a solution. */
const MOST_TRIES = 20_000;

/** For each cell a set of digits as nine bits. */
type Board = Uint16Array<ArrayBuffer>;

/**
 * Whether a board with these candidates, a set of digits for each of the 81 cells, has a solution by the rules. It
 * tries the cell or digit with the fewest possibilities. Simple and slow, for checking.
 */
export function canBeFilled(candidates: Iterable<number>): boolean {
  let tries = 0;
  const fill = (board: Board): boolean => {
    if (!settle(board)) return false;
    const ways = fewestWays(board);
    if (ways === null || ++tries > MOST_TRIES) return true;
    return ways.some(({ cell, bit }) => {
      const next = board.slice();
      next[cell] = bit;
      return fill(next);
    });
  };
  return fill(Uint16Array.from(candidates));
}

/**
 * Removes what single candidates rule out, until nothing changes. Returns false if a cell has no digit left or a
 * digit no place in a house.
 */
function settle(board: Board): boolean {
  const settled = new Set<Cell>();
  for (let size = -1; size !== settled.size; ) {
    size = settled.size;
    for (const cell of CELLS) {
      const set = board[cell] ?? 0;
      if (set === 0) return false;
      if (settled.has(cell) || (set & (set - 1)) !== 0) continue;
      settled.add(cell);
      for (const peer of peersOf(cell)) board[peer] = (board[peer] ?? 0) & ~set;
    }
  }
  return HOUSES.every((house) => cellsOf(house).reduce((all, cell) => all | (board[cell] ?? 0), 0) === 511);
}

interface Way {
  readonly cell: Cell;
  readonly bit: number;
}

const BITS = Array.from({ length: 9 }, (_, index) => 1 << index);

/** The digits of a cell, or the places of a digit in a house, whichever are fewest; `null` if every cell is filled. */
function fewestWays(board: Board): Way[] | null {
  const open = (cell: Cell, bit: number): boolean => ((board[cell] ?? 0) & bit) !== 0;
  let fewest: Way[] | null = null;
  const consider = (ways: Way[]) => {
    const [first] = ways;
    const settled = first !== undefined && ways.length === 1 && board[first.cell] === first.bit;
    if (!settled && ways.length < (fewest?.length ?? 10)) fewest = ways;
  };
  for (const cell of CELLS) consider(BITS.filter((bit) => open(cell, bit)).map((bit) => ({ cell, bit })));
  for (const house of HOUSES)
    for (const bit of BITS)
      consider(
        cellsOf(house)
          .filter((cell) => open(cell, bit))
          .map((cell) => ({ cell, bit })),
      );
  return fewest;
}
