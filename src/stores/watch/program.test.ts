import lz from 'lz-string';
import { describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { SOLVERS, sandboxHere, traceTextHere } from '../../program/testing';
import { grid } from '../../sudoku/core';
import { packProgram, unpackProgram } from '../../sudoku/formats';
import { openLink } from '..';
import { FakeStorage, openStores } from '../testing';
import { FIRST } from './createPlayback';
import { createProgram } from './program';

const PUZZLE = grid('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79');

it('a program that is stopped before it has begun does not begin', async () => {
  const kept = new Map<string, string>();
  const textStore = {
    get: (key: string) => kept.get(key) ?? null,
    put: (key: string, text: string) => !!kept.set(key, text),
  };
  const program = createProgram(
    createStore(() => FIRST),
    textStore,
    { open() {} },
    () => {
      throw new Error('nothing to watch');
    },
  );
  program.keepProgram('function solve(board) {}');
  expect(program.keptProgram()).toBe('function solve(board) {}');
  const run = program.runProgram('function solve(board) { for (;;); }', () => {});
  run.stop();
  expect(await run.done).toEqual({ kind: 'noWrites', end: { kind: 'ended', by: 'person' }, given: null });
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

describe('a moment of a program', () => {
  const ONE = SOLVERS['plain recursion'] ?? '';
  const OTHER = SOLVERS['writes first, tests after'] ?? '';

  const open = async (storage = new FakeStorage()) => {
    const stores = openStores({
      storage,
      puzzle: PUZZLE,
      runProgram: sandboxHere,
      runAgain: (...run) => ({ result: traceTextHere(...run), stop() {} }),
    });
    stores.watch.start({ strategy: 'ownCode', options: '', step: 0 });
    const playback = await stores.watch.load();
    const state = () => playback.store.getState();
    const run = async (code: string, of = playback) => {
      of.keepProgram(code);
      expect(await of.runProgram(code, () => {}).done).toBeNull();
      stores.screen.close();
      const { search } = of.store.getState();
      expect(search).toMatchObject({ strategy: 'ownCode', program: { code } });
    };
    const at = (step: number, of = playback) =>
      vi.waitFor(() => expect(of.store.getState()).toMatchObject({ view: { step }, wanted: null }));
    return { stores, playback, state, run, at, storage };
  };

  it('is found again after a reload, to the line, with its bookmarks', async () => {
    const first = await open();
    await first.run(ONE);
    first.playback.seek(40);
    await first.at(40);
    first.playback.setBookmarks([7, 40]);
    await first.playback.stepLine(1);
    await first.playback.stepLine(1);
    const { line } = first.state();
    expect(line?.index).toBe(1);
    const moment = first.playback.moment();
    expect(moment).toMatchObject({ strategy: 'ownCode', step: 41 });

    const { playback, state } = await open(first.storage);
    playback.open(moment);
    await vi.waitFor(() => expect(state().line).toEqual(line));
    expect(state().bookmarks).toEqual([7, 40]);
    // Another moment of the program that is watched needs no run.
    playback.seek(3);
    playback.open(moment);
    await vi.waitFor(() => expect(state().line).toEqual(line));
    expect(playback.moment()).toEqual(moment);
  });

  it('in a link is gone to once the person has run the program of the link, and no other', async () => {
    const first = await open();
    await first.run(ONE);
    first.playback.seek(40);
    await first.at(40);
    await first.playback.stepLine(1);
    const moment = first.playback.moment();

    const { stores, playback, state, run, at } = await open();
    playback.keepProgram(ONE);
    stores.watch.start(moment, ONE);
    expect(playback.shownProgram()).toBe(ONE);
    await run(OTHER);
    await at(0);
    stores.watch.start(moment, ONE);
    expect(state().search).toMatchObject({ program: { code: OTHER } });
    // A reload, too, shows the program that has not run yet, and still leads to its moment.
    expect(playback.moment()).toEqual(moment);
    await run(ONE);
    await vi.waitFor(() => expect(state().line).toEqual(first.state().line));
    await vi.waitFor(() => expect(playback.moment()).toEqual(moment));
  });

  it('of a program that is too long for a link leaves a link to the board, which knows what it lacks', async () => {
    const { playback, run } = await open();
    const words = Array.from({ length: 4000 }, (_, index) => (index * index).toString(36)).join(' ');
    await run(`// ${words}\n${ONE}`);
    expect(playback.linked()).toEqual({ kind: 'board', code: null });
  });

  it('with another program beside it: both are in the link, and both are there after a reload', async () => {
    const first = await open();
    await first.run(ONE);
    first.playback.openBeside();
    await first.run(OTHER, first.playback.second());
    first.playback.lead();
    first.playback.seek(9);
    await first.at(9);
    await first.at(9, first.playback.second());
    const moment = first.playback.moment();
    const code = unpackProgram(first.playback.linked().code ?? '');
    expect(code.ok).toBe(true);

    const again = await open(first.storage);
    again.playback.open(moment);
    await again.at(9);
    await again.at(9, again.playback.second());
    const codesIn = ({ playback }: typeof again) =>
      [playback, playback.second()].map(({ store }) => {
        const { search } = store.getState();
        return search.strategy === 'ownCode' ? search.program.code : null;
      });
    expect(codesIn(again)).toEqual([ONE, OTHER]);

    const both = code.ok ? code.value : '';
    let linked = await open();
    /** As a tab does that is opened again with the dialog. */
    const reload = async (): Promise<void> => {
      const [now, text] = [linked.playback.moment(), linked.playback.shownPrograms() ?? ''];
      expect([now, text]).toEqual([moment, both]);
      linked = await open(linked.storage);
      linked.playback.open(now);
      linked.playback.showProgram(text);
    };
    linked.stores.watch.start(moment, both);
    for (let times = 0; times < 2; times++) {
      expect(linked.playback.shownProgram()).toBe(ONE);
      expect(codesIn(linked)).toEqual([null, null]);
      if (times === 0) await reload();
    }
    await linked.run(ONE);
    for (let times = 0; times < 2; times++) {
      expect(linked.stores.screen.store.getState().dialog).toBe('program');
      expect(linked.playback.second().shownProgram()).toBe(OTHER);
      await vi.waitFor(() => expect(codesIn(linked)).toEqual([ONE, null]));
      if (times === 0) await reload();
    }
    await linked.run(OTHER, linked.playback.second());
    expect(codesIn(linked)).toEqual([ONE, OTHER]);
    expect(linked.playback.shownPrograms()).not.toBe(both);
    await linked.at(9);
  });
});

it('a program can be watched with another of its digits tried first, also from a link', async () => {
  const open = async () => {
    const stores = openStores({ puzzle: PUZZLE, runProgram: sandboxHere });
    stores.watch.start({ strategy: 'ownCode', options: '', step: 0 });
    const playback = await stores.watch.load();
    const state = () => playback.store.getState();
    const at = (step: number) =>
      vi.waitFor(() => expect(state()).toMatchObject({ recording: 'ended', view: { step }, wanted: null }));
    return { playback, state, at };
  };
  const code = SOLVERS['plain recursion'] ?? '';
  const { playback, state, at } = await open();
  expect(await playback.runProgram(code, () => {}).done).toBeNull();
  await at(0);
  const alone = state().search;
  const point = await playback.guessPoint(() => true);
  const [way] = point?.ways ?? [];
  const [digit] = way?.digits ?? [];
  if (point === null || way === undefined || digit === undefined) throw new Error('nothing else to try');
  await playback.steer(point, { cell: way.cell, digit });
  await at(point.before.step + 1);
  expect(state()).toMatchObject({
    view: { last: { kind: 'fill', cell: way.cell, digit } },
    otherWay: { search: alone, partsAt: point.before.step },
  });
  playback.goToStep(Number.POSITIVE_INFINITY);
  await vi.waitFor(() => expect(state().view?.outcome).toBe('solved'));
  const moment = playback.moment();
  const { search } = state();

  playback.goOtherWay();
  await vi.waitFor(() => expect(state()).toMatchObject({ search: alone, otherWay: { search } }));

  const again = await open();
  again.playback.open(moment, code);
  expect(await again.playback.runProgram(code, () => {}).done).toBeNull();
  await again.at(moment.step);
  expect(again.state()).toMatchObject({ search, otherWay: { search: alone } });
  expect(again.playback.moment()).toEqual(moment);
});
