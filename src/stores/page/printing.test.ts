import { expect, it } from 'vitest';
import { grid } from '../../sudoku/core';
import { createPrinting, type PrintSet } from './printing';
import { createScreen } from './screen';

const SET: PrintSet = {
  shownIn: 'many',
  name: 'ten.sdm',
  size: 10,
  puzzle: (place) => ({ number: place + 1, givens: grid('.'.repeat(81)), solution: null }),
};

it('prints the board, and a set only while its dialog is open', () => {
  const screen = createScreen();
  const { store, open, openSet } = createPrinting(screen);
  openSet(SET);
  expect(screen.store.getState().dialog).toBe('print');
  expect(store.getState()).toMatchObject({ set: SET, from: 1, to: 10, perPage: 4 });
  screen.close();
  expect(store.getState()).toMatchObject({ set: null, perPage: 1 });
  open();
  expect(store.getState().set).toBeNull();
});

it('goes back to the dialog of the set', () => {
  const screen = createScreen();
  const { openSet, open, close } = createPrinting(screen);
  openSet(SET);
  close();
  expect(screen.store.getState().dialog).toBe('many');
  openSet({ ...SET, shownIn: 'calendar' });
  close();
  expect(screen.store.getState().dialog).toBe('calendar');
  screen.close();
  open();
  close();
  expect(screen.store.getState().dialog).toBeNull();
});
