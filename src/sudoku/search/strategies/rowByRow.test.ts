import { describe, expect, it } from 'vitest';
import { type Cell, type Grid, grid } from '../../core';
import { EXAMPLES } from '../../testing';
import { begin } from '../testing';

/** Counts of a search up to its first solution, or to its end. */
interface Tally {
  fills: number;
  undos: number;
  rejections: number;
}

/**
 * Counts what the textbook's recursion does: go to the next blank, try 1 to 9, ask three tables, write the digit, go
 * on, erase it. Shares nothing with the machine it checks.
 */
function countRecursively(givens: Grid, all: boolean): Tally {
  const inRow = Array.from({ length: 9 }, () => new Array<boolean>(10).fill(false));
  const inColumn = Array.from({ length: 9 }, () => new Array<boolean>(10).fill(false));
  const inBox = Array.from({ length: 9 }, () => new Array<boolean>(10).fill(false));
  const blanks: { row: number; column: number; box: number }[] = [];
  [...givens].forEach((character, i) => {
    const row = Math.floor(i / 9);
    const column = i % 9;
    const box = Math.floor(row / 3) * 3 + Math.floor(column / 3);
    if (character === '.') blanks.push({ row, column, box });
    else inRow[row]![+character] = inColumn[column]![+character] = inBox[box]![+character] = true;
  });
  const tally = { fills: 0, undos: 0, rejections: 0 };
  const solveFrom = (index: number): boolean => {
    const blank = blanks[index];
    if (blank === undefined) return !all;
    const row = inRow[blank.row]!;
    const column = inColumn[blank.column]!;
    const box = inBox[blank.box]!;
    for (let digit = 1; digit <= 9; digit++) {
      if (row[digit] || column[digit] || box[digit]) {
        tally.rejections++;
        continue;
      }
      row[digit] = column[digit] = box[digit] = true;
      tally.fills++;
      if (solveFrom(index + 1)) return true;
      row[digit] = column[digit] = box[digit] = false;
      tally.undos++;
    }
    return false;
  };
  solveFrom(0);
  return tally;
}

const INKALA_2010 = grid('..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..');
const GOLDEN_NUGGET = grid(
  '.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....',
);
const example = (name: string): Grid => EXAMPLES.find((example) => example.name === name)!.givens;

const runToEnd = (givens: Grid, options: { all?: boolean; rejections?: boolean }) => {
  const machine = begin('rowByRow', givens, options);
  const depths = new Int32Array(82);
  while (!machine.ended) machine.run(1_000_000, depths);
  return machine.counters();
};

describe('row by row', () => {
  it.each<[string, Grid, number]>([
    ['Euler 96, grid 1', example('Euler 96, grid 1'), 351],
    ['Inkala 2010', INKALA_2010, 19_956],
    ['Golden Nugget', GOLDEN_NUGGET, 608_046],
    ['needs search', example('needs search'), 19_454_728],
  ])('takes as many steps to the first solution of %s as the recursion does', (_, givens, steps) => {
    const { fills, undos, rejections } = countRecursively(givens, false);
    expect(fills + undos).toBe(steps);
    expect(runToEnd(givens, {})).toMatchObject({ steps, guesses: fills, backtracks: undos, rejections });
  });

  it.each<[string, Grid, boolean]>([
    ['to the first solution', INKALA_2010, false],
    ['through the whole tree', INKALA_2010, true],
    ['through a tree with two solutions', example('two solutions'), true],
    ['through a tree without a solution', example('no solution, no visible clash'), false],
  ])('makes each rejection a step when asked to, %s', (_, givens, all) => {
    const { fills, undos, rejections } = countRecursively(givens, all);
    const counts = { guesses: fills, backtracks: undos, rejections };
    expect(runToEnd(givens, { all })).toMatchObject({ ...counts, steps: fills + undos });
    expect(runToEnd(givens, { all, rejections: true })).toMatchObject({
      ...counts,
      steps: fills + undos + rejections,
    });
  });

  it('shows the digits used in each house, and the table entries just toggled', () => {
    const machine = begin('rowByRow', example('Euler 96, grid 1'));
    machine.step();
    const { variables, why, focus, line } = machine.look();
    expect(variables).toMatchObject({
      kind: 'rowByRow',
      index: 1,
      toggled: { digit: 4, houses: [0, 9, 18] },
    });
    expect(why).toMatchObject({ kind: 'guess', cell: 0, digit: 4, which: 1, of: 2 });
    expect(focus).toMatchObject({ cell: 0, digit: 4 });
    expect(focus?.blocked.map(({ digit }) => digit)).toEqual([1, 2, 3, 6, 7, 8, 9]);
    expect(line).toBe('put');
  });

  it('can fill the blanks in the order of a spiral', () => {
    const machine = begin('rowByRow', grid('.'.repeat(81)), { cells: { kind: 'spiral' } });
    machine.run(81, new Int32Array(82));
    const { variables } = machine.look();
    const first: Cell[] = variables.kind === 'rowByRow' ? variables.blanks.slice(0, 20) : [];
    expect(first).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 17, 26, 35, 44, 53, 62, 71, 80, 79, 78, 77]);
  });
});
