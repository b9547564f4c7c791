import { describe, expect, it } from 'vitest';
import { gridFrom } from '../sudoku/core';
import { isPlayable, machineFor } from '../sudoku/search';
import { FOUND, FOUND_RETURNING } from './found/testing';
import { readProgram } from './read/read';
import { STARTS } from './starts';
import { loggedRun, runHere, SOLVERS, SOLVERS_ELSEWHERE } from './testing';

const PUZZLE = gridFrom(
  Array.from('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79', (sign) =>
    sign === '.' ? null : (Number(sign) as 1),
  ),
);
const SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const LINES = 0x1fff;

describe('a solver in any style', () => {
  for (const [style, code] of Object.entries({ ...SOLVERS, ...STARTS }))
    it(`makes the steps of a plain run with a logging board: ${style}`, async () => {
      const { tape, end, onlyEnd } = await runHere(code, PUZZLE);
      expect(end.kind).toBe('returned');
      expect(onlyEnd).toBe(false);
      expect(isPlayable(tape, PUZZLE)).toBe(true);
      expect(Array.from(tape, (word) => word & LINES)).toEqual(await loggedRun(code, PUZZLE));
      const machine = machineFor({
        strategy: 'ownCode',
        givens: PUZZLE,
        options: { all: false },
        program: { code, tape, end: { kind: 'returned', value: '' }, onlyEnd },
      });
      expect(machine.run(tape.length, new Int32Array(82))).toBe(tape.length);
      expect(machine.solutions).toBe(1);
      if (style !== 'a generator') expect(machine.look().board).toBe(SOLUTION);
    });
});

describe('a solver that works elsewhere', () => {
  for (const [style, { code, onlyEnd }] of Object.entries(SOLVERS_ELSEWHERE))
    it(`is followed as far as it can be: ${style}`, async () => {
      const run = await runHere(code, PUZZLE);
      expect(run.end.kind).toBe('returned');
      expect(run.onlyEnd).toBe(onlyEnd);
      expect(isPlayable(run.tape, PUZZLE)).toBe(true);
      const machine = machineFor({
        strategy: 'ownCode',
        givens: PUZZLE,
        options: { all: false },
        program: { code, tape: run.tape, end: { kind: 'returned', value: '' }, onlyEnd },
      });
      machine.run(run.tape.length, new Int32Array(82));
      expect(machine.look().board).toBe(SOLUTION);
      // Row by row, digits upwards: all of these make the same choices, each only once.
      if (!onlyEnd) {
        const { tape } = await runHere(SOLVERS['plain recursion'] ?? '', PUZZLE);
        expect(Array.from(run.tape, (word) => word & 0x7ff)).toEqual(
          Array.from(tape, (word) => word & 0x7ff),
        );
      }
    });
});

describe('a program as it is found', () => {
  /** Without the lines, which differ. */
  const stepsOf = async (code: string) => {
    const { tape, ...how } = await runHere(code, PUZZLE);
    return { ...how, steps: Array.from(tape, (word) => word & 0x7ff) };
  };
  for (const [what, code] of Object.entries(FOUND))
    it(`makes the steps of a plain search: ${what}`, async () => {
      const { steps, end, onlyEnd } = await stepsOf(code);
      expect(end.kind).toBe('returned');
      expect(onlyEnd).toBe(false);
      expect(steps).toEqual((await stepsOf(SOLVERS['plain recursion'] ?? '')).steps);
    });
  for (const [what, code] of Object.entries(FOUND_RETURNING))
    it(`has its end shown if it returns ${what}`, async () => {
      const { tape, end, onlyEnd } = await runHere(code, PUZZLE);
      expect([end.kind, onlyEnd]).toEqual(['returned', true]);
      const board = Array.from(PUZZLE);
      for (const word of tape) board[word & 127] = String((word >> 7) & 15);
      expect(board.join('')).toBe(SOLUTION);
    });
});

it('steps with pauses, for which nothing waits, are followed to their end', async () => {
  const waits = SOLVERS_ELSEWHERE['steps with a pause after each, to be looked at']?.code ?? '';
  const run = await runHere(
    `${waits.replaceAll('solve(board)', 'run(board)')}\nfunction solve(board) {\n  run(board);\n}`,
    PUZZLE,
  );
  const whole = await runHere(waits, PUZZLE);
  expect(run.tape).toHaveLength(whole.tape.length);
});

/** A function that does something to the board. */
const doing = (body: string): string => `function solve(board) {\n${body}\n}`;

