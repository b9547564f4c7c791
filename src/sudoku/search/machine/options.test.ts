import { describe, expect, it } from 'vitest';
import {
  boxOf,
  CELLS,
  type Cell,
  candidatesAt,
  columnOf,
  DIGITS,
  EMPTY_GRID,
  grid,
  has,
  peersOf,
} from '../../core';
import { PUZZLE_SETS } from '../../testing';
import { begin } from '../testing';
import { cellsFrom, orderCells, orderDigits } from './options';

describe('the order of cells', () => {
  it.each([
    { kind: 'rows' },
    { kind: 'columns' },
    { kind: 'boxes' },
    { kind: 'spiral' },
    { kind: 'shuffled', seed: 5 },
  ] as const)('has each cell once: %j', (order) => {
    expect(orderCells(order).toSorted((a, b) => a - b)).toEqual(CELLS);
  });

  it('can go down columns, through boxes, or along a spiral to the middle', () => {
    const columns = orderCells({ kind: 'columns' });
    expect(columns.slice(0, 10)).toEqual([0, 9, 18, 27, 36, 45, 54, 63, 72, 1]);
    expect(columns.map(columnOf)).toEqual(columns.map(columnOf).toSorted((a, b) => a - b));
    const boxes = orderCells({ kind: 'boxes' });
    expect(boxes.slice(0, 10)).toEqual([0, 1, 2, 9, 10, 11, 18, 19, 20, 3]);
    expect(boxes.map(boxOf)).toEqual(boxes.map(boxOf).toSorted((a, b) => a - b));
    const spiral = orderCells({ kind: 'spiral' });
    expect(spiral.slice(30, 34)).toEqual([18, 9, 10, 11]);
    expect(spiral.at(-1)).toBe(40);
    // Each cell of a spiral touches the previous one.
    spiral.slice(1).forEach((cell, i) => {
      const step = Math.abs(cell - (spiral[i] as Cell));
      expect(step === 1 || step === 9).toBe(true);
    });
  });

  it('is the same for the same seed, and different for another seed', () => {
    const shuffled = (seed: number) => orderCells({ kind: 'shuffled', seed });
    expect(shuffled(1)).toEqual(shuffled(1));
    expect(shuffled(1)).not.toEqual(shuffled(2));
  });

  it('can begin anywhere, and continues in reading order and wraps around', () => {
    const puzzle = grid(`12${'.'.repeat(79)}`);
    expect(cellsFrom({ kind: 'first' }, puzzle).slice(0, 3)).toEqual([2, 3, 4]);
    expect(cellsFrom({ kind: 'cell', cell: 79 as Cell }, puzzle).slice(0, 4)).toEqual([79, 80, 0, 1]);
    const random = cellsFrom({ kind: 'random', seed: 3 }, puzzle);
    expect(random).toEqual(cellsFrom({ kind: 'random', seed: 3 }, puzzle));
    expect(puzzle[random[0] as Cell]).toBe('.');
  });
});

describe('the order of digits', () => {
  it('ascends, descends, or is shuffled by a seed', () => {
    expect(orderDigits({ kind: 'ascending' })).toEqual(DIGITS);
    expect(orderDigits({ kind: 'descending' })).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
    const shuffled = orderDigits({ kind: 'shuffled', seed: 9 });
    expect(shuffled.toSorted((a, b) => a - b)).toEqual(DIGITS);
    expect(shuffled).toEqual(orderDigits({ kind: 'shuffled', seed: 9 }));
  });

  it('tries the digit first that the fewest blank peers could take', () => {
    const [givens] = PUZZLE_SETS.get('hardest-1106') ?? [EMPTY_GRID];
    for (const strategy of ['candidateLists', 'fewestCandidates', 'singlesFirst', 'propagation'] as const) {
      const machine = begin(strategy, givens ?? EMPTY_GRID, { digits: { kind: 'leastConstraining' } });
      while (machine.lastStep !== 'fill') machine.step();
      const before = begin(strategy, givens ?? EMPTY_GRID);
      before.run(machine.at - 1, new Int32Array(82));
      const { board } = before.look();
      const [choice] = machine.look().stack;
      if (choice === undefined) throw new Error('no choice');
      const takers = [choice, ...choice.left].map(
        ({ cell, digit }) => peersOf(cell).filter((peer) => has(candidatesAt(board, peer), digit)).length,
      );
      expect(takers.length).toBeGreaterThan(1);
      expect(takers).toEqual(takers.toSorted((a, b) => a - b));
    }
  });
});
