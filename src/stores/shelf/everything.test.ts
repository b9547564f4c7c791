import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { boardOf } from '../../sudoku/core';
import { createTally } from '../game/tally';
import { FakeStorage, openStores, WELCOME } from '../testing';
import { deleteEverything, takeTexts, textsOf } from './everything';
import type { Shelf } from './shelf';

/** A page with its tally after a number of milliseconds of playing. */
function openPage(storage: Storage) {
  const page = openStores({ storage, puzzle: WELCOME });
  let time = 0;
  const tally = createTally({ ...page, now: () => time, isHidden: () => false });
  return {
    ...page,
    tally,
    play: (milliseconds: number) => {
      time += milliseconds;
      page.editor.digit(4);
      page.leave();
      tally.look();
    },
  };
}

it('the time, hints and digits tried on the present puzzle are imported with it', async () => {
  const before = openPage(new FakeStorage());
  before.play(65_000);
  const after = openPage(new FakeStorage());
  vi.spyOn(after.hint, 'load').mockRejectedValue(new Error('not asked for'));
  after.importing.emptyBoard();
  await takeTexts(textsOf(before.vault), after, after.tally);
  expect(after.game.now().board.entries[0]).toBe('4');
  expect(after.tally.spent()).toBe(65_000);
  expect(after.tally.store.getState().tried).toEqual([4]);
});

/** Files of earlier versions had no tally. */
it('texts without a tally restore the board, with nothing counted', async () => {
  const before = openPage(new FakeStorage());
  before.play(65_000);
  const { 'unwind.tally': _, ...texts } = textsOf(before.vault);
  const after = openPage(new FakeStorage());
  after.importing.emptyBoard();
  await takeTexts(texts, after, after.tally);
  expect(after.game.now().board.entries[0]).toBe('4');
  expect(after.tally.spent()).toBe(0);
  await takeTexts({ ...texts, 'unwind.tally': '{"version":1,"givens":5}' }, after, after.tally);
  expect(after.tally.spent()).toBe(0);
});

it('deleted data is stored nowhere, even if the board was deleted before and restored', async () => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  const page = openPage(new FakeStorage());
  const shelf = { empty: async () => true } as Shelf;
  for (let times = 0; times < 2; times++) {
    page.importing.lay(boardOf(WELCOME, { kind: 'pasted', name: null, at: 1 }));
    page.play(1000);
    expect(page.vault.get('unwind.game')).toContain(WELCOME);
    page.vault.put('unwind.newPuzzles', WELCOME);
    await deleteEverything(page, shelf);
    expect(page.vault.get('unwind.newPuzzles')).toBeNull();
    expect(Object.values(textsOf(page.vault)).join()).not.toContain(WELCOME);
  }
  vi.unstubAllGlobals();
});
