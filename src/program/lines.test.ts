import { describe, expect, it } from 'vitest';
import { gridFrom } from '../sudoku/core';
import type { ProgramFrame, ProgramMoment } from '../sudoku/search';
import { FOUND } from './found/testing';
import { runHere, SOLVERS, SOLVERS_ELSEWHERE, traceHere } from './testing';

const gridOf = (text: string) =>
  gridFrom(Array.from(text, (sign) => (sign === '.' ? null : (Number(sign) as 1))));
const PUZZLE = gridOf('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79');

/** The lines of a part of a run, all of them unpacked. */
async function tracedHere(...part: Parameters<typeof traceHere>) {
  const trace = await traceHere(...part);
  return { ...trace, byStep: new Map(trace.steps.map((step) => [step, trace.momentsOf(step)])) };
}

const shown = ({ name, line, variables }: ProgramFrame): string =>
  `${name || '-'}@${line}(${variables.map(({ name, value }) => `${name}=${value ?? 'board'}`).join()})`;
const told = ({ way, line, value, frames }: ProgramMoment): string =>
  `${way} ${line} ${value ?? 'board'} | ${frames.map(shown).join(' ')}`;

it('every line, call and value that comes back is a moment, with the variables of all calls', async () => {
  const { byStep, whole } = await tracedHere(
    `const blanks = [];
function solve(board) {
  for (let c = 2; c < 4; c++) {
    if (fits(board[0], c)) blanks.push(c);
  }
  let last = blanks.pop();
  board[0][last] = 4;
  return last > 0;
}
const fits = (row, c) => row[c] === 0;`,
    PUZZLE,
  );
  expect(byStep.get(1)?.map(told)).toEqual([
    'line 1  | -@1()',
    'line 10  | -@10(blanks=[])',
    'call 2  | -@10(blanks=[]) solve@2(board=board)',
    'line 3  | -@10(blanks=[]) solve@3(board=board)',
    'line 4  | -@10(blanks=[]) solve@4(board=board,c=2)',
    'back 10 true | -@10(blanks=[]) solve@4(board=board,c=2) fits@10(row=[5, 3, 0, 0, 7, 0, 0, 0, 0],c=2)',
    'line 3  | -@10(blanks=[2]) solve@3(board=board,c=3)',
    'line 4  | -@10(blanks=[2]) solve@4(board=board,c=3)',
    'back 10 true | -@10(blanks=[2]) solve@4(board=board,c=3) fits@10(row=[5, 3, 0, 0, 7, 0, 0, 0, 0],c=3)',
    'line 3  | -@10(blanks=[2, 3]) solve@3(board=board,c=4)',
    'line 6  | -@10(blanks=[2, 3]) solve@6(board=board)',
    'line 7  | -@10(blanks=[2]) solve@7(board=board,last=3)',
  ]);
  expect(whole).toBe(2);
  expect(byStep.get(2)?.map(told)).toEqual(['back 8 true | -@10(blanks=[2]) solve@8(board=board,last=3)']);
});

it('a function that is called by a declaration reads what has been declared before, and so does the static part of a class', async () => {
  const { byStep } = await tracedHere(
    `function solve(board) {
  const first = 1, second = row(), third = ((x) => x + second)(1), Named = class { static made = row(); };
  function row() {
    return first + 1;
  }
  class Later { static made = row(); }
  board[0][2] = 4 + Named.name.length - 5;
}`,
    PUZZLE,
  );
  expect(
    byStep
      .get(1)
      ?.map(told)
      .filter((moment) => moment.startsWith('back')),
  ).toEqual([
    'back 4 2 | -@null() solve@2(board=board,first=1) row@4()',
    'back 2 3 | -@null() solve@2(board=board,first=1,second=2) -@2(x=1)',
    'back 4 2 | -@null() solve@2(board=board,first=1,second=2,third=3) row@4()',
    'back 4 2 | -@null() solve@6(board=board,first=1,second=2,third=3) row@4()',
  ]);
});

