import { runInThisContext } from 'node:vm';
import { fail, type Grid, ok } from '../sudoku/core';
import { type Program, type RunEnd, tapeWord } from '../sudoku/search';
import { readProgram, type TracedText } from './read/read';
import { createPlatform } from './run/platform';
import { type Host, type ProgramFunction, runProgram, type Setup, type ToldEnd } from './run/runtime';
import type { runInSandbox } from './run/sandbox';
import { type Trace, unpackTrace } from './run/trace';
import { createTracer, type TraceSetup } from './run/tracer';
import { MORE_SOLVERS } from './styles/testing';

/* Programs of many styles, as students write them, all written for these tests. */

const VALID = `
function isValid(board, r, c, n) {
  for (let i = 0; i < 9; i++) {
    if (board[r][i] === n || board[i][c] === n) return false;
  }
  const br = Math.floor(r / 3) * 3, bc = Math.floor(c / 3) * 3;
  for (let i = 0; i < 3; i++) for (let j = 0; j < 3; j++) if (board[br + i][bc + j] === n) return false;
  return true;
}`;

/** Solvers that write into the board that they are given. */
export const SOLVERS: Readonly<Record<string, string>> = {
  ...MORE_SOLVERS,
  'plain recursion': `${VALID}
function solve(board) {
  for (let r = 0; r < 9; r++) {
    for (let c = 0; c < 9; c++) {
      if (board[r][c] !== 0) continue;
      for (let n = 1; n <= 9; n++) {
        if (isValid(board, r, c, n)) {
          board[r][c] = n;
          if (solve(board)) return true;
          board[r][c] = 0;
        }
      }
      return false;
    }
  }
  return true;
}`,
  'LeetCode, a variable with a function': `
/** @param {character[][]} board */
var solveSudoku = function(board) {
  const ok = (r, c, ch) => {
    for (let i = 0; i < 9; i++) {
      if (board[r][i] === ch) return false;
      if (board[i][c] === ch) return false;
      if (board[3 * Math.floor(r / 3) + Math.floor(i / 3)][3 * Math.floor(c / 3) + i % 3] === ch) return false;
    }
    return true;
  };
  const go = () => {
    for (let r = 0; r < 9; r++) for (let c = 0; c < 9; c++) {
      if (board[r][c] === '.') {
        for (let d = 1; d <= 9; d++) {
          const ch = String(d);
          if (ok(r, c, ch)) { board[r][c] = ch; if (go()) return true; board[r][c] = '.'; }
        }
        return false;
      }
    }
    return true;
  };
  go();
};`,
  'writes first, tests after': `
function test(b) {
  for (let k = 0; k < 9; k++) {
    const row = new Set(), col = new Set(), box = new Set();
    for (let i = 0; i < 9; i++) {
      const x = b[k][i], y = b[i][k], z = b[3 * ((k / 3) | 0) + ((i / 3) | 0)][3 * (k % 3) + (i % 3)];
      if (x) { if (row.has(x)) return false; row.add(x); }
      if (y) { if (col.has(y)) return false; col.add(y); }
      if (z) { if (box.has(z)) return false; box.add(z); }
    }
  }
  return true;
}
function solve(b, at = 0) {
  while (at < 81 && b[(at / 9) | 0][at % 9]) at++;
  if (at === 81) return true;
  const r = (at / 9) | 0, c = at % 9;
  for (let n = 1; n < 10; n++) {
    b[r][c] = n;
    if (test(b) && solve(b, at + 1)) return true;
  }
  b[r][c] = 0;
  return false;
}`,
  'counts the cell up': `${VALID}
function solve(board) {
  const blanks = [];
  board.forEach((row, r) => row.forEach((n, c) => { if (n === 0) blanks.push([r, c]); }));
  let i = 0;
  while (i >= 0 && i < blanks.length) {
    const [r, c] = blanks[i];
    let n = board[r][c];
    board[r][c] = 0;
    do { n++; } while (n <= 9 && !isValid(board, r, c, n));
    if (n <= 9) { board[r][c] += n; i++; } else { i--; }
  }
  return i === blanks.length;
}`,
  'a class': `
class SudokuSolver {
  constructor() { this.steps = 0; }
  free(board, cell) {
    const taken = new Set();
    const r = Math.floor(cell / 9), c = cell % 9;
    for (let i = 0; i < 9; i++) {
      taken.add(board[r][i]); taken.add(board[i][c]);
      taken.add(board[r - r % 3 + Math.floor(i / 3)][c - c % 3 + i % 3]);
    }
    return [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((n) => !taken.has(n));
  }
  solve(board) {
    let best = null, digits = null;
    for (let cell = 0; cell < 81; cell++) {
      if (board[Math.floor(cell / 9)][cell % 9]) continue;
      const free = this.free(board, cell);
      if (digits === null || free.length < digits.length) { best = cell; digits = free; }
    }
    if (best === null) return board;
    for (const n of digits) {
      this.steps++;
      board[Math.floor(best / 9)][best % 9] = n;
      if (this.solve(board)) return board;
    }
    board[Math.floor(best / 9)][best % 9] = 0;
    return null;
  }
}`,
  'a flat list': `
const peers = (i) => { const out = []; for (let j = 0; j < 81; j++) if (j !== i && ((j / 9 | 0) === (i / 9 | 0) || j % 9 === i % 9 || ((j / 27 | 0) === (i / 27 | 0) && ((j % 9) / 3 | 0) === ((i % 9) / 3 | 0)))) out.push(j); return out; };
const solve = (cells) => {
  const i = cells.indexOf(0);
  if (i < 0) return true;
  for (let n = 1; n <= 9; n++) {
    if (peers(i).some((j) => cells[j] === n)) continue;
    cells[i] = n;
    if (solve(cells)) return true;
    cells[i] = 0;
  }
  return false;
};`,
  'a generator': `${VALID}
function* solveAll(board) {
  for (let r = 0; r < 9; r++) for (let c = 0; c < 9; c++) {
    if (board[r][c] === 0) {
      for (let n = 1; n <= 9; n++) if (isValid(board, r, c, n)) {
        board[r][c] = n;
        yield* solveAll(board);
        board[r][c] = 0;
      }
      return;
    }
  }
  yield board.map((row) => row.join('')).join('');
}`,
  'TypeScript with types': `
type Board = number[][];
interface Place { readonly row: number; readonly col: number }
enum Never {}
export class Solver {
  private readonly marks: boolean[][] = [];
  public solve(board: Board): boolean {
    for (let k = 0; k < 27; k++) this.marks[k] = new Array<boolean>(10).fill(false);
    for (let r = 0; r < 9; r++) for (let c = 0; c < 9; c++) if (board[r]![c]! > 0) this.set({ row: r, col: c }, board[r]![c]!, true);
    return this.go(board, 0);
  }
  private set({ row, col }: Place, n: number, on: boolean): void {
    for (const k of [row, 9 + col, 18 + 3 * Math.floor(row / 3) + Math.floor(col / 3)]) this.marks[k]![n] = on;
  }
  private can({ row, col }: Place, n: number): boolean {
    return ![row, 9 + col, 18 + 3 * Math.floor(row / 3) + Math.floor(col / 3)].some((k) => this.marks[k]![n]);
  }
  private go(board: Board, at: number): boolean {
    if (at === 81) return true;
    const place = { row: Math.floor(at / 9), col: at % 9 } as Place;
    const row = board[place.row] as number[];
    if (row[place.col] !== 0) return this.go(board, at + 1);
    for (let n = 1; n <= 9; n++) {
      if (!this.can(place, n)) continue;
      row[place.col] = n;
      this.set(place, n, true);
      if (this.go(board, at + 1)) return true;
      this.set(place, n, false);
      row[place.col] = 0;
    }
    return false;
  }
}`,
  'bit masks': `
export default function solve(board) {
  const rows = Array(9).fill(0), cols = Array(9).fill(0), boxes = Array(9).fill(0), todo = [];
  const box = (r, c) => ((r / 3) | 0) * 3 + ((c / 3) | 0);
  for (let r = 0; r < 9; r++) for (let c = 0; c < 9; c++) {
    const n = board[r][c];
    if (n) { rows[r] |= 1 << n; cols[c] |= 1 << n; boxes[box(r, c)] |= 1 << n; } else todo.push(r * 9 + c);
  }
  const go = (k) => {
    if (k === todo.length) return true;
    const r = (todo[k] / 9) | 0, c = todo[k] % 9, b = box(r, c);
    let free = 0b1111111110 & ~(rows[r] | cols[c] | boxes[b]);
    while (free) {
      const bit = free & -free;
      free ^= bit;
      rows[r] ^= bit; cols[c] ^= bit; boxes[b] ^= bit;
      board[r][c] = 31 - Math.clz32(bit);
      if (go(k + 1)) return true;
      board[r][c] = 0;
      rows[r] ^= bit; cols[c] ^= bit; boxes[b] ^= bit;
    }
    return false;
  };
  return go(0);
}`,
  'row and column as arguments': `${VALID}
function backtrack(board, row, col) {
  if (row === 9) return true;
  if (col === 9) return backtrack(board, row + 1, 0);
  if (board[row][col] !== 0) return backtrack(board, row, col + 1);
  for (let n = 9; n >= 1; n--) {
    if (!isValid(board, row, col, n)) continue;
    board[row][col] = n;
    if (backtrack(board, row, col + 1)) return true;
    board[row][col] = 0;
  }
  return false;
}`,
  'an object of functions': `
const sudoku = {
  ok(b, r, c, n) { return !b[r].includes(n) && !b.some((row) => row[c] === n) && ![0, 1, 2].some((i) => [0, 1, 2].some((j) => b[r - (r % 3) + i][c - (c % 3) + j] === n)); },
  solve(b) {
    const r = b.findIndex((row) => row.includes(0));
    if (r < 0) return true;
    const row = b[r], c = row.indexOf(0);
    return [1, 2, 3, 4, 5, 6, 7, 8, 9].some((n) => this.ok(b, r, c, n) && ((row[c] = n), this.solve(b) || (row[c] = 0, false)));
  },
};`,
  'async with awaits': `${VALID}
async function solve(board) {
  for (let i = 0; i < 81; i++) {
    const r = Math.floor(i / 9), c = i % 9;
    if (board[r][c]) continue;
    for (let n = 1; n <= 9; n++) {
      if (!isValid(board, r, c, n)) continue;
      board[r][c] = n;
      if (await solve(board)) return true;
      board[r][c] = 0;
    }
    return false;
  }
  return true;
}`,
};

