/*
 * Programs as they stand on the web and in homework, beyond the function that takes the board: each says how it is called,
 * what it reads and what it prints. All search row by row with digits upwards, so they make the same steps.
 */

/** Whether a digit may stand in a cell of a board in rows. */
const FITS = `function fits(board, r, c, n) {
  for (let i = 0; i < 9; i++) {
    if (board[r][i] == n || board[i][c] == n) return false;
    if (board[r - r % 3 + Math.floor(i / 3)][c - c % 3 + i % 3] == n) return false;
  }
  return true;
}`;

/** A search of a board in rows. `begin`: how the function begins. */
const search = (
  begin: string,
  { blank = '0', board = 'board', call = 'solve(board)', digit = 'n' } = {},
): string =>
  `${begin}
  for (let r = 0; r < 9; r++) for (let c = 0; c < 9; c++) {
    if (${board}[r][c] !== ${blank}) continue;
    for (let n = 1; n <= 9; n++) {
      if (!fits(${board}, r, c, n)) continue;
      ${board}[r][c] = ${digit};
      if (${call}) return true;
      ${board}[r][c] = ${blank};
    }
    return false;
  }
  return true;
}`;

const SOLVE = search('function solve(board) {');

const ROWS = `[
  [0, 0, 0, 0, 0, 0, 0, 0, 1], [0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0],
  [0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0],
  [0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0],
]`;

const LINES = Array(9).fill('.......1.');

