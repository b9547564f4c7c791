import { expect, it, vi } from 'vitest';
import { runHere, SOLVERS, traceTextHere } from '../../program/testing';
import { type Grid, grid } from '../../sudoku/core';
import type { Program } from '../../sudoku/search';
import { openStores } from '../testing';
import type { RunAgain } from './programLines';

const PUZZLE = grid('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79');

async function watching(
  code: string,
  givens: Grid = PUZZLE,
  runAgain: RunAgain = (...run) => ({ result: traceTextHere(...run), stop: () => {} }),
) {
  const { tape, onlyEnd } = await runHere(code, givens);
  const program: Program = { code, tape, end: { kind: 'returned', value: 'true' }, onlyEnd };
  const stores = openStores({ puzzle: givens, runAgain });
  stores.watch.start();
  const playback = await stores.watch.load();
  const state = () => playback.store.getState();
  playback.setProgram(program);
  await vi.waitFor(() => expect(state()).toMatchObject({ recording: 'ended', wanted: null }));
  await vi.waitFor(() => expect(state().view?.step).toBe(0));
  const at = () => [state().line?.lines.after.step, state().view?.line, state().view?.run?.calls];
  return { playback, state, at, paint: stores.paint, last: tape.length };
}

const CODE = `function solve(board) {
  const cells = [[0, 2], [0, 3]];
  for (const [r, c] of cells) {
    put(board, r, c);
  }
  return true;
}
function put(board, r, c) {
  const n = r + c + 2;
  board[r][c] = n;
}`;

it('a program goes line by line, into its calls, past them and out of them', async () => {
  const { playback, at, state } = await watching(CODE);
  const seen: unknown[] = [];
  for (let count = 0; count < 8; count++) {
    await playback.stepLine(1);
    seen.push(at());
  }
  // The program itself is a call too. It calls solve, and that put.
  expect(seen).toEqual([
    [1, 'line 1', 2],
    [1, 'line 2', 2],
    [1, 'line 3', 2],
    [1, 'line 3', 2],
    [1, 'line 4', 2],
    [1, 'line 8', 3],
    [1, 'line 9', 3],
    [1, 'line 10', 3],
  ]);
  expect(state().view?.board[2]).toBe('.');
  await playback.stepLine(1);
  expect([at(), state().view?.board[2]]).toEqual([[1, 'line 10', 3], '4']);
  await playback.stepLine(-1);
  await playback.stepOut();
  expect(at()).toEqual([2, 'line 3', 2]);
  await playback.stepLine(1);
  await playback.stepOver();
  // Past the call: the loop has ended.
  expect(at()).toEqual([2, 'line 6', 2]);
});

it('what a program does after its last step belongs to that step', async () => {
  const { playback, at, state, last } = await watching(CODE);
  playback.last();
  await vi.waitFor(() => expect(state().view?.step).toBe(last));
  await playback.stepLine(-1);
  expect(state().view?.run?.does).toMatchObject({ kind: 'moment', moment: { way: 'back', value: 'true' } });
  expect(at()).toEqual([2, 'line 6', 2]);
  await playback.stepLine(-1);
  expect(state().view?.run?.does.kind).toBe('why');
});

it('a call of a program leads to where it began, however deep the recursion', async () => {
  const { playback, state } = await watching(SOLVERS['plain recursion'] ?? '');
  playback.seek(150);
  await vi.waitFor(() => expect(state().view?.step).toBe(150));
  await playback.stepLine(1);
  const frames = state().view?.run?.frames ?? [];
  expect(frames.length).toBeGreaterThan(8);
  for (const depth of [7, 4, 1]) {
    const outer = state().view?.run?.frames?.slice(0, depth);
    await playback.goToFrame(depth);
    const { view } = state();
    expect(view?.run?.does).toMatchObject({ kind: 'moment', moment: { way: 'call' } });
    expect(view?.run?.frames).toHaveLength(depth + 1);
    // The calls below it stand where they stood.
    expect(view?.run?.frames?.slice(0, depth)).toEqual(outer);
  }
  expect(state().line).toMatchObject({ index: 0, lines: { after: { step: 1 } } });
  await playback.goToFrame(0);
  expect(state().line).toMatchObject({ index: 0, lines: { after: { step: 1 } } });
});

it('a program that runs again for long says so, and is ended by Escape: nothing else is shown', async () => {
  let ended = 0;
  const { playback, state } = await watching(CODE, PUZZLE, () => {
    let end: (trace: null) => void = () => {};
    const result = new Promise<null>((resolve) => {
      end = resolve;
    });
    const stop = () => {
      ended++;
      end(null);
    };
    return { result, stop };
  });
  playback.seek(1);
  await vi.waitFor(() => expect(state().view?.step).toBe(1));
  for (const go of [playback.stepOver, playback.stepOut, () => playback.goToFrame(1)]) {
    const { view } = state();
    const going = go();
    await vi.waitFor(() => expect(state().runsAgain).toBe(true));
    expect(playback.stop()).toBe(true);
    expect(state().runsAgain).toBe(false);
    await going;
    expect([state().view?.step, state().playing]).toEqual([view?.step, 'no']);
  }
  expect(ended).toBeGreaterThan(2);
  expect(playback.stop()).toBe(false);
});

it('playing stops at a line that was chosen, by steps and by lines, again and again', async () => {
  const { playback, state, at, paint } = await watching(SOLVERS['plain recursion'] ?? '');
  // The line that takes a digit back.
  playback.toggleLineStop(18);
  const stops: unknown[] = [];
  for (const grain of ['step', 'step', 'line'] as const) {
    playback.setGrain(grain);
    const { view } = state();
    playback.setSpeed(grain === 'step' ? 1000 : 60);
    playback.play('forward');
    await vi.waitFor(
      () => {
        paint(100);
        expect(state().playing).toBe('no');
      },
      { timeout: 20_000 },
    );
    await vi.waitFor(() => {
      expect(state().view).not.toBe(view);
      expect(state().view?.run?.line).toBe('line 18');
    });
    expect(state().stoppedAt).toBe(state().line);
    stops.push(at()[0]);
  }
  const { tape } = await runHere(SOLVERS['plain recursion'] ?? '', PUZZLE);
  const undone = Array.from(tape).flatMap((word, index) => (((word >> 11) & 3) === 1 ? [index + 1] : []));
  expect(stops).toEqual(undone.slice(0, 3));
  playback.toggleLineStop(18);
  expect(state().lineStops).toEqual([]);
  // They are lines of this program: another has none.
  playback.toggleLineStop(18);
  playback.setStrategy('rowByRow');
  expect(state().lineStops).toEqual([]);
});

it('a program that does something else when it runs again has no lines, only steps', async () => {
  const { playback, at, state } = await watching(
    CODE.replace('r + c + 2', 'r + c + 2 + (globalThis.$runs = (globalThis.$runs ?? 0) + 1) % 3'),
  );
  for (const step of [1, 2]) {
    await playback.stepLine(1);
    expect(at()[0]).toBe(step);
    expect(state().line?.lines.runs).toHaveLength(1);
  }
});