/** Solvers that work on copies, on their own board or on a text, so that no board that is given can log their writes. */
export const SOLVERS_ELSEWHERE: Readonly<
  Record<string, { readonly code: string; readonly onlyEnd: boolean }>
> = {
  'steps with a pause after each, to be looked at': {
    onlyEnd: false,
    code: `${VALID}
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
async function solve(board) {
  const since = performance.now();
  for (let r = 0; r < 9; r++) for (let c = 0; c < 9; c++) {
    if (board[r][c]) continue;
    for (let n = 1; n <= 9; n++) if (isValid(board, r, c, n)) {
      board[r][c] = n;
      await sleep(20);
      if (await solve(board)) return true;
      board[r][c] = 0;
      await sleep(20);
    }
    return false;
  }
  if (performance.now() < since) alert('The clock goes back');
  return true;
}`,
  },
  'a timer for each step': {
    onlyEnd: false,
    code: `${VALID}
function solve(board) {
  const blanks = [];
  for (let r = 0; r < 9; r++) for (let c = 0; c < 9; c++) if (!board[r][c]) blanks.push([r, c]);
  let at = 0;
  const tick = () => {
    if (at < 0 || at === blanks.length) return;
    const [r, c] = blanks[at];
    let n = board[r][c] + 1;
    if (n > 1) board[r][c] = 0;
    while (n <= 9 && !isValid(board, r, c, n)) n++;
    if (n <= 9) { board[r][c] = n; at++; } else at--;
    setTimeout(tick, 5);
  };
  tick();
}`,
  },
  'a class for a text of 81 signs': {
    onlyEnd: true,
    code: `class SudokuSolver {
  fits(puzzleString, at, value) {
    for (let i = 0; i < 81; i++) {
      const sameRow = Math.floor(i / 9) === Math.floor(at / 9), sameColumn = i % 9 === at % 9;
      const sameBox = Math.floor(i / 27) === Math.floor(at / 27) && Math.floor((i % 9) / 3) === Math.floor((at % 9) / 3);
      if ((sameRow || sameColumn || sameBox) && puzzleString[i] === value) return false;
    }
    return true;
  }
  solve(puzzleString) {
    const at = puzzleString.indexOf('.');
    if (at < 0) return puzzleString;
    for (const value of '123456789') {
      if (!this.fits(puzzleString, at, value)) continue;
      const solved = this.solve(puzzleString.slice(0, at) + value + puzzleString.slice(at + 1));
      if (solved) return solved;
    }
    return false;
  }
}
module.exports = SudokuSolver;`,
  },
  'one copy': {
    onlyEnd: false,
    code: `${VALID}
function solve(puzzle) {
  const board = puzzle.map((row) => [...row]);
  const go = () => {
    for (let r = 0; r < 9; r++) for (let c = 0; c < 9; c++) {
      if (board[r][c]) continue;
      for (let n = 1; n <= 9; n++) if (isValid(board, r, c, n)) {
        board[r][c] = n;
        if (go()) return true;
        board[r][c] = 0;
      }
      return false;
    }
    return true;
  };
  return go() ? board : null;
}`,
  },
  'a copy for each guess': {
    onlyEnd: false,
    code: `${VALID}
const solve = (board) => {
  for (let r = 0; r < 9; r++) for (let c = 0; c < 9; c++) {
    if (board[r][c] !== 0) continue;
    for (let n = 1; n <= 9; n++) {
      if (!isValid(board, r, c, n)) continue;
      const next = JSON.parse(JSON.stringify(board));
      next[r][c] = n;
      const found = solve(next);
      if (found) return found;
    }
    return null;
  }
  return board;
};`,
  },
  'a text split into characters': {
    onlyEnd: false,
    code: `
function solve(text) {
  const cells = text.split('');
  const fits = (i, d) => {
    for (let j = 0; j < 81; j++) {
      const sees = Math.floor(i / 9) === Math.floor(j / 9) || i % 9 === j % 9 ||
        (Math.floor(i / 27) === Math.floor(j / 27) && Math.floor((i % 9) / 3) === Math.floor((j % 9) / 3));
      if (sees && cells[j] === d) return false;
    }
    return true;
  };
  const go = (i) => {
    if (i === 81) return true;
    if (cells[i] !== '.') return go(i + 1);
    for (const d of '123456789') if (fits(i, d)) { cells[i] = d; if (go(i + 1)) return true; cells[i] = '.'; }
    return false;
  };
  go(0);
  return cells.join('');
}`,
  },
  'a whole script with its own board': {
    onlyEnd: false,
    code: `
const board = [
  [0, 0, 0, 0, 0, 0, 0, 0, 1], [0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0],
  [0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0],
  [0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0],
];
${VALID}
function run() {
  for (let r = 0; r < 9; r++) for (let c = 0; c < 9; c++) if (board[r][c] === 0) {
    for (let n = 1; n <= 9; n++) if (isValid(board, r, c, n)) {
      board[r][c] = n;
      if (run()) return true;
      board[r][c] = 0;
    }
    return false;
  }
  return true;
}
console.log(run());
console.table(board);`,
  },
  'typed numbers': {
    onlyEnd: false,
    code: `
function solve(board: number[]): boolean {
  const cells = Uint8Array.from(board);
  const peers: number[][] = [];
  for (let i = 0; i < 81; i++) {
    peers[i] = [];
    for (let j = 0; j < 81; j++)
      if (i !== j && (i % 9 === j % 9 || ((i / 9) | 0) === ((j / 9) | 0) || (((i / 27) | 0) === ((j / 27) | 0) && (((i % 9) / 3) | 0) === (((j % 9) / 3) | 0))))
        peers[i].push(j);
  }
  const go = (): boolean => {
    const i = cells.indexOf(0);
    if (i < 0) return true;
    for (let n = 1; n <= 9; n++) {
      if (peers[i].some((j) => cells[j] === n)) continue;
      cells[i] = n;
      if (go()) return true;
    }
    cells[i] = 0;
    return false;
  };
  return go();
}`,
  },
  'new boards all the way': {
    onlyEnd: true,
    code: `
const solve = (s) => {
  const i = s.indexOf('.');
  if (i < 0) return s;
  const seen = new Set();
  for (let j = 0; j < 81; j++)
    if (j % 9 === i % 9 || Math.floor(j / 9) === Math.floor(i / 9) || (Math.floor(j / 27) === Math.floor(i / 27) && Math.floor((j % 9) / 3) === Math.floor((i % 9) / 3))) seen.add(s.charAt(j));
  for (const d of '123456789') {
    if (seen.has(d)) continue;
    const found = solve(s.slice(0, i) + d + s.slice(i + 1));
    if (found) return found;
  }
  return null;
};`,
  },
};

