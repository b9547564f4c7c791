import { expect, it, vi } from 'vitest';
import { dailyOf } from '../../sudoku/generator';
import { HeldThread } from '../../worker/testing';
import { openStores } from '../testing';

it('makes the puzzle of the day by the clock of this computer', async () => {
  const work = new HeldThread();
  const now = () => +new Date(2026, 10, 23, 0, 1);
  const { newPuzzle } = openStores({ newThread: () => work, now });
  void newPuzzle.makeToday();
  const { wish, seed } = dailyOf({ year: 2026, month: 11, day: 23 });
  await vi.waitFor(() => expect(work.latest('make').question).toMatchObject({ wish, seed }));
});
