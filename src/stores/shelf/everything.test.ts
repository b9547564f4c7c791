import { expect, it, vi } from 'vitest';
import { createTally } from '../game/tally';
import { FakeStorage, openStores, WELCOME } from '../testing';
import { takeTexts, textsOf } from './everything';

/** A page with its tally, on which so many milliseconds were played. */
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

it('the time, the hints and the attempts on the puzzle on the board come back with it', async () => {
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

/** As a file had them before there was a tally in it. */
it('texts without a tally bring the board back, with nothing counted', async () => {
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