/** Where programs run that run here. What fails with nothing waiting for it is not told. */
export const hostHere = (tell: Host['tell']): Host => ({
  tell,
  turn: () => new Promise((resolve) => setImmediate(resolve)),
  onRejected() {},
});

/** What a program did, run here and not in a sandbox: only for programs that are known. */
export async function runHere(
  code: string,
  givens: Grid,
  most = 10_000_000,
): Promise<{ readonly tape: Program['tape']; readonly end: ToldEnd; readonly onlyEnd: boolean }> {
  const read = await readProgram(code);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const setup: Setup = { givens: digitsOf(givens), shape: read.value.shape, most, trace: null };
  const pieces: Int32Array[] = [];
  let told: { readonly end: ToldEnd; readonly onlyEnd: boolean } | null = null;
  await runProgram(
    setup,
    functionOf(read.value.text),
    hostHere((message) => {
      if (message.kind === 'steps') pieces.push(message.words);
      else if (message.kind === 'end') told = message;
    }),
    createPlatform,
    null,
  );
  if (told === null) throw new Error('the program has not ended');
  const tape = new Int32Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    tape.set(piece, at);
    at += piece.length;
  }
  return { tape, ...(told as { readonly end: ToldEnd; readonly onlyEnd: boolean }) };
}

/** In place of the sandbox: only for programs that are known. */
export const sandboxHere: typeof runInSandbox = (code, _, { givens, most, onSteps }) => ({
  result: runHere(code, givens, most).then(({ tape, end, onlyEnd }) => {
    onSteps(tape.length);
    // What is told is checked by the sandbox alone.
    return tape.length === 0
      ? fail({ kind: 'noWrites', end: end as RunEnd, given: null })
      : ok({ program: { code, tape, end: end as RunEnd, onlyEnd }, milliseconds: 1 });
  }),
  stop() {},
});

