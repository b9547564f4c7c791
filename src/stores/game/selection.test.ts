import { describe, expect, it } from 'vitest';
import type { Cell } from '../../sudoku/core';
import { createSelection, type Direction } from './selection';

const CORNERS: readonly [number, readonly Direction[]][] = [
  [0, ['up', 'left']],
  [8, ['up', 'right']],
  [72, ['down', 'left']],
  [80, ['down', 'right']],
];

function selectionAt(start: number) {
  const selection = createSelection(start as Cell);
  return { ...selection, now: () => selection.store.getState() };
}

describe('arrows', () => {
  it.each<[Direction, number]>([
    ['up', 31],
    ['down', 49],
    ['left', 39],
    ['right', 41],
  ])('move %s', (direction, to) => {
    const { move, now } = selectionAt(40);
    move(direction, false);
    expect(now()).toEqual({ cursor: to, cells: [to], chosen: true, beyond: false });
  });

  it.each(CORNERS)('stop at the edge, in cell %d', (corner, directions) => {
    const { move, now } = selectionAt(corner);
    for (const direction of directions) move(direction, false);
    expect(now().cursor).toBe(corner);
  });

  it('with Shift choose several cells, each once', () => {
    const { move, now } = selectionAt(0);
    move('right', true);
    move('down', true);
    move('up', true);
    expect(now()).toMatchObject({ cursor: 1, cells: [0, 1, 10] });
  });

  it('without Shift leave only one cell chosen, at the edge too', () => {
    const { add, move, now } = selectionAt(1);
    add(0 as Cell);
    move('left', false);
    expect(now()).toMatchObject({ cursor: 0, cells: [0] });
  });
});

describe('a selection', () => {
  it('adds and removes a cell', () => {
    const { toggle, now } = selectionAt(0);
    toggle(5 as Cell);
    expect(now()).toMatchObject({ cursor: 5, cells: [0, 5] });
    toggle(0 as Cell);
    expect(now()).toMatchObject({ cursor: 0, cells: [5] });
  });

  it('never becomes empty', () => {
    const { toggle, now } = selectionAt(0);
    toggle(0 as Cell);
    expect(now().cells).toEqual([0]);
  });

  it('narrows to the cursor', () => {
    const { add, narrow, now } = selectionAt(0);
    add(5 as Cell);
    narrow();
    expect(now()).toMatchObject({ cursor: 5, cells: [5] });
  });

  it('can be a whole row, or all cells', () => {
    const { moveTo, selectAll, now } = selectionAt(0);
    moveTo(8 as Cell, true);
    expect(now().cells).toEqual([0, 8]);
    selectAll([3, 4, 5] as Cell[]);
    expect(now()).toMatchObject({ cursor: 8, cells: [3, 4, 5] });
  });
});

describe('where the cursor came to rest', () => {
  it('nobody has chosen the cell, until somebody does', () => {
    const { rest, move, narrow, now } = selectionAt(0);
    expect(now().chosen).toBe(false);
    narrow();
    expect(now().chosen).toBe(false);
    move('right', false);
    expect(now().chosen).toBe(true);
    rest(7 as Cell);
    expect(now()).toEqual({ cursor: 7, cells: [7], chosen: false, beyond: false });
  });
});

describe('typing on', () => {
  it('goes on in reading order, across the ends of rows', () => {
    const { advance, now } = selectionAt(8);
    advance();
    expect(now()).toEqual({ cursor: 9, cells: [9], chosen: false, beyond: false });
  });

  it('does not wrap at the last cell, and forgets that when the cursor moves', () => {
    const { advance, move, now } = selectionAt(80);
    advance();
    expect(now()).toEqual({ cursor: 80, cells: [80], chosen: false, beyond: true });
    move('right', false);
    expect(now().beyond).toBe(false);
  });
});
