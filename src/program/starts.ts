/* Programs to begin with: the plainest form of some strategies. Comments are in English, as in most code. */

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
} as const;
