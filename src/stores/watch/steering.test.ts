import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Cell, type Grid, grid } from '../../sudoku/core';
import { type Placement, STRATEGY_IDS } from '../../sudoku/search';
import { pageSearchWorkers } from '../../worker/testing';
import { openStores } from '../testing';
import { type GuessPoint, lastStepOf } from './state';

/** Row by row to the first solution: 351 steps. */
const PUZZLE = grid('..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..');

/** Someone waits for the answer. */
const waits = (): boolean => true;

async function watching(puzzle: Grid = PUZZLE) {
  const stores = openStores({ puzzle });
  stores.watch.start();
  const playback = await stores.watch.load();
  const state = () => playback.store.getState();
  const recorded = () =>
    vi.waitFor(() => expect(state()).toMatchObject({ recording: 'ended', wanted: null }));
  await recorded();
  const at = async (step: number) => {
    playback.seek(step);
    await vi.waitFor(() => expect([state().view?.step, state().wanted]).toEqual([step, null]));
  };
  const point = async () => {
    const found = await playback.guessPoint(waits);
    if (found === null) throw new Error('no guess');
    return found;
  };
  return { ...stores, playback, state, recorded, at, point };
}

/** The first guess of those on offer. */
function firstOf({ ways }: Pick<GuessPoint, 'ways'>): Placement {
  const way = ways.find(({ digits }) => digits.length > 0);
  const [digit] = way?.digits ?? [];
  if (way === undefined || digit === undefined) throw new Error('no way');
  return { cell: way.cell, digit };
}

