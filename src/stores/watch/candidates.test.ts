import { expect, it, vi } from 'vitest';
import { candidatesOf, grid } from '../../sudoku/core';
import { openStores } from '../testing';

const PUZZLE = grid('..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..');

it('the candidates of all cells are found for each shown state, on request, and not while states fly past', async () => {
  const stores = openStores({ puzzle: PUZZLE });
  stores.watch.start();
  const playback = await stores.watch.load();
  const state = () => playback.store.getState();
  await vi.waitFor(() => expect(state()).toMatchObject({ recording: 'ended', wanted: null }));
  expect(state().candidates).toBeNull();
  playback.showCandidates(true);
  for (const step of [0, 1, 200]) {
    playback.seek(step);
    await vi.waitFor(() => expect(state().candidates).toMatchObject({ step }));
    const { candidates, view } = state();
    expect(candidates !== 'none' && candidates?.now).toEqual(candidatesOf(view?.board ?? PUZZLE));
  }
  playback.setSpeed(1000);
  playback.play('forward');
  expect(state().candidates).toBe('none');
  playback.pause();
  await vi.waitFor(() => expect(state().candidates).toMatchObject({ step: state().view?.step }));
  playback.showCandidates(false);
  expect(state().candidates).toBeNull();
});