it('every change of a variable is told, whatever it holds and whoever makes it', async () => {
  const code = `function solve(board) {
  let zero = 0, late = 1;
  const list = [1, 2], lists = [[1], [2]], set = new Set([1, 2]), map = new Map(), of = { a: 0, f() {} };
  zero = -0;
  list[1] = 3;
  lists[1] = board;
  set.delete(1); set.add(3);
  map.set(1, 2);
  of.a = 0.5;
  of.b = list;
  list.length = 1;
  [1].forEach(() => { late = 2; set.clear(); });
  zero = 0;
  board[0][2] = 4;
}`;
  const { byStep } = await tracedHere(code, PUZZLE);
  const at = new Map<number | null, string>();
  for (const { frames } of byStep.get(1) ?? []) {
    const solve = frames.find(({ name }) => name === 'solve');
    if (solve !== undefined)
      at.set(solve.line, solve.variables.map(({ value }) => value ?? 'board').join(' '));
  }
  const told = (line: number, values: string) =>
    expect([line, at.get(line)]).toEqual([line, `board ${values}`]);
  told(4, '0 1 [1, 2] [[…], […]] {1, 2} {} {a: 0}');
  told(5, '-0 1 [1, 2] [[…], […]] {1, 2} {} {a: 0}');
  told(6, '-0 1 [1, 3] [[…], […]] {1, 2} {} {a: 0}');
  told(7, '-0 1 [1, 3] [[…], #] {1, 2} {} {a: 0}');
  told(8, '-0 1 [1, 3] [[…], #] {2, 3} {} {a: 0}');
  told(9, '-0 1 [1, 3] [[…], #] {2, 3} {[…]} {a: 0}');
  told(10, '-0 1 [1, 3] [[…], #] {2, 3} {[…]} {a: 0.5}');
  told(11, '-0 1 [1, 3] [[…], #] {2, 3} {[…]} {a: 0.5, b: […]}');
  told(12, '-0 1 [1] [[…], #] {2, 3} {[…]} {a: 0.5, b: […]}');
  told(13, '-0 2 [1] [[…], #] {} {[…]} {a: 0.5, b: […]}');
  told(14, '0 2 [1] [[…], #] {} {[…]} {a: 0.5, b: […]}');
});

it('a change in an object of many values is told if it is among those that are shown', async () => {
  const code = `function solve(board) {
  const many = {};
  for (let i = 10; i < 40; i++) many[i] = i;
  many[10] = 1;
  many[39] = 1;
  delete many[11];
  board[0][2] = 4;
}`;
  const { byStep } = await tracedHere(code, PUZZLE);
  const at = new Map<number | null, string>();
  for (const { frames } of byStep.get(1) ?? [])
    for (const { name, line, variables } of frames)
      if (name === 'solve') at.set(line, String(variables.at(-1)?.value));
  const shown = (first: string, from: number) =>
    `{${first}${Array.from({ length: 11 }, (_, i) => `, ${from + i}: ${from + i}`).join('')}, …}`;
  expect(at.get(5)).toBe(shown('10: 1', 11));
  expect(at.get(6)).toBe(shown('10: 1', 11));
  expect(at.get(7)).toBe(shown('10: 1', 12));
});