/** Runs a program again and records lines of it, here and not in a sandbox. */
export async function traceTextHere(
  { shape }: { readonly shape: Setup['shape'] },
  traced: TracedText,
  givens: Grid,
  part: Omit<TraceSetup, 'sites'>,
): Promise<Trace | null> {
  const trace = { ...part, sites: traced.sites.sites };
  let told: Trace | null = null;
  await runProgram(
    { givens: digitsOf(givens), shape, most: 1e9, trace },
    functionOf(traced.text),
    hostHere((message) => {
      if (message.kind === 'trace') told = unpackTrace(message, traced.sites);
    }),
    createPlatform,
    createTracer,
  );
  return told;
}

/** The lines of a part of a run, recorded here: only for programs that are known. */
export async function traceHere(
  code: string,
  givens: Grid,
  part: Partial<Omit<TraceSetup, 'sites'>> = {},
): Promise<Trace> {
  const read = await readProgram(code);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const traced = read.value.traced();
  if (traced === null) throw new Error('it cannot be traced');
  const setup = { from: 0, to: 1e9, most: 10_000, seek: null, ...part };
  const told = await traceTextHere(read.value, traced, givens, setup);
  if (told === null) throw new Error('the program has not ended');
  return told;
}

// The lines keep their numbers.
const functionOf = (text: string): ProgramFunction => runInThisContext(`(${text})`);