/** Each makes the steps of a plain search. */
export const FOUND: Readonly<Record<string, string>> = {
  'it prints with document.write, below a board of its own': `${FITS}
${SOLVE}
let grid = ${ROWS};
if (solve(grid)) for (const row of grid) document.write(row + '<br>');
else document.write('No solution exists');`,
  'it takes its size': `${FITS}
function solve(board, n) {
  for (let r = 0; r < n; r++) for (let c = 0; c < n; c++) if (board[r][c] == 0) {
    for (let d = 1; d <= n; d++) if (fits(board, r, c, d)) {
      board[r][c] = d;
      if (solve(board, n)) return true;
      board[r][c] = 0;
    }
    return false;
  }
  return true;
}`,
  'it takes its size before the board': `${FITS}
${search('function solve(size, grid) {', { board: 'grid', call: 'solve(size, grid)' })}`,
  'a closure that solves later': `${FITS}
const createSolver = (board) => {
  ${search('function solve() {', { call: 'solve()' })}
  return { solve, board: () => board };
};`,
  'a generator that an interval drives': `${FITS}
function* steps(board) {
  for (let r = 0; r < 9; r++) for (let c = 0; c < 9; c++) if (board[r][c] === 0) {
    for (let n = 1; n <= 9; n++) if (fits(board, r, c, n)) {
      board[r][c] = n;
      yield;
      if (yield* steps(board)) return true;
      board[r][c] = 0;
    }
    return false;
  }
  return true;
}
function solve(board) {
  const all = steps(board);
  const timer = setInterval(() => {
    if (all.next().done) clearInterval(timer);
  }, 50);
}`,
  'an interval that nobody ends': `${FITS}
${SOLVE}
function start(board) {
  let done = false;
  setInterval(() => { if (!done) done = solve(board) || true; }, 100);
}`,
  'a game loop': `${FITS}
function* steps(board) {
  for (let r = 0; r < 9; r++) for (let c = 0; c < 9; c++) if (board[r][c] === 0) {
    for (let n = 1; n <= 9; n++) if (fits(board, r, c, n)) {
      board[r][c] = n;
      yield;
      if (yield* steps(board)) return true;
      board[r][c] = 0;
    }
    return false;
  }
  return true;
}
function main(board) {
  const all = steps(board);
  requestAnimationFrame(function loop() {
    all.next();
    requestAnimationFrame(loop);
  });
}`,
  'steps put off to times of their own, the last first': `${FITS}
${SOLVE}
function main(board) {
  const made = [];
  const copy = board.map((row) => new Proxy([...row], { set: (row, c, n) => ((row[c] = n), made.push([copy.findIndex((one) => one[9] === row[9]), c, n])) }));
  copy.forEach((row, r) => Object.defineProperty(row, 9, { value: r }));
  solve(copy);
  made.map(([r, c, n], time) => [time, () => (board[r][c] = n)]).reverse().forEach(([time, write]) => setTimeout(write, 10 * time));
}`,
  'it solves as soon as it has promises': `${FITS}
function solve(board, at = 0) {
  if (at === 81) return Promise.resolve(true);
  const r = Math.floor(at / 9), c = at % 9;
  if (board[r][c] !== 0) return solve(board, at + 1);
  const attempt = (n) => {
    if (n > 9) return Promise.resolve(false);
    if (!fits(board, r, c, n)) return attempt(n + 1);
    board[r][c] = n;
    return new Promise((then) => setTimeout(then, 5)).then(() => solve(board, at + 1)).then((ok) => {
      if (ok) return true;
      board[r][c] = 0;
      return attempt(n + 1);
    });
  };
  return attempt(1);
}`,
  'it waits outside its functions': `${FITS}
import { setTimeout as sleep } from 'node:timers/promises';
const board = ${ROWS};
async function solve(board) {
  for (let r = 0; r < 9; r++) for (let c = 0; c < 9; c++) if (board[r][c] === 0) {
    for (let n = 1; n <= 9; n++) if (fits(board, r, c, n)) {
      board[r][c] = n;
      await sleep(10);
      if (await solve(board)) return true;
      board[r][c] = 0;
    }
    return false;
  }
  return true;
}
console.log((await solve(board)) ? 'Solved' : 'No solution');`,
  'an asynchronous generator': `${FITS}
async function* solve(board) {
  for (let r = 0; r < 9; r++) for (let c = 0; c < 9; c++) if (board[r][c] === 0) {
    for (let n = 1; n <= 9; n++) if (fits(board, r, c, n)) {
      board[r][c] = n;
      for await (const one of solve(board)) yield one;
      if (board.every((row) => row.every(Boolean))) return;
      board[r][c] = 0;
      yield board;
    }
    return;
  }
}`,
  'null for a blank': `${FITS}\n${search('function solve(board) {', { blank: 'null' })}`,
  'undefined for a blank': `${FITS}\n${search('function solve(board) {', { blank: 'undefined' })}`,
  'texts, with a name for the blank': `const EMPTY = '0';\n${FITS}\n${search('const solve = function (board) {', { blank: 'EMPTY', digit: 'String(n)' })}`,
  'a space for a blank': `${FITS}\n${search('function solve(board) {', { blank: "' '", digit: 'String(n)' })}`,
  'an empty text for a blank': `${FITS}\n${search('function solve(board) {', { blank: "''", digit: 'n.toString()' })}`,
  'a dash for a blank': `${FITS}\n${search('function solver(sudoku) {', { blank: "'-'", board: 'sudoku', call: 'solver(sudoku)', digit: 'String(n)' })}`,
  'types with names of their own': `type Digit = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
type Cell = Digit | null;
type Grid = Cell[][];
${FITS}
export function solve<T extends Grid>(board: T): boolean {
  for (const [r, row] of board.entries()) for (const [c, cell] of row.entries()) {
    if (cell) continue;
    for (const n of [1, 2, 3, 4, 5, 6, 7, 8, 9] as const satisfies readonly Digit[]) {
      if (!fits(board, r, c, n)) continue;
      row[c] = n;
      if (solve(board)) return true;
      row[c] = null;
    }
    return false;
  }
  return true;
}`,
  'a class that another one extends': `type Board = string[][];
abstract class Base {
  protected abstract readonly digits: string;
  constructor(protected readonly empty = '.') {}
  solve(board: Board): boolean {
    for (let r = 0; r < 9; r++) for (let c = 0; c < 9; c++) {
      if (board[r]![c] !== this.empty) continue;
      for (const n of this.digits) {
        if (!fits(board, r, c, n)) continue;
        board[r]![c] = n;
        if (this.solve(board)) return true;
        board[r]![c] = this.empty;
      }
      return false;
    }
    return true;
  }
}
export class Solver extends Base { protected readonly digits = '123456789'; }
${FITS}`,
  'its board in a function': `${FITS}
function main() {
  const board = ${ROWS};
  ${search('function go() {', { call: 'go()' })}
  if (go()) console.table(board);
}
main();`,
  'its board in a call of itself': `(function () {
  'use strict';
  var grid = ${ROWS};
  ${FITS}
  ${search('function go() {', { board: 'grid', call: 'go()' })}
  console.log(go(), grid.map((row) => row.join(' ')).join('\\n'));
})();`,
  'its board as a text of nine lines': `const puzzle = \`
${LINES.join('\n')}
\`;
const board = puzzle.trim().split('\\n').map((line) => line.split('').map((sign) => (sign === '.' ? 0 : +sign)));
${FITS}
${search('function solve() {', { call: 'solve()' })}
solve();`,
  'its board as nine texts': `const board = [
${LINES.map((line) => `  "${line}",`).join('\n')}
].map((row) => row.split(''));
${FITS}
${search('function solve() {', { blank: "'.'", call: 'solve()', digit: "n + ''" })}
solve();`,
  'a board of its own, and another one that is solved': `const solution = [${Array(9).fill('[1, 2, 3, 4, 5, 6, 7, 8, 9]')}];
const board = ${ROWS};
${FITS}
${search('function solve() {', { call: 'solve()' })}
solve();`,
  'what it exports': `${FITS.replace('function fits', 'const fits = function')}
module.exports = function (board) {
  ${search('function go() {', { call: 'go()' })}
  go();
  return board;
};`,
  'what it exports once it has run': `(function (root, factory) {
  if (typeof module === 'object' && module.exports) module.exports = factory();
  else root.sudoku = factory();
})(this, function () {
  ${FITS}
  ${SOLVE}
  return { solve: solve };
});`,
  'a function of its window': `${FITS}
${search('window.solveSudoku = function (board) {', { call: 'window.solveSudoku(board)' })}
window.onload = () => console.log(window.performance.now());`,
  'a copy that is written back once it is solved': `${FITS}
function main(board) {
  const copy = board.map((row) => Int8Array.from(row));
  ${search('const go = () => {', { board: 'copy', call: 'go()' })}
  go();
  copy.forEach((row, r) => row.forEach((n, c) => { board[r][c] = n; }));
}`,
  'arrows in its comments': `${FITS.replace('fits', 'check')}
const fits = (...all) => /* => (first, blank) => */ // and => here
  check(...all);
${SOLVE}`,
  'what it exports, with a name': `${FITS}\n${search('exports.solveSudoku = (board) => {', { call: 'exports.solveSudoku(board)' })}`,
  'a helper that takes all it needs, before what calls it': `function solve(board, blanks, at) {
  if (at === blanks.length) return true;
  const [r, c] = blanks[at];
  for (let n = 1; n <= 9; n++) if (fits(board, r, c, n)) {
    board[r][c] = n;
    if (solve(board, blanks, at + 1)) return true;
    board[r][c] = 0;
  }
  return false;
}
const begin = (board) => solve(board, board.flatMap((row, r) => row.flatMap((n, c) => (n === 0 ? [[r, c]] : []))), 0);
${FITS}`,
  'a name that says nothing, before its helper': `${search('function 풀기(판) {', { board: '판', call: '풀기(판)' })}\n${FITS}`,
  'a copy by structuredClone': `${FITS}
export default function solve(input) {
  const board = structuredClone(input);
  ${search('function go() {', { call: 'go()' })}
  return go() ? board : null;
}`,
  'it prints in every way': `${FITS}
${SOLVE}
const main = (board) => {
  console.group('Sudoku');
  console.count('runs');
  const since = process.hrtime.bigint();
  const ok = solve(board);
  for (const row of board) process.stdout.write(row.join(' ') + '\\n');
  console.assert(ok, 'no solution');
  console.timeLog('all', process.hrtime.bigint() - since);
  console.groupEnd();
};`,
  'it ends the process where it is solved': `${FITS}
const board = ${ROWS};
function solve() {
  for (let r = 0; r < 9; r++) for (let c = 0; c < 9; c++) if (board[r][c] === 0) {
    for (let n = 1; n <= 9; n++) if (fits(board, r, c, n)) {
      board[r][c] = n;
      solve();
      board[r][c] = 0;
    }
    return;
  }
  console.log(board);
  process.exit(0);
}
solve();`,
  'it reads lines of numbers from a file': `const fs = require('fs');
const map = fs.readFileSync('/dev/stdin').toString().trim().split('\\n').map((line) => line.split(' ').map(Number));
${FITS}
${search('const dfs = (depth) => {', { board: 'map', call: 'dfs(depth + 1)' })}
dfs(0);`,
  'it reads lines of digits as they come': `import * as readline from 'node:readline';
const rl = readline.createInterface({ input: process.stdin });
const lines = [];
rl.on('line', (line) => lines.push(line.trim()));
rl.on('close', () => {
  const board = lines.map((line) => [...line].map(Number));
  console.log(solve(board));
});
${FITS}
${SOLVE}`,
  'it asks for its board': `const text = prompt('81 digits, 0 for a blank');
const board = Array.from({ length: 9 }, (_, r) => text.slice(9 * r, 9 * r + 9).split('').map(Number));
${FITS}
${search('function solve() {', { call: 'solve()' })}
solve();
alert(board.join('\\n'));`,
  'with a page around it': `${FITS}
${SOLVE}
window.onload = () => {
  const cells = document.querySelectorAll('td');
  document.getElementById('solve').addEventListener('click', () => solve(read(cells)));
};`,
  'with tests below it': `${FITS}
${SOLVE}
describe('solve', () => {
  it('solves', () => {
    expect(solve([])).toBe(true);
  });
});`,
  'an answer of a chat': `Sure! Here is a solver:

\`\`\`javascript
${FITS}
${SOLVE}
\`\`\`

Use it like this:

\`\`\`js
const board = ${ROWS};
solve(board);
\`\`\``,
  'a page with a script': `<!DOCTYPE html>
<script src="https://example.org/x.js"></script>
<body><script>${FITS}
${SOLVE}
</script></body>`,
  'names of its own for what is there': `const performance = { now: () => 0 }, process = null;
${FITS}
${search('function sudoku(puzzle) {', { board: 'puzzle', call: 'sudoku(puzzle)' })}`,
  'lists at once': `${FITS}
function solve(board) {
  for (let r = 0; r < 9; r++) {
    const c = board[r].indexOf(0);
    if (c < 0) continue;
    for (let n = 1; n <= 9; n++) if (fits(board, r, c, n)) {
      if (n % 2) board[r].splice(c, 1, n);
      else [board[r][c]] = [n];
      if (solve(board)) return true;
      board[r].fill(0, c, c + 1);
    }
    return false;
  }
  return true;
}`,
};