describe('a program that tells its lines', () => {
  for (const [style, code] of [
    ...Object.entries(SOLVERS),
    ...Object.entries(FOUND),
    ...Object.entries(SOLVERS_ELSEWHERE).map(([style, { code }]) => [style, code] as const),
  ])
    it(`makes the same steps, and each line that writes comes last before its step: ${style}`, async () => {
      const { tape } = await runHere(code, PUZZLE);
      const { words, byStep, whole } = await tracedHere(code, PUZZLE, { to: 4, most: 60_000 });
      expect(Array.from(words)).toEqual(Array.from(tape.subarray(0, words.length)));
      const lines = Array.from(tape, (word) => word >> 13);
      let seen = 0;
      lines.slice(0, whole).forEach((line, index) => {
        const moments = byStep.get(index + 1);
        // Of a digit that is written over another, the second step comes at once.
        if (moments === undefined || line === 0) return;
        seen++;
        // A helper in the same line may come back last.
        const last = moments.at(-1);
        const at = last?.way === 'back' && last.line !== line ? last.frames.at(-2)?.line : last?.line;
        expect(at).toBe(line);
      });
      expect(seen + lines.filter((line) => line === 0).length).toBeGreaterThan(0);
    });

  /** Programs whose writes have the row, the column and the digit in variables. */
  const NAMED = {
    'plain recursion': ['r', 'c', 'n'],
    'row and column as arguments': ['row', 'col', 'n'],
    'async with awaits': ['r', 'c', 'n'],
    'a generator': ['r', 'c', 'n'],
    'writes first, tests after': ['r', 'c', 'n'],
    'a copy for each guess': ['r', 'c', 'n'],
  } as const;
  for (const [style, names] of Object.entries(NAMED))
    it(`has the true variables in every call, from wherever its lines are recorded: ${style}`, async () => {
      const code = SOLVERS[style] ?? SOLVERS_ELSEWHERE[style]?.code ?? '';
      const { tape } = await runHere(code, PUZZLE);
      const place = (word: number) => [((word & 127) / 9) | 0, (word & 127) % 9, (word >> 7) & 15];
      for (const from of [0, 1, 40, tape.length - 12]) {
        const { byStep } = await tracedHere(code, PUZZLE, { from, to: from + 12, most: 1e5 });
        /** The digits that stand, in the order in which they came: the judge's own account. */
        const standing: number[] = [];
        tape.forEach((word, index) => {
          const moments = byStep.get(index + 1);
          const isFill = ((word >> 11) & 3) === 0;
          if (moments !== undefined && isFill) {
            const frames = moments.at(-1)?.frames ?? [];
            const valueIn = (frame: ProgramFrame, name: string) =>
              Number(frame.variables.find((variable) => variable.name === name)?.value);
            const calls = frames.filter((frame) => frame.variables.some(({ name }) => name === names[2]));
            expect(calls.map((frame) => names.map((name) => valueIn(frame, name)))).toEqual(
              [...standing, word].map(place),
            );
          }
          if (isFill) standing.push(word);
          else standing.pop();
        });
        expect(byStep.size).toBeGreaterThan(5);
      }
    });

  it('is looked through for the next moment in which as few calls are under way', async () => {
    const code = SOLVERS['plain recursion'] ?? '';
    const { byStep } = await tracedHere(code, PUZZLE, { to: 60, most: 1e5 });
    const all = [...byStep].flatMap(([step, moments]) =>
      moments.map(({ frames, line }, index) => ({ step, index, calls: frames.length, line })),
    );
    for (const at of [0, 5, 100, 1000]) {
      const here = all[at];
      if (here === undefined) throw new Error('no such moment');
      for (const [calls, lines] of [
        [here.calls, []],
        [here.calls - 1, []],
        [1000, [15]],
      ] as const) {
        const next = all
          .slice(at + 1)
          .find((one) => one.calls <= calls && (lines.length === 0 || one.line === 15));
        const { found } = await tracedHere(code, PUZZLE, {
          from: here.step - 1,
          seek: { index: here.index, calls, lines, until: null },
        });
        expect(found).toEqual(next ? { step: next.step, index: next.index } : null);
      }
    }
  });

  it('tells as many moments as are wanted, and which step has all of them', async () => {
    const code = SOLVERS['plain recursion'] ?? '';
    const all = await tracedHere(code, PUZZLE, { to: 20, most: 1e5 });
    const some = await tracedHere(code, PUZZLE, { from: 3, most: 500 });
    const moments = [...some.byStep].flatMap(([, moments]) => moments);
    expect(moments.length).toBe(500);
    expect(some.whole).toBeGreaterThan(4);
    for (let step = 4; step <= some.whole; step++)
      expect(some.byStep.get(step)?.map(told)).toEqual(all.byStep.get(step)?.map(told));
  });
});