describe('a program that is wrong', () => {
  const ends: readonly (readonly [what: string, code: string, end: object, steps: number])[] = [
    [
      'fails before it writes',
      doing('  missing(board);'),
      { kind: 'threw', line: 2, message: 'missing is not defined' },
      0,
    ],
    [
      'fails after it has written',
      doing('  board[0][2] = 4;\n\n  board[9][0] = 1;'),
      { kind: 'threw', line: 4, message: "Cannot set properties of undefined (setting '0')" },
      1,
    ],
    [
      'fails in what it has put off',
      doing('  board[0][2] = 4;\n  setTimeout(() => {\n    board[0][3].x.y;\n  }, 100);'),
      { kind: 'threw', line: 4, message: "Cannot read properties of undefined (reading 'y')" },
      1,
    ],
    [
      'fails in a helper',
      `const help = () => {\n  null.x;\n};\n${doing('help();')}`,
      { kind: 'threw', line: 2 },
      0,
    ],
    [
      'fails below a board of its own',
      `const board = [\n${Array(9).fill('  [0, 0, 0, 0, 0, 0, 0, 0, 0],').join('\n')}\n];\nboard[0][2] = 4;\nmissing();`,
      { kind: 'threw', line: 13 },
      1,
    ],
    ['throws a text', doing("throw 'no way';"), { kind: 'threw', line: null, message: '"no way"' }, 0],
    [
      'never comes back',
      doing('return solve(board);'),
      { kind: 'threw', message: 'Maximum call stack size exceeded' },
      0,
    ],
    [
      'changes a given',
      doing('  board[0][2] = 4;\n  board[0][0] = 1;'),
      { kind: 'changedGiven', cell: 0, digit: 1, line: 3 },
      1,
    ],
    ['erases a given', doing('board[0][1] = 0;'), { kind: 'changedGiven', cell: 1, digit: 0, line: 2 }, 0],
    [
      'returns a board with other givens',
      doing('return board.map((row) => row.map(() => 1));'),
      { kind: 'returnedOther', cell: 0 },
      0,
    ],
    [
      'writes in place of a row',
      doing('const c = 2;\n  board[0, c] = 4;'),
      { kind: 'replacedRow', row: 2, value: '4', line: 3 },
      0,
    ],
    [
      'goes one digit too far',
      doing('for (let n = 9; n < 11; n++) board[0][2] = n;'),
      { kind: 'wroteNoDigit', cell: 2, value: '10', line: 2 },
      1,
    ],
    ['writes a word', doing("board[0][2] = 'four';"), { kind: 'wroteNoDigit', value: '"four"' }, 0],
    ['writes nothing', doing('return false;'), { kind: 'returned', value: 'false' }, 0],
    ['writes outside the board', doing('board[0][9] = 1; board[0][-1] = 2;'), { kind: 'returned' }, 0],
    [
      'returns a board of the wrong shape',
      doing('return [[1, 2], [3]];'),
      { kind: 'returned', value: '' },
      0,
    ],
    [
      'writes for ever',
      doing('for (;;) for (const n of [1, 2]) board[0][2] = n;'),
      { kind: 'tooLong' },
      1000,
    ],
    [
      'writes for ever, and catches what stops it',
      doing(
        'for (;;) try { board[0][2] = 1; board[0][2] = 2; } catch { if (board[0][2] === 3) break; board[0][3] = 3; break; }',
      ),
      { kind: 'tooLong' },
      1000,
    ],
    [
      'requires a package',
      `const _ = require('lodash');\n${doing('_.x;')}`,
      { kind: 'threw', line: 1, isElsewhere: true },
      0,
    ],
    [
      'fills a row at once',
      doing('board[0].fill(7, 2, 4); board[1][1] = 7; board[1][1] = 2;'),
      { kind: 'returned' },
      5,
    ],
  ];
  for (const [what, code, end, steps] of ends)
    it(`is told what it did: it ${what}`, async () => {
      const run = await runHere(code, PUZZLE, 1000);
      expect(run.end).toMatchObject(end);
      expect(run.tape.length).toBe(steps);
      expect(isPlayable(run.tape, PUZZLE)).toBe(true);
    });

  it('says what is not known: the line of a write that was not seen', async () => {
    const { tape } = await runHere(doing('Object.assign(board[0], { 2: 4 });\nboard[0][3] = 6;'), PUZZLE);
    expect(Array.from(tape, (word) => word >> 13)).toEqual([3, 0]);
  });

  const unreadable: readonly (readonly [code: string, fault: object])[] = [
    [' \n', { kind: 'empty' }],
    [doing('  board[0][2] = ;'), { kind: 'syntax', line: 2, column: 17, message: 'Unexpected token' }],
    ['function solve(board) {\n  if (board {\n}', { kind: 'syntax', line: 2, column: 13 }],
    ["import { x } from './x.js';\nexport function solve(board) {}", { kind: 'imports', line: 1 }],
    ['let a = 1;', { kind: 'noFunction' }],
    [`const fits = (board) => true;\nfunction solve() {\n  fits([]);\n}`, { kind: 'noFunction' }],
    ['def solve(board):\n    pass', { kind: 'language', language: 'Python' }],
    [
      'public class Sudoku {\n  boolean solve(int[][] board) { return true; }\n}',
      { kind: 'language', language: 'Java' },
    ],
    [
      '#include <vector>\nbool solve(vector<vector<char>>& board) { return true; }',
      { kind: 'language', language: 'C++' },
    ],
    [
      'using System;\nclass Sudoku { static bool Solve(int[,] b) { return true; } }',
      { kind: 'language', language: 'C#' },
    ],
  ];
  for (const [code, fault] of unreadable)
    it(`is told why it cannot be read: ${JSON.stringify(code)}`, async () => {
      expect(await readProgram(code)).toMatchObject({ ok: false, error: fault });
    });
});
