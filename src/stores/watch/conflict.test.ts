import { expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { EMPTY_GRID, ok } from '../../sudoku/core';
import { type Conflict, STRATEGIES, startSearch } from '../../sudoku/search';
import type { SearchWorkers } from '../../worker';
import { createConflict } from './conflict';
import { FIRST } from './createPlayback';
import type { PlaybackState } from './state';

it('what jumping back would skip is told once it is recorded, unless another state is shown by then', async () => {
  const search = startSearch('rowByRow', EMPTY_GRID, STRATEGIES.rowByRow.defaults);
  if (!search.ok) throw new Error('refused');
  let skipped: number | null = null;
  const ask = (async () =>
    ok({ choices: [], skipped } satisfies Conflict)) as unknown as SearchWorkers['ask'];
  const store = createStore<PlaybackState>(() => ({
    ...FIRST,
    view: search.value.look(),
    status: { steps: 9, end: null, bytes: 0, counters: null, searched: 0, milliseconds: 1 },
  }));
  const { askForConflict } = createConflict({ store, ask, pause: () => {} });
  await askForConflict();
  expect(store.getState().conflict).toEqual({ choices: [], skipped: null });
  skipped = 5;
  await vi.waitFor(() => expect(store.getState().conflict).toEqual({ choices: [], skipped: 5 }));

  skipped = null;
  await askForConflict();
  store.setState({ conflict: null });
  skipped = 7;
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(store.getState().conflict).toBeNull();
});
