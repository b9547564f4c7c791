import { describe, expect, it, vi } from 'vitest';
import { type Grid, grid } from '../../sudoku/core';
import { openStores } from '../testing';

/** Row by row to the first solution: 351 steps. */
const PUZZLE = grid('..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..');

async function watching(puzzle: Grid = PUZZLE) {
  const stores = openStores({ puzzle });
  stores.watch.start();
  const playback = await stores.watch.load();
  const state = () => playback.store.getState();
  await vi.waitFor(() => expect(state()).toMatchObject({ recording: 'ended', wanted: null }));
  await vi.waitFor(() => expect(state().view?.step).toBe(0));
  /** Waits until the board shows a whole step. */
  const at = (step: number) =>
    vi.waitFor(() => expect([state().view?.step, state().wanted, state().line]).toEqual([step, null, null]));
  const line = () => {
    const { line, view } = state();
    return [line?.lines.after.step, line?.index, view?.line, view?.step];
  };
  return { ...stores, playback, state, at, line };
}

describe('the lines within a step', () => {
  it('run one after the other, on into the next step, and back', async () => {
    const { playback, line, state } = await watching();
    const seen: unknown[] = [];
    for (let count = 0; count < 8; count++) {
      await playback.stepLine(1);
      seen.push(line());
    }
    // r1c1: 1 is in its box, 2 in its row, 3 too; 4 fits. Then 1 for r1c2.
    expect(seen).toEqual([
      [1, 0, 'test', 0],
      [1, 1, 'blocked', 0],
      [1, 2, 'test', 0],
      [1, 3, 'blocked', 0],
      [1, 4, 'test', 0],
      [1, 5, 'blocked', 0],
      [1, 6, 'test', 0],
      [1, 7, 'put', 1],
    ]);
    await playback.stepLine(1);
    expect(line()).toEqual([1, 8, 'next', 1]);
    await playback.stepLine(1);
    expect(line()).toEqual([2, 0, 'test', 1]);
    await playback.stepLine(-1);
    expect(line()).toEqual([1, 8, 'next', 1]);
    await playback.stepLine(-1);
    await playback.stepLine(-1);
    expect(line()).toEqual([1, 6, 'test', 0]);
    expect(state().view?.board[0]).toBe('.');
  });

  it('that are asked for fast all run', async () => {
    const { playback, line } = await watching();
    for (let count = 0; count < 10; count++) void playback.stepLine(1);
    await playback.stepLine(-1);
    expect(line()).toEqual([1, 8, 'next', 1]);
  });

  it('count from the step that is asked for before, even if it is not shown yet', async () => {
    const { playback, at, line } = await watching();
    playback.goToStep(5);
    await at(5);
    playback.goToStep(0);
    await playback.stepLine(1);
    expect(line()).toEqual([1, 0, 'test', 0]);
    playback.setStrategy('candidateLists');
    await playback.stepLine(1);
    expect(line().slice(0, 2)).toEqual([1, 0]);
  });

  it('are passed and left, with calls, from the step that is asked for before', async () => {
    const { playback, at, line, state } = await watching();
    for (const wait of ['stepOver', 'stepOut'] as const) {
      playback.goToStep(100);
      await at(100);
      await playback[wait]();
      await vi.waitFor(() => expect(state().wanted).toBeNull());
      const there = [state().view?.step, line()];
      expect(state()).not.toMatchObject({ view: { step: 100 }, line: null });
      playback.goToStep(0);
      await at(0);
      // The step is not shown yet.
      playback.goToStep(100);
      expect(state()).toMatchObject({ wanted: 100, view: { step: 0 } });
      await playback[wait]();
      await vi.waitFor(() => expect([state().wanted, state().view?.step, line()]).toEqual([null, ...there]));
    }
  });

  it('are left by a step: on to its end, or back to its beginning', async () => {
    const { playback, at, line } = await watching();
    await playback.stepLine(1);
    playback.step(-1);
    await at(0);
    await playback.stepLine(1);
    playback.step(1);
    await at(1);
    await playback.stepLine(-1);
    expect(line()).toEqual([1, 7, 'put', 1]);
    playback.step(1);
    await at(1);
    await playback.stepLine(-1);
    playback.step(-1);
    await at(0);
  });

  it('are not there before the start and after the end', async () => {
    const { playback, at, line } = await watching();
    for (let count = 0; count < 3; count++) await playback.stepLine(-1);
    expect(line()).toEqual([0, 0, 'start', 0]);
    playback.last();
    await at(351);
    await playback.stepLine(1);
    await at(351);
  });

  it('end where the call returns, at the undo of the newest choice, or at the end of the search', async () => {
    const { playback, state, at } = await watching();
    playback.goToStep(100);
    await at(100);
    const depth = state().view?.stack.length ?? 0;
    await playback.stepOut();
    await vi.waitFor(() => expect(state().view?.step).not.toBe(100));
    const { view } = state();
    expect(view).toMatchObject({ last: { kind: 'undo' } });
    expect(view?.stack).toHaveLength(depth - 1);
    playback.first();
    await at(0);
    await playback.stepOut();
    await at(351);
  });

  it('are played at the speed of steps, and stop at what playing stops at', async () => {
    const { playback, paint, line, state } = await watching();
    playback.setGrain('line');
    playback.setSpeed(10);
    playback.play('forward');
    paint(0);
    for (let frame = 0; frame < 11; frame++) {
      paint(30);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await vi.waitFor(() => expect(line()).toEqual([1, 2, 'test', 0]));
    playback.toggleBreakpoint({ kind: 'cellWritten', cell: 0 as never });
    await vi.waitFor(() => {
      paint(100);
      expect(state().playing).toBe('no');
    });
    expect(line()).toEqual([1, 8, 'next', 1]);
    expect(state().met).toEqual({ kind: 'cellWritten', cell: 0 });
    playback.play('back');
    await vi.waitFor(() => {
      paint(100);
      expect(state().playing).toBe('no');
    });
    expect(line()).toEqual([0, 0, 'start', 0]);
    playback.toggleBreakpoint({ kind: 'cellWritten', cell: 0 as never });
    playback.setSpeed(1000);
    playback.play('forward');
    await vi.waitFor(() => {
      paint(50);
      expect(state().view?.step).toBeGreaterThan(10);
    });
    expect(state().line).toBeNull();
  });

  it('are in the link of a moment, which opens at the line', async () => {
    const { playback, line, at } = await watching();
    for (let count = 0; count < 4; count++) await playback.stepLine(1);
    const moment = playback.moment();
    expect(moment).toEqual({ strategy: 'rowByRow', options: 'line:4', step: 1 });
    playback.last();
    await at(351);
    playback.open(moment);
    await vi.waitFor(() => expect(line()).toEqual([1, 3, 'blocked', 0]));
    const other = await watching();
    other.playback.setStrategy('candidateLists');
    other.playback.open({ ...moment, options: 'digits:descending,line:9' });
    await vi.waitFor(() => expect(other.line()[0]).toBe(1));
    expect(other.playback.moment().options).toBe('digits:descending,line:9');
    other.playback.open({ ...moment, options: 'digits:descending,line:900' });
    await other.at(1);
  });
});
