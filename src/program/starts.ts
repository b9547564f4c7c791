import type { StrategyId } from '../sudoku/search';

/* Programs to begin with: the plainest form of each strategy. Comments are in English, as in most code. */

const FITS = `function fits(board, row, col, digit) {
  for (let i = 0; i < 9; i++) {
    if (board[row][i] === digit || board[i][col] === digit) return false;
  }
  const top = row - (row % 3);
  const left = col - (col % 3);
  for (let r = top; r < top + 3; r++) {
    for (let c = left; c < left + 3; c++) {
      if (board[r][c] === digit) return false;
    }
  }
  return true;
}
`;

const CANDIDATES = `function candidates(board, row, col) {
  const free = new Set([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  for (let i = 0; i < 9; i++) {
    free.delete(board[row][i]);
    free.delete(board[i][col]);
    free.delete(board[row - (row % 3) + Math.floor(i / 3)][col - (col % 3) + (i % 3)]);
  }
  return [...free];
}
`;

/** The programs by their names. */
export const STARTS = {
  rowByRow: `// board[row][col] is 0 for a blank.
function solve(board) {
  for (let row = 0; row < 9; row++) {
    for (let col = 0; col < 9; col++) {
      if (board[row][col] !== 0) continue;
      for (let digit = 1; digit <= 9; digit++) {
        if (!fits(board, row, col, digit)) continue;
        board[row][col] = digit;
        if (solve(board)) return true;
        board[row][col] = 0;
      }
      return false;
    }
  }
  return true;
}

${FITS}`,
  candidateLists: `// The digits that fit are listed first.
function solve(board) {
  for (let row = 0; row < 9; row++) {
    for (let col = 0; col < 9; col++) {
      if (board[row][col] !== 0) continue;
      for (const digit of candidates(board, row, col)) {
        board[row][col] = digit;
        if (solve(board)) return true;
      }
      board[row][col] = 0;
      return false;
    }
  }
  return true;
}

${CANDIDATES}`,
  fewestCandidates: `// Always the blank that can take the fewest digits.
function solve(board) {
  let best = null;
  for (let row = 0; row < 9; row++) {
    for (let col = 0; col < 9; col++) {
      if (board[row][col] !== 0) continue;
      const digits = candidates(board, row, col);
      if (best === null || digits.length < best.digits.length) best = { row, col, digits };
    }
  }
  if (best === null) return true;
  for (const digit of best.digits) {
    board[best.row][best.col] = digit;
    if (solve(board)) return true;
  }
  board[best.row][best.col] = 0;
  return false;
}

${CANDIDATES}`,
  colouredNodes: `// White: blank. Grey: being tried. Black: given.
function solve(board) {
  const colour = board.map((row) => row.map((digit) => (digit === 0 ? "white" : "black")));
  return visit(board, colour);
}

function visit(board, colour) {
  const next = nextWhite(colour);
  if (next === null) return true;
  const [row, col] = next;
  colour[row][col] = "grey";
  for (const digit of candidates(board, row, col)) {
    board[row][col] = digit;
    if (visit(board, colour)) return true;
  }
  board[row][col] = 0;
  colour[row][col] = "white";
  return false;
}

function nextWhite(colour) {
  for (let row = 0; row < 9; row++) {
    const col = colour[row].indexOf("white");
    if (col >= 0) return [row, col];
  }
  return null;
}

${CANDIDATES}`,
  singlesFirst: `// Cells with one candidate are filled before anything is guessed.
function solve(board) {
  const filled = fillSingles(board);
  const blank = filled === null ? null : firstBlank(board);
  if (filled !== null && blank === null) return true;
  if (filled !== null) {
    const [row, col] = blank;
    for (const digit of candidates(board, row, col)) {
      board[row][col] = digit;
      if (solve(board)) return true;
    }
    board[row][col] = 0;
  }
  for (const [row, col] of (filled ?? []).reverse()) board[row][col] = 0;
  return false;
}

// The cells that were filled, or null if a cell has no candidate.
function fillSingles(board) {
  const filled = [];
  for (let again = true; again; ) {
    again = false;
    for (let row = 0; row < 9; row++) {
      for (let col = 0; col < 9; col++) {
        if (board[row][col] !== 0) continue;
        const digits = candidates(board, row, col);
        if (digits.length === 0) {
          for (const [r, c] of filled.reverse()) board[r][c] = 0;
          return null;
        }
        if (digits.length > 1) continue;
        board[row][col] = digits[0];
        filled.push([row, col]);
        again = true;
      }
    }
  }
  return filled;
}

function firstBlank(board) {
  for (let row = 0; row < 9; row++) {
    const col = board[row].indexOf(0);
    if (col >= 0) return [row, col];
  }
  return null;
}

${CANDIDATES}`,
  propagation: `// After Peter Norvig: each digit that is written is ruled out of its peers, and so on.
const PEERS = [];
for (let a = 0; a < 81; a++) {
  PEERS[a] = [];
  for (let b = 0; b < 81; b++) if (a !== b && sees(a, b)) PEERS[a].push(b);
}

function solve(board) {
  const possible = Array.from({ length: 81 }, () => [1, 2, 3, 4, 5, 6, 7, 8, 9]);
  for (let cell = 0; cell < 81; cell++) {
    const digit = board[row(cell)][cell % 9];
    if (digit !== 0 && !assign(board, possible, cell, digit, [])) return false;
  }
  return search(board, possible);
}

function search(board, possible) {
  let best = -1;
  for (let cell = 0; cell < 81; cell++) {
    const size = possible[cell].length;
    if (size > 1 && (best < 0 || size < possible[best].length)) best = cell;
  }
  if (best < 0) return true;
  for (const digit of possible[best]) {
    const written = [];
    const next = possible.map((digits) => [...digits]);
    if (assign(board, next, best, digit, written) && search(board, next)) return true;
    for (const cell of written.reverse()) board[row(cell)][cell % 9] = 0;
  }
  return false;
}

function assign(board, possible, cell, digit, written) {
  if (!possible[cell].includes(digit)) return false;
  possible[cell] = [digit];
  if (board[row(cell)][cell % 9] === 0) {
    board[row(cell)][cell % 9] = digit;
    written.push(cell);
  }
  return PEERS[cell].every((peer) => eliminate(board, possible, peer, digit, written));
}

function eliminate(board, possible, cell, digit, written) {
  if (!possible[cell].includes(digit)) return true;
  possible[cell] = possible[cell].filter((other) => other !== digit);
  if (possible[cell].length === 0) return false;
  return possible[cell].length > 1 || assign(board, possible, cell, possible[cell][0], written);
}

function row(cell) {
  return Math.floor(cell / 9);
}

function sees(a, b) {
  const box = (cell) => 3 * Math.floor(cell / 27) + Math.floor((cell % 9) / 3);
  return row(a) === row(b) || a % 9 === b % 9 || box(a) === box(b);
}
`,
  exactCover: `// Algorithm X: of all needs the one with the fewest ways, each way in turn.
function solve(board) {
  const columns = new Map();
  const rows = new Map();
  for (let row = 0; row < 9; row++) {
    for (let col = 0; col < 9; col++) {
      for (let digit = 1; digit <= 9; digit++) {
        const box = 3 * Math.floor(row / 3) + Math.floor(col / 3);
        const needs = ["cell " + row + col, "row " + row + digit, "col " + col + digit, "box " + box + digit];
        const way = "" + row + col + digit;
        rows.set(way, needs);
        for (const need of needs) columns.set(need, (columns.get(need) ?? new Set()).add(way));
      }
    }
  }
  for (let row = 0; row < 9; row++) {
    for (let col = 0; col < 9; col++) {
      if (board[row][col] !== 0) cover(columns, rows, "" + row + col + board[row][col]);
    }
  }
  return search(board, columns, rows);
}

function search(board, columns, rows) {
  let best = null;
  for (const [need, ways] of columns) {
    if (best === null || ways.size < columns.get(best).size) best = need;
  }
  if (best === null) return true;
  for (const way of [...columns.get(best)]) {
    const [row, col, digit] = [...way].map(Number);
    const covered = cover(columns, rows, way);
    board[row][col] = digit;
    if (search(board, columns, rows)) return true;
    board[row][col] = 0;
    uncover(columns, rows, way, covered);
  }
  return false;
}

function cover(columns, rows, way) {
  const covered = [];
  for (const need of rows.get(way)) {
    for (const other of columns.get(need)) {
      for (const its of rows.get(other)) if (its !== need) columns.get(its).delete(other);
    }
    covered.push(columns.get(need));
    columns.delete(need);
  }
  return covered;
}

function uncover(columns, rows, way, covered) {
  for (const need of [...rows.get(way)].reverse()) {
    columns.set(need, covered.pop());
    for (const other of columns.get(need)) {
      for (const its of rows.get(other)) if (its !== need) columns.get(its).add(other);
    }
  }
}
`,
  characters: `// board[row][col] is a character, "." for a blank.
var solveSudoku = function (board) {
  for (let row = 0; row < 9; row++) {
    for (let col = 0; col < 9; col++) {
      if (board[row][col] !== ".") continue;
      for (const digit of "123456789") {
        if (!fits(board, row, col, digit)) continue;
        board[row][col] = digit;
        if (solveSudoku(board)) return true;
        board[row][col] = ".";
      }
      return false;
    }
  }
  return true;
};

${FITS}`,
} as const satisfies Readonly<Record<StrategyId | 'characters', string>>;
