/** More solvers that write into the board that they are given, each in a style of its own. */
export const MORE_SOLVERS: Readonly<Record<string, string>> = {
  'an index from 0 to 80': `
function solve(board, cell = 0) {
  if (cell === 81) return true;
  const r = Math.floor(cell / 9), c = cell % 9;
  if (board[r][c] !== 0) return solve(board, cell + 1);
  for (let n = 1; n <= 9; n++) {
    let free = true;
    for (let i = 0; i < 9 && free; i++)
      free = board[r][i] !== n && board[i][c] !== n && board[r - r % 3 + (i / 3 | 0)][c - c % 3 + i % 3] !== n;
    if (!free) continue;
    board[r][c] = n;
    if (solve(board, cell + 1)) return true;
  }
  board[r][c] = 0;
  return false;
}`,
  'a stack of its own': `
function solve(board) {
  const blanks = [];
  for (let r = 0; r < 9; r++) for (let c = 0; c < 9; c++) if (!board[r][c]) blanks.push({ r, c });
  const stack = [{ at: 0, next: 1 }];
  while (stack.length > 0) {
    const top = stack[stack.length - 1];
    if (top.at === blanks.length) return true;
    const { r, c } = blanks[top.at];
    if (board[r][c]) board[r][c] = 0;
    while (top.next <= 9 && !can(r, c, top.next)) top.next++;
    if (top.next > 9) { stack.pop(); continue; }
    board[r][c] = top.next++;
    stack.push({ at: top.at + 1, next: 1 });
  }
  return false;
  function can(r, c, n) {
    return board.every((row, i) => (i === r || row[c] !== n) && (i !== r || !row.includes(n))) &&
      [0, 1, 2].every((i) => [0, 1, 2].every((j) => board[r - r % 3 + i][c - c % 3 + j] !== n));
  }
}`,
  'sets for rows, columns and boxes': `
const solveSudoku = (board) => {
  const make = () => Array.from({ length: 9 }, () => new Set());
  const rows = make(), cols = make(), boxes = make();
  const boxOf = (r, c) => ~~(r / 3) * 3 + ~~(c / 3);
  const todo = [];
  board.forEach((row, r) => row.forEach((ch, c) => {
    if (ch === '.') todo.push([r, c]);
    else [rows[r], cols[c], boxes[boxOf(r, c)]].forEach((set) => set.add(ch));
  }));
  const place = (i) => {
    if (i >= todo.length) return true;
    const [r, c] = todo[i];
    const sets = [rows[r], cols[c], boxes[boxOf(r, c)]];
    for (let n = 1; n <= 9; ++n) {
      const ch = n.toString();
      if (sets.some((set) => set.has(ch))) continue;
      sets.forEach((set) => set.add(ch));
      board[r][c] = ch;
      if (place(i + 1)) return true;
      sets.forEach((set) => set.delete(ch));
      board[r][c] = '.';
    }
    return false;
  };
  place(0);
};`,
  'an exception ends it': `
class Done extends Error {}
function solve(board) {
  try { search(board); } catch (error) { if (!(error instanceof Done)) throw error; return true; }
  return false;
}
function search(board) {
  const cell = find(board);
  if (cell === undefined) throw new Done('found');
  for (const n of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
    if (seen(board, cell).has(n)) continue;
    board[cell.r][cell.c] = n;
    search(board);
    board[cell.r][cell.c] = 0;
  }
}
function find(board) {
  for (let r = 0; r < 9; r++) for (let c = 0; c < 9; c++) if (board[r][c] === 0) return { r, c };
}
function seen(board, { r, c }) {
  const all = new Set([...board[r], ...board.map((row) => row[c])]);
  for (let i = 0; i < 9; i++) all.add(board[3 * Math.floor(r / 3) + Math.floor(i / 3)][3 * Math.floor(c / 3) + (i % 3)]);
  return all;
}`,
  'a flag and a label': `
function solve(board) {
  var solved = false;
  (function next() {
    scan: for (var r = 0; r < 9; r++) {
      for (var c = 0; c < 9; c++) {
        if (board[r][c] === 0) break scan;
      }
    }
    if (r === 9) { solved = true; return; }
    digits: for (var n = 1; n <= 9 && !solved; n++) {
      for (var k = 0; k < 9; k++) {
        if (board[r][k] === n || board[k][c] === n) continue digits;
        if (board[r - r % 3 + Math.floor(k / 3)][c - c % 3 + k % 3] === n) continue digits;
      }
      board[r][c] = n;
      next();
    }
    if (!solved) board[r][c] = 0;
  })();
  return solved;
}`,
  'a prototype': `
function Sudoku(board) { this.board = board; }
Sudoku.prototype.free = function (r, c, n) {
  var self = this;
  return !Array.apply(null, Array(9)).some(function (_, i) {
    return self.board[r][i] == n || self.board[i][c] == n ||
      self.board[r - r % 3 + parseInt(i / 3)][c - c % 3 + i % 3] == n;
  });
};
Sudoku.prototype.solve = function () {
  for (var i = 0; i < 81; i++) {
    var r = parseInt(i / 9), c = i % 9;
    if (this.board[r][c] != 0) continue;
    for (var n = 1; n < 10; n++) {
      if (!this.free(r, c, n)) continue;
      this.board[r][c] = n;
      if (this.solve()) return true;
    }
    this.board[r][c] = 0;
    return false;
  }
  return true;
};
function solve(board) { return new Sudoku(board).solve(); }`,
  'private fields': `
class Board {
  #cells;
  static #DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  constructor(cells) { this.#cells = cells; }
  get #blank() {
    for (const [r, row] of this.#cells.entries()) { const c = row.indexOf(0); if (c !== -1) return [r, c]; }
    return null;
  }
  #allowed([r, c]) {
    const box = this.#cells.slice(r - (r % 3), r - (r % 3) + 3).flatMap((row) => row.slice(c - (c % 3), c - (c % 3) + 3));
    const used = new Set(this.#cells[r].concat(this.#cells.map((row) => row[c]), box));
    return Board.#DIGITS.filter((digit) => !used.has(digit));
  }
  solve() {
    const blank = this.#blank;
    if (blank === null) return true;
    for (const digit of this.#allowed(blank)) {
      this.#cells[blank[0]][blank[1]] = digit;
      if (this.solve()) return true;
      this.#cells[blank[0]][blank[1]] = 0;
    }
    return false;
  }
}
export function solveBoard(board) { return new Board(board).solve(); }`,
  'the fewest candidates by reduce': `
const solve = (board) => {
  const options = (r, c) => [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((n) =>
    board.every((row, i) => row.every((value, j) => value !== n ||
      (i !== r && j !== c && (Math.floor(i / 3) !== Math.floor(r / 3) || Math.floor(j / 3) !== Math.floor(c / 3))))));
  const blanks = board.flatMap((row, r) => row.map((value, c) => ({ r, c, value }))).filter(({ value }) => value === 0)
    .map(({ r, c }) => ({ r, c, digits: options(r, c) }));
  if (blanks.length === 0) return true;
  const { r, c, digits } = blanks.reduce((best, one) => (one.digits.length < best.digits.length ? one : best));
  return digits.some((n) => ((board[r][c] = n), solve(board)) || ((board[r][c] = 0), false));
};`,
  'singles in a loop, then a guess': `
function solve(g) {
  const undo = [];
  const set = (r, c, n) => { g[r][c] = n; undo.push([r, c]); };
  const back = () => { while (undo.length) { const [r, c] = undo.pop(); g[r][c] = 0; } return false; };
  let pick;
  do {
    pick = null;
    var changed = false;
    for (let r = 0; r < 9; r++) for (let c = 0; c < 9; c++) {
      if (g[r][c]) continue;
      const can = [];
      for (let n = 1; n < 10; n++) if (ok(g, r, c, n)) can.push(n);
      if (!can.length) return back();
      if (can.length === 1) { set(r, c, can[0]); changed = true; }
      else if (!pick || can.length < pick.can.length) pick = { r, c, can };
    }
  } while (changed);
  if (!pick) return true;
  for (const n of pick.can) { g[pick.r][pick.c] = n; if (solve(g)) return true; }
  g[pick.r][pick.c] = 0;
  return back();
}
function ok(g, r, c, n) {
  for (let i = 0; i < 9; i++) if (g[r][i] === n || g[i][c] === n || g[r - r % 3 + i % 3][c - c % 3 + (i - i % 3) / 3] === n) return false;
  return true;
}`,
  'digits in a random order': `
let seed = 7;
const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
function shuffle(list) {
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [list[i], list[j]] = [list[j], list[i]];
  }
  return list;
}
function solve(board) {
  for (let i = 0; i < 81; i++) {
    const row = board[i / 9 | 0];
    if (row[i % 9]) continue;
    for (const n of shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9])) {
      const clash = board.some((other, r) => other.some((value, c) => value === n &&
        (r === (i / 9 | 0) || c === i % 9 || ((r / 3 | 0) === (i / 27 | 0) && (c / 3 | 0) === (i % 9 / 3 | 0)))));
      if (clash) continue;
      row[i % 9] = n;
      if (solve(board)) return true;
    }
    row[i % 9] = 0;
    return false;
  }
  return true;
}`,
  'a switch that moves forwards and backwards': `
function solve(b) {
  const fixed = b.map((row) => row.map(Boolean));
  let i = 0, way = 'forward';
  while (i >= 0 && i < 81) {
    const y = Math.trunc(i / 9), x = i % 9;
    if (fixed[y][x]) { i += way === 'forward' ? 1 : -1; continue; }
    let n = b[y][x] + 1;
    b[y][x] = 0;
    for (; n <= 9; n++) {
      let bad = 0;
      for (let k = 0; k < 9; k++) {
        bad |= b[y][k] === n; bad |= b[k][x] === n;
        bad |= b[y - y % 3 + Math.trunc(k / 3)][x - x % 3 + k % 3] === n;
      }
      if (!bad) break;
    }
    switch (n) {
      case 10: way = 'back'; i--; break;
      default: b[y][x] = n; way = 'forward'; i++;
    }
  }
  return i === 81;
}`,
  'masks in typed lists, with an enum': `
enum House { Row, Column, Box }
type Masks = Record<House, Uint16Array>;
export function solve(board: number[][]): boolean {
  const masks: Masks = { [House.Row]: new Uint16Array(9), [House.Column]: new Uint16Array(9), [House.Box]: new Uint16Array(9) };
  const flip = (r: number, c: number, n: number): void => {
    masks[House.Row]![r] ^= 1 << n;
    masks[House.Column]![c] ^= 1 << n;
    masks[House.Box]![3 * ((r / 3) | 0) + ((c / 3) | 0)] ^= 1 << n;
  };
  for (let r = 0; r < 9; r++) for (let c = 0; c < 9; c++) if (board[r]![c]! > 0) flip(r, c, board[r]![c]!);
  const go = (i: number): boolean => {
    if (i === 81) return true;
    const r = (i / 9) | 0, c = i % 9;
    if (board[r]![c] !== 0) return go(i + 1);
    const used = masks[House.Row]![r]! | masks[House.Column]![c]! | masks[House.Box]![3 * ((r / 3) | 0) + ((c / 3) | 0)]!;
    for (let n = 1; n <= 9; n++) {
      if ((used >> n) & 1) continue;
      board[r]![c] = n;
      flip(r, c, n);
      if (go(i + 1)) return true;
      flip(r, c, n);
      board[r]![c] = 0;
    }
    return false;
  };
  return go(0);
}`,
};
