import { describe, expect, it } from 'vitest';
import type { Cell, Digit } from '../../sudoku/core';
import { openStores, WELCOME } from '../testing';
import { playHistoryOf } from './playHistory';

function open() {
  const { game, editor, selection } = openStores({ puzzle: WELCOME });
  return {
    game,
    enter: (cell: number, digit: Digit | null) => {
      selection.select(cell as Cell);
      if (digit === null) editor.erase();
      else editor.digit(digit);
    },
    note: (cell: number, digit: Digit) => {
      selection.select(cell as Cell);
      editor.note(digit);
    },
    history: () => playHistoryOf(game.store.getState()),
  };
}

describe('the history of play', () => {
  it('is empty on a fresh puzzle', () => {
    const { history } = open();
    expect(history().entries).toEqual([]);
  });

  it('lists entries and erasures in order, without notes', () => {
    const { enter, note, history } = open();
    enter(0, 4);
    note(1, 8);
    enter(3, 9);
    enter(0, null);
    enter(0, 5);
    expect(history().entries).toEqual([
      { cell: 0, digit: 4 },
      { cell: 3, digit: 9 },
      { cell: 0, digit: null },
      { cell: 0, digit: 5 },
    ]);
  });

  it('begins where the givens last changed', () => {
    const { game, enter, history } = open();
    enter(0, 4);
    game.play({ kind: 'give', cells: [1 as Cell], digit: 8 });
    enter(3, 9);
    expect(history().entries).toEqual([
      { cell: 0, digit: 4 },
      { cell: 3, digit: 9 },
    ]);
  });

  it('forgets what was undone', () => {
    const { game, enter, history } = open();
    enter(0, 4);
    enter(3, 9);
    game.undo();
    expect(history().entries).toEqual([{ cell: 0, digit: 4 }]);
  });

  it('finds the last moment with a number of entries', () => {
    const { game, enter, note, history } = open();
    const start = game.store.getState().at;
    enter(0, 4);
    note(1, 8);
    enter(3, 9);
    expect([0, 1, 2].map(history().momentWith)).toEqual([start, start + 2, start + 3]);
  });

  it('has no moment before the entries that came with the puzzle', () => {
    const { game, enter, history } = open();
    enter(0, 4);
    game.play({ kind: 'give', cells: [1 as Cell], digit: 8 });
    expect(history().momentWith(0)).toBeNull();
  });
});