describe('a guess of the person’s own', () => {
  it('begins a search of its own; the first is kept, with its numbers, and returned to', async () => {
    const { playback, state, recorded, at, point } = await watching();
    await at(1);
    const first = state();
    const found = await point();
    expect(found.before.step).toBe(0);
    expect(found.ways).toEqual([{ cell: 0, digits: [5] }]);
    await playback.steer(found, { cell: 0 as Cell, digit: 5 });
    await recorded();
    await vi.waitFor(() => expect(state().view?.step).toBe(1));
    expect(state().view?.board[0]).toBe('5');
    expect(state().view?.why).toMatchObject({ kind: 'guess', digit: 5, which: 1, own: true });
    expect(state().otherWay).toEqual({ search: first.search, status: first.status, step: 1, partsAt: 0 });
    expect(state().status?.steps).not.toBe(351);
    const own = state();

    playback.goOtherWay();
    await recorded();
    await vi.waitFor(() => expect(state().view?.board[0]).toBe('4'));
    expect(state()).toMatchObject({ search: first.search, otherWay: { search: own.search, step: 1 } });
    expect(state().status?.steps).toBe(351);
    playback.goOtherWay();
    await recorded();
    expect(state().search).toEqual(own.search);
  });

  it('can follow another, and the search without any stays the other one', async () => {
    const { playback, state, recorded, at, point } = await watching();
    const { search } = state();
    await at(1);
    await playback.steer(await point(), { cell: 0 as Cell, digit: 5 });
    await recorded();
    await at(60);
    const next = await point();
    await playback.steer(next, firstOf(next));
    await recorded();
    expect(state().search).toMatchObject({
      guesses: [{ path: [] }, { path: next.before.stack.map(({ cell, digit }) => cell * 9 + digit - 1) }],
    });
    expect(state().otherWay).toMatchObject({ search, partsAt: 0 });
  });

  it('is found in any state of any strategy, and the search is the same up to there', async () => {
    const hard = grid('8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..');
    const { playback, state, recorded, at, point } = await watching(hard);
    for (const strategy of STRATEGY_IDS)
      for (const step of [0, 40, 2500]) {
        playback.setStrategy(strategy);
        playback.setLimits({ steps: 5000 });
        await recorded();
        const to = Math.min(step, lastStepOf(state()));
        await at(to);
        const found = await point();
        await playback.steer(found, firstOf({ ways: found.ways.toReversed() }));
        await recorded();
        await vi.waitFor(() => expect(state().view).not.toBeNull());
        const partsAt = state().otherWay?.partsAt ?? -1;
        expect(state().view).toMatchObject({ step: partsAt + 1, why: { own: true } });
        const before = await playback.ask('seek', { step: partsAt });
        playback.goOtherWay();
        await recorded();
        const same = await playback.ask('seek', { step: partsAt });
        expect([before.ok && before.value.board, before.ok && before.value.counters]).toEqual([
          same.ok && same.value.board,
          same.ok && same.value.counters,
        ]);
      }
  }, 60_000);

  it('is part of the link, in which the other search is that of the strategy alone', async () => {
    const { playback, state, recorded, at, point, watch } = await watching();
    await at(101);
    await playback.steer(await point(), firstOf(await point()));
    await recorded();
    await vi.waitFor(() => expect(state().view).not.toBeNull());
    const { search } = state();
    const link = playback.moment();
    expect(link.options).toMatch(/^guess:[\da-z]*\.[\da-z]+$/);
    playback.setStrategy('rowByRow');
    await recorded();
    expect(state().otherWay).toBeNull();
    watch.start(link);
    await recorded();
    expect(state().search).toEqual(search);
    expect(state().view?.step).toBe(link.step);
    expect(state().otherWay).toMatchObject({ search: { strategy: 'rowByRow' }, status: null });
    watch.start({ ...link, options: 'guess:zz.,guess:0.1,guess:zzzz.zz' });
    await recorded();
    expect(state().search).not.toHaveProperty('guesses');
  });

  it('is not possible where nothing else can be tried', async () => {
    const full = grid('483921657967345821251876493548132976729564138136798245372689514814253769695417382');
    const { playback } = await watching(full);
    expect(await playback.guessPoint(waits)).toBeNull();
  });

  it('is found at the end of a search, where the last guess left nothing else', async () => {
    const { playback, state, recorded, at, point } = await watching();
    for (const strategy of STRATEGY_IDS) {
      playback.setStrategy(strategy);
      await recorded();
      await at(lastStepOf(state()));
      // Some strategies conclude each digit of this puzzle.
      if (state().view?.stack.length === 0) continue;
      expect(firstOf(await point())).toBeDefined();
    }
  });

  it('is found after cells that have one digit each', async () => {
    // The first blanks have one digit each; where there are two, row by row has a choice.
    const { state, at, point } = await watching(
      grid('48392165.967345821251876493548132976729564138136798245..2..9.1481.2.3769....1..8.'),
    );
    await at(0);
    expect(state().view?.next?.options).toHaveLength(1);
    expect((await point()).before.next?.options.length).toBeGreaterThan(1);
  });

  it('is waited for until the first state is shown, as long as someone waits', async () => {
    const held: (() => void)[] = [];
    const stores = openStores({ puzzle: PUZZLE, newSearchWorkers: (options) => slowly(options, held) });
    stores.watch.start();
    const playback = await stores.watch.load();
    await vi.waitFor(() => expect(playback.store.getState().recording).toBe('ended'));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const early = vi.fn();
    const looking = playback.guessPoint(waits);
    void looking.then(early);
    let isGone = false;
    const left = playback.guessPoint(() => !isGone);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(playback.store.getState().view).toBeNull();
    expect(early).not.toHaveBeenCalled();
    isGone = true;
    await vi.advanceTimersByTimeAsync(1000);
    expect(await left).toBeNull();
    vi.useRealTimers();
    for (const answer of held.splice(0)) answer();
    expect((await looking)?.before.step).toBe(0);
  });
});

/** Workers that show the first state only when the test says so. */
function slowly(options: Parameters<typeof pageSearchWorkers>[0], held: (() => void)[]) {
  const workers = pageSearchWorkers(options);
  const isFree = new Promise<void>((resolve) => held.push(resolve));
  const ask: typeof workers.ask = async (...asked) => {
    await isFree;
    return workers.ask(...asked);
  };
  return { ...workers, ask };
}