const digitsOf = (grid: Grid): readonly number[] =>
  Array.from(grid, (sign) => (sign === '.' ? 0 : Number(sign)));

/** The steps of a plain run, without lines: the program as it is, with a board that logs what is written to it. */
export async function loggedRun(code: string, givens: Grid): Promise<readonly number[]> {
  const read = await readProgram(code);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const { shape } = read.value;
  const steps: number[] = [];
  const digitIn = (value: unknown): number => (value === '.' ? 0 : Number(value));
  const logging = (list: unknown[], first: number): unknown[] =>
    new Proxy(list, {
      set(target, key, value) {
        const at = Number(key);
        const cell = first + at;
        const before = digitIn(target[at]);
        const after = digitIn(value);
        if (before !== after) {
          if (before !== 0) steps.push(tapeWord(after === 0 ? 'takeBack' : 'over', cell, before, 0));
          if (after !== 0) steps.push(tapeWord('fill', cell, after, 0));
        }
        target[at] = value;
        return true;
      },
    });
  const { form, blank, isText } = shape;
  const cells: unknown[] = digitsOf(givens).map((digit) =>
    digit === 0 ? blank : isText ? String(digit) : digit,
  );
  const board =
    form === 'flat'
      ? logging(cells, 0)
      : Array.from({ length: 9 }, (_, row) => logging(cells.slice(9 * row, 9 * row + 9), 9 * row));
  // The text of the program keeps its writes here: the hooks do what the program said.
  const write = (list: unknown[], key: number, value: unknown): unknown => {
    list[key] = value;
    return value;
  };
  const refer = (list: unknown[], key: number) => ({ list, key });
  const change = (operator: string, { list, key }: { list: unknown[]; key: number }, by: unknown): unknown =>
    write(list, key, new Function('a', 'b', `return a ${operator} b`)(list[key], by));
  let call: (board: unknown) => unknown = () => {};
  functionOf(read.value.text)(
    {
      write,
      writeInRow: (rows: unknown[][], r: number, c: number, value: unknown) => write(rows[r] ?? [], c, value),
      refer,
      change,
      count: ({ list, key }: { list: unknown[]; key: number }, by: number) =>
        write(list, key, Number(list[key]) + by),
      does: (list: unknown[], name: 'fill', _: number, ...args: [never]) => list[name](...args),
      after: (result: unknown) => result,
    },
    null,
    () => board,
    (entry: typeof call) => {
      call = entry;
    },
    { module: {}, exports: {}, console },
  );
  let returned = call(board);
  if (String(returned) === '[object Generator]') for (returned of returned as Iterable<unknown>);
  await returned;
  return steps;
}
