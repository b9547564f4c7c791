import { DancingLinks } from 'dancing-links';
import { solutionGenerator } from 'dlxlib';
import { CELLS, type Cell, DIGITS, type Digit, type Grid, housesOf } from '../../src/sudoku/core';

/** Counts solutions up to a limit. */
export type Count = (givens: Grid, limit: number) => number;

/** The columns of the exact cover that a digit in a cell covers: the cell, and the digit in each of its houses. */
const columnsOf = (cell: Cell, digit: Digit): readonly number[] => [
  cell,
  ...housesOf(cell).map((house) => 81 + house * 9 + digit - 1),
];

const COLUMNS = 324;
const ROWS = CELLS.map((cell) => [[], ...DIGITS.map((digit) => columnsOf(cell, digit))]);
const DENSE = ROWS.map((rows) =>
  rows.map((columns) => Array.from({ length: COLUMNS }, (_, column) => Number(columns.includes(column)))),
);

/**
 * The rows that a puzzle leaves: one for each given and, for each blank, those that no given rules out. Written for
 * speed, so that the peers are measured and not this function.
 */
function rowsLeft<T>(givens: Grid, rows: readonly (readonly T[])[]): T[] {
  const taken = new Uint16Array(27);
  for (let cell = 0; cell < 81; cell++) {
    const bit = bitOf(givens, cell);
    for (const house of HOUSES_OF[cell] as readonly number[]) taken[house] = (taken[house] as number) | bit;
  }
  const left: T[] = [];
  for (let cell = 0; cell < 81; cell++) {
    const [row, column, box] = HOUSES_OF[cell] as readonly [number, number, number];
    const given = bitOf(givens, cell);
    const open = given || ~((taken[row] as number) | (taken[column] as number) | (taken[box] as number));
    for (let digit = 1; digit <= 9; digit++) {
      if ((open >> digit) & 1) left.push((rows[cell] as readonly T[])[digit] as T);
    }
  }
  return left;
}

const HOUSES_OF: readonly (readonly number[])[] = CELLS.map(housesOf);

/** The bit of a given digit, 0 for a blank. */
const bitOf = (givens: Grid, cell: number): number => {
  const code = givens.charCodeAt(cell) - 48;
  return code > 0 ? 1 << code : 0;
};

const links = new DancingLinks();
const NAMED = ROWS.map((rows) => rows.map((columns) => ({ data: columns, columnIndices: [...columns] })));

/**
 * Solvers from the npm registry that prove a solution to be the only one. Each receives only the rows that the givens
 * leave.
 */
export const PEERS: Readonly<Record<string, Count>> = {
  'dancing-links': (givens, limit) => {
    const solver = links.createSolver({ columns: COLUMNS });
    solver.addSparseConstraints(rowsLeft(givens, NAMED));
    return solver.find(limit).length;
  },
  dlxlib: (givens, limit) => {
    const solutions = solutionGenerator(rowsLeft(givens, DENSE));
    let count = 0;
    while (count < limit && !solutions.next().done) count++;
    return count;
  },
};
