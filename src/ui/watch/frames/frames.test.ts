import { describe, expect, it, vi } from 'vitest';
import { openStores } from '../../../stores/testing';
import { grid } from '../../../sudoku/core';
import { createFrameScheduler } from './frames';

/** Row by row to the first solution: 351 steps. */
const PUZZLE = grid('..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..');

async function watching() {
  const stores = openStores({ puzzle: PUZZLE });
  stores.watch.start();
  const playback = await stores.watch.load();
  const scheduler = createFrameScheduler(playback.store, stores.onNextFrame, () => true);
  scheduler.follow();
  const state = () => playback.store.getState();
  const frame = () => scheduler.store.getState();
  const recorded = () => vi.waitFor(() => expect(state().recording).toBe('ended'));
  /** Waits until the board shows a step. */
  const at = (step: number) =>
    vi.waitFor(() => expect([state().view?.step, state().wanted]).toEqual([step, null]));
  return { ...stores, playback, frames: scheduler.store, state, frame, recorded, at };
}

describe('the parts of the page', () => {
  it('show a drag along the line from time to time, and at its end the final state', async () => {
    const { playback, frames, frame, recorded, at, state } = await watching();
    await recorded();
    await at(0);
    playback.seek(100);
    await at(100);
    expect(frame().words).toBe(state().view);
    expect(frame().lists).toBe(state().view);
    const told = new Set<number>();
    frames.subscribe(({ words }) => words && told.add(words.step));
    for (let step = 101; step <= 140; step++) {
      playback.seek(step);
      await at(step);
    }
    expect(frame().filmed).toBe(true);
    await vi.waitFor(() => {
      expect(frame().words).toBe(state().view);
      expect(frame().lists).toBe(state().view);
      expect(frame().filmed).toBe(false);
    });
    expect(told.size).toBeLessThan(40);
    playback.step(1);
    await at(141);
    expect(frame().words).toBe(state().view);
    expect(frame().lists).toBe(state().view);
  });

  it('follow states that pass too fast: words first, then figures, then lists a frame later each, and after a pause the cells', async () => {
    const { playback, frame, recorded, at, paint } = await watching();
    await recorded();
    await at(0);
    // Long after the words last changed; from now on no time passes.
    const now = performance.now() + 1000;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
    playback.setSpeed(1000);
    playback.play('forward');
    paint(0);
    paint(10);
    await at(10);
    const from = frame().words;
    paint(10);
    await at(20);
    paint(10);
    await at(30);
    const { words: told } = frame();
    expect(told).not.toBe(from);
    expect(frame().numbers).toBe(from);
    paint(10);
    expect(frame().words).toBe(told);
    expect(frame().numbers).toBe(told);
    expect(frame().lists).toBe(from);
    paint(10);
    expect(frame().lists).toBe(told);
    await at(50);
    playback.pause();
    expect(frame().words).toBe(told);
    const parts = () => {
      const { words, numbers, lists, filmed } = frame();
      return [
        words?.step === 50 && 'words',
        numbers?.step === 50 && 'numbers',
        lists?.step === 50 && 'lists',
        !filmed && 'cells',
      ];
    };
    const seen = new Set<string>();
    for (let frame = 0; frame < 6; frame++) {
      paint(10);
      seen.add(parts().filter(Boolean).join());
    }
    // Each in its own frame.
    expect([...seen].filter(Boolean)).toEqual([
      'words',
      'words,numbers',
      'words,numbers,lists',
      'words,numbers,lists,cells',
    ]);
    clock.mockRestore();
  });

  it('follow the board at a legible pace too, for each state during playback, and at once for a state that is sought', async () => {
    const { playback, frame, recorded, at, paint } = await watching();
    await recorded();
    await at(0);
    playback.setSpeed(1);
    playback.play('forward');
    paint(0);
    for (let frame = 0; frame < 11; frame++) paint(100);
    await at(1);
    const steps = () => [frame().words?.step, frame().numbers?.step, frame().lists?.step];
    expect(steps()).toEqual([0, 0, 0]);
    paint(10);
    paint(10);
    expect(steps()).toEqual([1, 0, 0]);
    paint(10);
    expect(steps()).toEqual([1, 1, 0]);
    paint(10);
    expect(steps()).toEqual([1, 1, 1]);
    playback.pause();
    playback.step(1);
    await at(2);
    expect(steps()).toEqual([2, 2, 2]);
  });

  it('keep the cells under a film unchanged, and the lists short, until the film goes', async () => {
    const { playback, frame, recorded, at, paint, state } = await watching();
    await recorded();
    await at(0);
    const { cells } = frame();
    playback.setSpeed(1000);
    playback.play('forward');
    paint(0);
    paint(50);
    await at(50);
    expect(frame()).toMatchObject({ filmed: true, fastLists: true });
    expect(frame().cells).toBe(cells);
    playback.pause();
    expect(frame()).toMatchObject({ filmed: true, fastLists: true });
    for (let count = 0; count < 6; count++) paint(10);
    expect(frame()).toMatchObject({ filmed: false, fastLists: false, cells: { fast: false } });
    expect(frame().cells.view).toBe(state().view);
  });

  it('show words at once when playback stops at a breakpoint, and the cells after them', async () => {
    const { playback, frame, recorded, at, paint, state } = await watching();
    await recorded();
    await at(0);
    playback.toggleBreakpoint({ kind: 'deadEnd' });
    playback.setSpeed(10_000);
    playback.play('forward');
    paint(0);
    paint(20);
    await vi.waitFor(() => expect(state().playing).toBe('no'));
    const { view } = state();
    expect(view?.outcome).toBe('deadEnd');
    expect(frame()).toMatchObject({ words: view, filmed: true });
    for (let count = 0; count < 4; count++) paint(10);
    expect(frame()).toMatchObject({ filmed: false, cells: { view } });
  });

  it('show nothing of an earlier search', async () => {
    const { playback, frame, recorded, at } = await watching();
    await recorded();
    await at(0);
    playback.setStrategy('exactCover');
    expect(frame()).toMatchObject({ words: null, numbers: null, lists: null, cells: { view: null } });
  });
});
