import { afterEach, expect, it, vi } from 'vitest';
import type { Later } from '../../parts';
import { type Cell, visibleOf } from '../../sudoku/core';
import { boardOf, noticesOf, openStores, WELCOME, WELCOME_SOLUTION } from '../testing';

/** A network that is unavailable at first. */
const network = vi.hoisted(() => ({ isThere: false, comeBack: [] as (() => void)[] }));

vi.mock('../../parts', async (importOriginal) => {
  const parts = await importOriginal<typeof import('../../parts')>();
  function later<T>(fetchPart: () => Promise<T>): Later<T> {
    return async () => {
      if (!network.isThere) throw new parts.PartAbsent('offline');
      return fetchPart();
    };
  }
  return {
    ...parts,
    later,
    untilOnline: () => new Promise<void>((resolve) => network.comeBack.push(resolve)),
  };
});

/** Waits until nothing more happens by itself. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

async function plugIn(): Promise<void> {
  network.isThere = true;
  for (const resolve of network.comeBack.splice(0)) resolve();
  await vi.dynamicImportSettled();
  await settled();
}

async function askOffline() {
  const stores = openStores({ puzzle: WELCOME });
  void stores.answering.solve();
  await settled();
  return { ...stores, working: () => stores.answering.store.getState().work?.kind };
}

afterEach(() => {
  network.isThere = false;
});

it('a question asked before the code for answers has loaded is answered when the network is back', async () => {
  const stores = await askOffline();
  expect([noticesOf(stores), stores.working(), stores.work.jobs]).toEqual([['workerAbsent'], 'solving', []]);
  await plugIn();
  expect(noticesOf(stores)).toEqual([]);
  await stores.work
    .latest('solve')
    .answer({ kind: 'one', solution: WELCOME_SOLUTION, milliseconds: 1, guesses: 0 });
  expect(visibleOf(boardOf(stores))).toBe(WELCOME_SOLUTION);
});

it('such a question is dropped if the board has changed or it was stopped', async () => {
  const stores = await askOffline();
  stores.selection.select(0 as Cell);
  stores.editor.digit(4);
  expect(stores.working()).toBeUndefined();
  void stores.answering.solve();
  await settled();
  expect(stores.answering.stop()).toBe(true);
  await plugIn();
  expect(stores.work.jobs).toEqual([]);
});

it('only the last of several such questions is answered', async () => {
  const stores = await askOffline();
  void stores.answering.reveal([0 as Cell]);
  await settled();
  await plugIn();
  expect(stores.work.jobs).toEqual(['assess']);
});
