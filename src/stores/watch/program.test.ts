import lz from 'lz-string';
import { expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { grid } from '../../sudoku/core';
import { packProgram } from '../../sudoku/formats';
import { openLink } from '..';
import { openStores } from '../testing';
import { FIRST } from './createPlayback';
import { createProgram } from './program';

const PUZZLE = grid('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79');

it('a program that is stopped before it has begun does not begin', async () => {
  const kept = new Map<string, string>();
  const vault = {
    get: (key: string) => kept.get(key) ?? null,
    put: (key: string, text: string) => !!kept.set(key, text),
  };
  const program = createProgram(
    createStore(() => FIRST),
    vault,
    { open() {} },
    () => {
      throw new Error('nothing to watch');
    },
  );
  program.keepProgram('function solve(board) {}');
  expect(program.keptProgram()).toBe('function solve(board) {}');
  const run = program.runProgram('function solve(board) { for (;;); }', () => {});
  run.stop();
  expect(await run.done).toEqual({ kind: 'noWrites', end: { kind: 'ended', by: 'person' } });
});

it('a program of a link is shown, and neither runs nor takes the place of what the person wrote', async () => {
  const stores = openStores({ puzzle: PUZZLE });
  const own = await stores.watch.load();
  own.keepProgram('// mine');
  const code = 'function solve(board) { board[0][2] = 4; }';
  expect(await openLink(stores, `#p=${PUZZLE}&code=${packProgram(code, lz.compressToBase64)}`)).toBe(true);
  await vi.waitFor(() =>
    expect(stores.screen.store.getState()).toMatchObject({ mode: 'watch', dialog: 'program' }),
  );
  expect([own.shownProgram(), own.keptProgram()]).toEqual([code, '// mine']);
  expect(own.store.getState()).toMatchObject({ search: { strategy: 'rowByRow' }, playing: 'no' });
  own.keepProgram('// changed');
  expect([own.shownProgram(), own.keptProgram()]).toEqual([null, '// changed']);
});