/** Each returns a solution, or what has one in it, and writes into no board. */
export const FOUND_RETURNING: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    'a text of nine lines': "text.match(/.{9}/g).join('\\n')",
    'a text as it is printed':
      "text.match(/.{9}/g).map((row) => row.match(/.{3}/g).join(' | ')).join('\\n------\\n')",
    'an object with the board in it':
      '({ solved: true, board: text.match(/.{9}/g).map((row) => [...row].map(Number)) })',
    'nine texts': 'text.match(/.{9}/g)',
    'a list of solutions': 'Promise.resolve([[...text].map(Number)])',
    'a map of cells':
      "new Map([...text].map((digit, cell) => ['ABCDEFGHI'[Math.floor(cell / 9)] + (1 + cell % 9), digit]))",
    'an object of cells': "Object.fromEntries([...text].map((digit, cell) => ['c' + cell, digit]))",
  }).map(([what, value]) => [
    what,
    `const cross = (a, b) => [...a].flatMap((x) => [...b].map((y) => x + y));
const squares = cross('ABCDEFGHI', '123456789');
const sees = (i, j) => squares[i][0] === squares[j][0] || squares[i][1] === squares[j][1] ||
  (Math.floor(i / 27) === Math.floor(j / 27) && Math.floor(i % 9 / 3) === Math.floor(j % 9 / 3));
const parse = (grid) => [...grid].map((sign) => ('123456789'.includes(sign) ? sign : '.')).join('').padEnd(81, '.');
function search(text) {
  const i = text.indexOf('.');
  if (i < 0) return text;
  for (const digit of '123456789') {
    if ([...text].some((other, j) => other === digit && sees(i, j))) continue;
    const found = search(text.slice(0, i) + digit + text.slice(i + 1));
    if (found) return found;
  }
}
const solve = (grid) => {
  const text = search(parse(grid));
  return ${value};
};`,
  ]),
);
