import { cellAt, cellsIn, digitAt, housesAt } from './board';

const PEERS: readonly (readonly number[])[] = [...Array(81).keys()].map((cell) =>
  [...new Set(housesAt(cell).flatMap(cellsIn))].filter((other) => other !== cell),
);
/** So many guesses are made before a question is left open. */
const MOST_GUESSES = 3_000;

/**
 * Whether an empty board without some candidates can be filled with one candidate true (or, if not `on`, false).
 * Also true if it is not known after many guesses.
 */
export function fitsSomehow(without: ReadonlySet<number>, truth: number, on: boolean): boolean {
  const start = new Uint16Array(81).fill(511);
  for (const one of without) start[cellAt(one)]! &= ~(1 << (digitAt(one) - 1));
  const bit = 1 << (digitAt(truth) - 1);
  if (on) start[cellAt(truth)]! &= bit;
  else start[cellAt(truth)]! &= ~bit;
  let guesses = 0;
  const search = (board: Uint16Array): boolean => {
    if (!propagate(board)) return false;
    let best = -1;
    for (let cell = 0; cell < 81; cell++)
      if (count(board[cell]!) > 1 && (best < 0 || count(board[cell]!) < count(board[best]!))) best = cell;
    if (best < 0 || ++guesses > MOST_GUESSES) return true;
    for (let bits = board[best]!; bits !== 0; bits &= bits - 1) {
      const next = board.slice();
      next[best] = bits & -bits;
      if (search(next)) return true;
    }
    return false;
  };
  return search(start);
}

const count = (bits: number): number => {
  let ones = 0;
  for (let left = bits; left !== 0; left &= left - 1) ones++;
  return ones;
};

/** Singles, until there are none; `false` if a cell or a digit of a house has nothing left. */
function propagate(board: Uint16Array): boolean {
  const done = new Uint8Array(81);
  for (let changed = true; changed; ) {
    changed = false;
    for (let cell = 0; cell < 81; cell++) {
      const bits = board[cell]!;
      if (bits === 0) return false;
      if (done[cell] || (bits & (bits - 1)) !== 0) continue;
      done[cell] = 1;
      changed = true;
      for (const peer of PEERS[cell]!) {
        board[peer]! &= ~bits;
        if (board[peer] === 0) return false;
      }
    }
    for (let house = 0; house < 27; house++) {
      let [once, more] = [0, 0];
      for (const cell of cellsIn(house)) {
        more |= once & board[cell]!;
        once |= board[cell]!;
      }
      if (once !== 511) return false;
      const single = once & ~more;
      if (single === 0) continue;
      for (const cell of cellsIn(house)) {
        const bits = board[cell]! & single;
        if (bits !== 0 && bits !== board[cell]) {
          if ((bits & (bits - 1)) !== 0) return false;
          board[cell] = bits;
          changed = true;
        }
      }
    }
  }
  return true;
}
