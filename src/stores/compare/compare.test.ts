import { afterEach, describe, expect, it, vi } from 'vitest';
import { runHere, SOLVERS, sandboxHere } from '../../program/testing';
import { clashesOf, EMPTY_GRID, type Grid, grid } from '../../sudoku/core';
import { machineFor, type RunEnd, STRATEGIES, startSearch } from '../../sudoku/search';
import type { RacersOptions } from '../../worker';
import { HeldThread } from '../../worker/testing';
import { FakeStorage, noticesOf, type OpenOptions, openStores } from '../testing';
import { MOST_PUZZLES } from './gathering';
import { LINE_UPS, type LineUp } from './lineUps';
import { SETS, type SetId } from './sets';

const HARD = grid('8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..');
const EASY = grid('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79');
const EXAMPLE_3 = grid('4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......');
const CLASH = grid(`55${'.'.repeat(79)}`);

const opened: (() => void)[] = [];
afterEach(() => {
  for (const leave of opened.splice(0)) leave();
});

/** The comparison, opened on a puzzle. */
async function open(puzzle: Grid, options: OpenOptions = {}) {
  const stores = openStores({ ...options, puzzle });
  const comparison = await stores.compare.load();
  opened.push(comparison.rest);
  const { getState } = comparison.store;
  stores.compare.start();
  await vi.waitFor(() => expect(getState().givens).toBe(puzzle));
  return {
    ...stores,
    ...comparison,
    state: getState,
    /** The rows in the order of the contestants. */
    rows: () => getState().contestants.map(({ id }) => getState().rows[id]),
    idOf: (strategy: string) => getState().contestants.find((one) => one.strategy === strategy)?.id ?? -1,
    ended: () => vi.waitFor(() => expect(getState().racing).toBe(false), { timeout: 20_000 }),
    setEnded: () => vi.waitFor(() => expect(getState().setRacing).toBe(false), { timeout: 20_000 }),
  };
}

describe('a program of the person’s own', () => {
  const CODE = SOLVERS['plain recursion'] ?? '';

  /** A comparison of row by row and of the kept program. */
  async function withOwn(puzzle: Grid, code: string, storage = new FakeStorage()) {
    storage.setItem('unwind.program', code);
    const opened = await open(puzzle, { storage, runProgram: sandboxHere });
    opened.setTimeLimit(60_000);
    const [first, second] = opened.state().contestants;
    for (const { id } of opened.state().contestants.slice(2)) opened.remove(id);
    opened.setStrategy(second?.id ?? 0, 'ownCode');
    opened.setPair([first?.id ?? 0, second?.id ?? 0]);
    return { ...opened, own: second?.id ?? 0, storage };
  }

  it('races too: what it did is counted, and where it differs from another is found', async () => {
    const { state, own, ended, link } = await withOwn(EASY, CODE);
    await ended();
    const { tape, end, onlyEnd } = await runHere(CODE, EASY);
    const program = { code: CODE, tape, end: end as RunEnd, onlyEnd };
    const machine = machineFor({ strategy: 'ownCode', givens: EASY, options: { all: false }, program });
    const depths = new Int32Array(82);
    machine.run(tape.length, depths);
    const { steps, guesses, backtracks, deadEnds, maxDepth } = machine.counters();
    expect(state().rows[own]).toMatchObject({
      phase: 'finished',
      tally: { steps, guesses, backtracks, deadEnds, maxDepth, solutions: 1, milliseconds: 1 },
      fills: machine.fillsByCell(depths),
    });
    // It tries the same digits in the same order.
    await vi.waitFor(() => expect(state().divergence).toEqual({ kind: 'never', steps }));
    expect(link()).toMatch(/^rowByRow;ownCode,program:\w+$/);
    expect(link(true)).toBe('rowByRow');
  });

  it('is in the link of this computer as long as it is kept, and is raced again once it is changed', async () => {
    const { link, storage } = await withOwn(EASY, CODE);
    const { compare, store, state, notices, textStore, ended } = await open(EASY, {
      storage,
      runProgram: sandboxHere,
    });
    compare.start(link());
    expect(state().contestants.map(({ strategy, code }) => [strategy, code])).toEqual([
      ['rowByRow', undefined],
      ['ownCode', CODE],
    ]);
    const changed = SOLVERS['writes first, tests after'] ?? '';
    textStore.put('unwind.program', changed);
    compare.start();
    expect(store.getState().contestants[1]?.code).toBe(changed);
    await ended();
    expect(noticesOf({ notices })).toEqual([]);
    compare.start(link());
    expect(noticesOf({ notices })).toEqual(['unknownLinkKeys']);
  });

  it.each([
    ['ends without a solution', 'function solve(board) { board[0][2] = 4; }', 'unsolved', 1],
    ['writes nothing', 'function solve(board) {}', 'unsolved', 0],
    ['cannot be read', 'function solve(board) {', 'failed', 0],
    ['writes too often', 'function solve(b) { for (;;) { b[0][2] = 4; b[0][2] = 0; } }', 'steps', 10_000_000],
  ] as const)('that %s says so, and is not the best', async (_, code, phase, steps) => {
    const { state, own, ended } = await withOwn(EASY, code);
    await ended();
    expect(state().rows[own]).toMatchObject({ phase, tally: { steps } });
    await vi.waitFor(() => expect(state().divergence.kind).toBe(steps === 0 ? 'noSteps' : 'at'));
  });

  it('races over a set, puzzle by puzzle', async () => {
    const { chooseSet, setScope, state, own, setEnded } = await withOwn(EASY, CODE);
    setScope('set');
    await chooseSet('easy');
    await setEnded();
    const { puzzles, setRows } = state();
    const results = setRows[own]?.results ?? [];
    expect(results).toHaveLength(puzzles.length);
    for (const index of [0, 7, puzzles.length - 1]) {
      const { tape } = await runHere(CODE, puzzles[index] ?? EASY);
      expect(results[index]).toMatchObject({ end: 'finished', steps: tape.length, solutions: 1 });
    }
  });
});

describe('a race', () => {
  it('counts for each strategy what its machine counts', async () => {
    const { rows, state, ended } = await open(HARD);
    await ended();
    for (const [index, { strategy }] of state().contestants.entries()) {
      if (strategy === 'ownCode') throw new Error('not by default');
      const started = startSearch(strategy, HARD, STRATEGIES[strategy].defaults as never);
      if (!started.ok) throw new Error('refused');
      const depths = new Int32Array(82);
      started.value.run(10_000_000, depths);
      const { steps, guesses, backtracks, solutions } = started.value.counters();
      expect(rows()[index]).toMatchObject({
        phase: 'finished',
        tally: { steps, guesses, backtracks, solutions },
        fills: started.value.fillsByCell(depths),
      });
      expect(rows()[index]?.tally.milliseconds).toBeGreaterThan(0);
    }
  });

  it('reports the progress of each strategy, and stops one or all at once', async () => {
    const { rows, state, idOf, stopRow, stop, setOptions } = await open(EMPTY_GRID);
    setOptions(idOf('rowByRow'), { all: true });
    setOptions(idOf('exactCover'), { all: true });
    const steps = (strategy: string) => state().rows[idOf(strategy)]?.tally.steps ?? 0;
    await vi.waitFor(() => expect(steps('rowByRow')).toBeGreaterThan(1000), { timeout: 20_000 });
    await vi.waitFor(() => expect(steps('exactCover')).toBeGreaterThan(1000), { timeout: 20_000 });
    expect(state().racing).toBe(true);
    stopRow(idOf('rowByRow'));
    expect(state().rows[idOf('rowByRow')]).toMatchObject({ phase: 'stopped' });
    expect(state().rows[idOf('exactCover')]).toMatchObject({ phase: 'running' });
    expect(stop()).toBe(true);
    expect(state().racing).toBe(false);
    expect(rows().map((row) => row?.phase)).not.toContain('running');
    expect(steps('rowByRow')).toBeGreaterThan(1000);
    expect(stop()).toBe(false);
  });

  it('stops a strategy at the limit of time, and says so', async () => {
    const { state, idOf, setOptions, setTimeLimit, ended } = await open(EMPTY_GRID);
    setOptions(idOf('rowByRow'), { all: true });
    setTimeLimit(50);
    await ended();
    const row = state().rows[idOf('rowByRow')];
    expect(row?.phase).toBe('time');
    expect(row?.tally.milliseconds).toBeGreaterThanOrEqual(50);
  });

  it('refuses givens that clash', async () => {
    const { state } = await open(CLASH);
    expect(state()).toMatchObject({ racing: false, rows: {} });
    expect(state().clashes.length).toBeGreaterThan(0);
  });

  it('runs again for another puzzle, but not for the same one', async () => {
    const { state, compare, screen, importing, ended } = await open(HARD);
    await ended();
    const { rows } = state();
    screen.enter('play');
    compare.start();
    await compare.load();
    expect(state().rows).toBe(rows);
    importing.openExample({ givens: EASY, entries: EMPTY_GRID, notes: null, name: null }, 'array');
    await vi.waitFor(() => expect(state().givens).toBe(EASY));
    await ended();
    expect(state().rows).not.toBe(rows);
  });

  it('stops when the player leaves', async () => {
    const { state, compare, idOf, setOptions } = await open(EMPTY_GRID);
    setOptions(idOf('rowByRow'), { all: true });
    expect(state().racing).toBe(true);
    compare.leave();
    await vi.waitFor(() => expect(state().racing).toBe(false));
  });
});

describe('contestants', () => {
  it('can be added and removed, and one can take part twice with different options', async () => {
    const { state, add, remove, setOptions, idOf, ended } = await open(HARD);
    add('rowByRow');
    const twin = state().contestants.at(-1)?.id ?? -1;
    setOptions(twin, { digits: { kind: 'descending' } });
    remove(idOf('exactCover'));
    await ended();
    expect(state().contestants.map(({ strategy }) => strategy)).toEqual([
      'rowByRow',
      'fewestCandidates',
      'singlesFirst',
      'propagation',
      'rowByRow',
    ]);
    const [first, , , , last] = state().contestants;
    expect(state().rows[last?.id ?? -1]?.tally.steps).not.toBe(state().rows[first?.id ?? -1]?.tally.steps);
  });

  it.each(Object.entries(LINE_UPS))('line up as %s', async (id, text) => {
    const { state, lineUp, stop, link } = await open(EASY);
    lineUp(id as LineUp);
    expect(link()).toBe(text);
    expect(new Set(state().contestants.map((one) => one.id)).size).toBe(text.split(';').length);
    stop();
  });

  it('are at least one', async () => {
    const { state, remove } = await open(EASY);
    for (const { id } of state().contestants) remove(id);
    expect(state().contestants).toHaveLength(1);
  });

  it('keep the options that the new strategy has too', async () => {
    const { state, setOptions, setStrategy, idOf } = await open(EASY);
    const id = idOf('rowByRow');
    setOptions(id, { digits: { kind: 'descending' }, rejections: true });
    setStrategy(id, 'propagation');
    expect(state().contestants[0]).toEqual({
      id,
      strategy: 'propagation',
      options: { all: false, digits: { kind: 'descending' } },
    });
  });

  it('are opened in Watch at the requested step', async () => {
    const { watch, watchRow, screen, stop, setOptions, idOf } = await open(HARD);
    setOptions(idOf('fewestCandidates'), { digits: { kind: 'descending' } });
    stop();
    watchRow(idOf('fewestCandidates'), 7);
    expect(screen.store.getState().mode).toBe('watch');
    const playback = await watch.load();
    await vi.waitFor(() =>
      expect(playback.moment()).toEqual({
        strategy: 'fewestCandidates',
        options: 'digits:descending',
        step: 7,
      }),
    );
    playback.rest();
  });
});

describe('the first difference of two searches', () => {
  const found = (state: () => { readonly divergence: { readonly kind: string } }) =>
    vi.waitFor(() => expect(state().divergence.kind).not.toBe('looking'), { timeout: 20_000 });

  it('is the first step they do not share', async () => {
    const { state, setPair, idOf } = await open(HARD);
    setPair([idOf('rowByRow'), idOf('exactCover')]);
    await found(state);
    expect(state().divergence).toMatchObject({ kind: 'at', step: 1, made: [{ kind: 'fill' }, {}] });
  });

  it('does not exist if both make the same steps', async () => {
    const { state, setPair, setStrategy, idOf } = await open(EASY);
    setStrategy(idOf('exactCover'), 'candidateLists');
    setPair([idOf('rowByRow'), idOf('candidateLists')]);
    await found(state);
    expect(state().divergence).toMatchObject({ kind: 'never' });
  });

  it('is searched for up to the time limit, then further on request, and can be stopped', async () => {
    const { state, setPair, setTimeLimit, add, setOptions, comparePair, stopPair, stop } =
      await open(EMPTY_GRID);
    add('candidateLists');
    add('rowByRow');
    const [a = 0, b = 0] = state()
      .contestants.slice(-2)
      .map(({ id }) => id);
    setOptions(a, { all: true });
    setOptions(b, { all: true });
    setTimeLimit(30);
    setPair([a, b]);
    expect(state().divergence).toEqual({ kind: 'looking', steps: 0 });
    await found(state);
    const first = state().divergence;
    expect(first.kind).toBe('notYet');
    const shared = first.kind === 'notYet' ? first.steps : 0;
    expect(shared).toBeGreaterThan(0);
    comparePair();
    const steps = () => ('steps' in state().divergence ? (state().divergence as { steps: number }).steps : 0);
    await vi.waitFor(() => expect(steps()).toBeGreaterThan(shared), { timeout: 20_000 });
    expect(state().divergence.kind).toBe('looking');
    stopPair();
    expect(state().divergence.kind).toBe('notYet');
    expect(steps()).toBeGreaterThan(shared);
    stop();
  });

  it('is not searched for with one contestant', async () => {
    const { state, setPair, idOf } = await open(EASY);
    setPair([idOf('rowByRow'), idOf('rowByRow')]);
    expect(state().divergence).toEqual({ kind: 'none' });
  });
});

describe('a set of puzzles', () => {
  it('is searched by every strategy, each puzzle up to the limit of steps', async () => {
    const { state, setScope, chooseSet, setStepLimit, setEnded, idOf } = await open(EASY);
    setScope('set');
    await chooseSet('norvigHardest');
    setStepLimit(10_000);
    await setEnded();
    const { setRows, contestants, puzzles } = state();
    expect(puzzles).toHaveLength(11);
    for (const { id } of contestants) {
      expect(setRows[id]?.phase).toBe('done');
      expect(setRows[id]?.results).toHaveLength(11);
    }
    const ends = setRows[idOf('rowByRow')]?.results.map(({ end, steps }) => [end, steps] as const) ?? [];
    expect(ends.some(([end]) => end === 'steps')).toBe(true);
    for (const [end, steps] of ends) expect(end === 'steps' ? steps : 0).toBe(end === 'steps' ? 10_000 : 0);
    expect(setRows[idOf('singlesFirst')]?.results.every(({ solutions }) => solutions === 1)).toBe(true);
  });

  it('is stopped as a whole', async () => {
    const { state, setScope, chooseSet, setStepLimit, stop } = await open(EASY);
    setScope('set');
    await chooseSet('hardest2019');
    setStepLimit(10_000_000);
    expect(stop()).toBe(true);
    expect(Object.values(state().setRows).map(({ phase }) => phase)).toEqual(new Array(5).fill('stopped'));
  });

  it('goes on with its rest after it was stopped', async () => {
    const { state, setScope, chooseSet, setStepLimit, stop, goOn, setEnded, idOf } = await open(EASY);
    setScope('set');
    await chooseSet('norvigHardest');
    setStepLimit(20_000);
    const results = (strategy: string) => state().setRows[idOf(strategy)]?.results ?? [];
    await vi.waitFor(() => expect(results('exactCover').length).toBeGreaterThan(0), { timeout: 20_000 });
    stop();
    const done = results('exactCover');
    goOn();
    await setEnded();
    expect(results('exactCover')).toHaveLength(11);
    for (const [index, result] of done.entries()) expect(results('exactCover')[index]).toBe(result);
    expect(Object.values(state().setRows).map(({ phase }) => phase)).toEqual(new Array(5).fill('done'));
  });

  it('keeps the results of contestants that stay', async () => {
    const { state, setScope, chooseSet, setStepLimit, setEnded, add, remove, setOptions, idOf } =
      await open(EASY);
    setScope('set');
    await chooseSet('norvigHardest');
    setStepLimit(1000);
    await setEnded();
    const before = state().setRows;
    remove(idOf('propagation'));
    add('candidateLists');
    setOptions(idOf('exactCover'), { digits: { kind: 'descending' } });
    await setEnded();
    expect(state().setRows[idOf('rowByRow')]?.results).toBe(before[idOf('rowByRow')]?.results);
    expect(state().setRows[idOf('exactCover')]?.results).not.toBe(before[idOf('exactCover')]?.results);
    expect(state().contestants.map(({ id }) => state().setRows[id]?.results.length)).toEqual([
      11, 11, 11, 11, 11,
    ]);
  });

  it('keeps the picked column until another set or measure is chosen', async () => {
    const { state, setScope, chooseSet, stop, pick, setMeasure, idOf } = await open(EASY);
    setScope('set');
    await chooseSet('norvigHardest');
    stop();
    const picked = { id: idOf('exactCover'), at: Number.POSITIVE_INFINITY };
    pick(picked);
    setScope('one');
    setScope('set');
    expect(state().picked).toBe(picked);
    setMeasure('steps');
    expect(state()).toMatchObject({ measure: 'steps', picked: null });
    pick(picked);
    await chooseSet('norvigEasy');
    stop();
    expect(state()).toMatchObject({ measure: 'steps', picked: null });
  });

  it.each(Object.keys(SETS) as SetId[])('%s has puzzles that can be searched', async (id) => {
    const puzzles = await SETS[id]();
    expect(puzzles.length).toBeGreaterThan(10);
    expect(puzzles.flatMap(clashesOf)).toEqual([]);
  });
});

describe('the player’s own set', () => {
  const offered = async (text: string) => {
    const opening = await open(EASY);
    opening.setScope('set');
    opening.setStepLimit(1);
    await opening.offerSet(new Blob([text]));
    return opening;
  };

  it('is read in any notation, and the parts left out are named with the reason', async () => {
    const picture = (HARD.match(/.{9}/g) ?? []).join('\n');
    const text = `# of mine\n${EASY} a name\n\n${picture}\n\nnothing\n${CLASH}\n${EASY.slice(1)}\n#p=${EXAMPLE_3}\n`;
    const { state, setEnded } = await offered(text);
    expect(state()).toMatchObject({
      set: 'pasted',
      gathering: null,
      puzzles: [EASY, HARD, EXAMPLE_3],
      gathered: {
        found: 3,
        every: 1,
        left: 3,
        leftOut: [
          { line: 14, text: 'nothing', why: { kind: 'unreadable' } },
          {
            line: 15,
            text: '55......................................…',
            why: { kind: 'clash', clashes: [{ digit: 5 }] },
          },
          { line: 16, why: { kind: 'unreadable', reason: { kind: 'cellCount', cells: 80 } } },
        ],
      },
    });
    await setEnded();
    expect(Object.values(state().setRows).every(({ results }) => results.length === 3)).toBe(true);
  });

  it('leaves the set before if it has no puzzle, and says why', async () => {
    const { state, chooseSet, offerSet } = await offered('a heading\nnothing\n');
    expect(state()).toMatchObject({ set: null, puzzles: [], gathered: { found: 0, left: 1 } });
    await chooseSet('norvigHardest');
    expect(state().gathered).toBeNull();
    await offerSet(new Blob(['a heading\nnothing\n']));
    expect(state()).toMatchObject({ set: 'norvigHardest', gathered: { found: 0, left: 1 } });
    expect(state().puzzles).toHaveLength(11);
  });

  it('is sampled evenly if it has very many puzzles', async () => {
    const { state, stop } = await offered(`${EASY}\n`.repeat(2 * MOST_PUZZLES + 10));
    stop();
    const { gathered, puzzles } = state();
    expect(gathered).toMatchObject({ found: 2 * MOST_PUZZLES + 10, every: 4 });
    expect(puzzles).toHaveLength(Math.ceil((2 * MOST_PUZZLES + 10) / 4));
  });

  it('is no longer read after a stop', async () => {
    const { state, setScope, offerSet, stop } = await open(EASY);
    setScope('set');
    const offering = offerSet(new Blob([`${EASY}\n`.repeat(5000)]));
    expect(state().gathering).toBe(0);
    expect(stop()).toBe(true);
    await offering;
    expect(state()).toMatchObject({ gathering: null, set: null, puzzles: [] });
  });
});

describe('a link', () => {
  it('contains the strategies and their options, and opens them', async () => {
    const { state, add, remove, setOptions, idOf, link, open: openLink, ended } = await open(HARD);
    add('rowByRow');
    setOptions(state().contestants.at(-1)?.id ?? 0, { digits: { kind: 'shuffled', seed: 7 }, all: true });
    remove(idOf('propagation'));
    const text = link();
    expect(text).toBe('rowByRow;fewestCandidates;singlesFirst;exactCover;rowByRow,all,digits:shuffled.7');
    const before = state().contestants.map(({ strategy, options }) => ({ strategy, options }));
    openLink('exactCover');
    expect(state().contestants.map(({ strategy }) => strategy)).toEqual(['exactCover']);
    openLink(text);
    expect(state().contestants.map(({ strategy, options }) => ({ strategy, options }))).toEqual(before);
    remove(state().contestants.at(-1)?.id ?? 0);
    await ended();
    expect(state().rows[idOf('exactCover')]?.phase).toBe('finished');
  });

  it('contains a built-in set and its limit', async () => {
    const { state, setScope, chooseSet, setStepLimit, link, open: openLink, setEnded } = await open(EASY);
    setScope('set');
    await chooseSet('norvigHardest');
    setStepLimit(1000);
    const text = link();
    expect(text).toBe(
      'rowByRow;fewestCandidates;singlesFirst;propagation;exactCover;set:norvigHardest;steps:1000',
    );
    setScope('one');
    openLink(text);
    expect(state()).toMatchObject({ scope: 'set', stepLimit: 1000 });
    await vi.waitFor(() => expect(state().set).toBe('norvigHardest'));
    await setEnded();
  });

  it('with unknown parts names them', async () => {
    const stores = await open(EASY);
    stores.open('rowByRow,sideways,digits:descending;bogus;set:mine;steps:x;exactCover');
    expect(stores.state().contestants).toMatchObject([
      { strategy: 'rowByRow', options: { digits: { kind: 'descending' } } },
      { strategy: 'exactCover' },
    ]);
    const [{ notice } = { notice: null }] = stores.notices.store.getState().shown;
    expect(notice).toEqual({ kind: 'unknownLinkKeys', keys: ['sideways', 'bogus', 'set:mine', 'steps:x'] });
  });

  it('without a known strategy compares the usual ones', async () => {
    const stores = await open(EASY);
    stores.open('bogus');
    expect(stores.state().contestants).toHaveLength(5);
    expect(noticesOf(stores)).toContain('unknownLinkKeys');
  });

  it('with too many contestants says which are left out', async () => {
    const stores = await open(EASY);
    stores.open(`${'exactCover;'.repeat(stores.most)}rowByRow`);
    expect(stores.state().contestants).toHaveLength(stores.most);
    expect(stores.notices.store.getState().shown[0]?.notice).toMatchObject({ keys: ['rowByRow'] });
  });
});

describe('a worker that dies', () => {
  const openHeld = async () => {
    const { pageRacers } = await import('../../worker/testing');
    const { loadComparison } = await import('./comparison');
    const stores = openStores({ puzzle: EXAMPLE_3 });
    const workers: { onerror: (() => void) | null }[] = [];
    const newRacers = (options: RacersOptions) =>
      pageRacers({
        ...options,
        newWorker: () => {
          const worker = {
            onmessage: null,
            onerror: null as (() => void) | null,
            onmessageerror: null,
            postMessage: () => {},
            terminate: () => {},
          };
          workers.push(worker);
          return worker;
        },
      });
    const comparison = await loadComparison({
      ...stores,
      cores: 1,
      now: () => 0,
      newThread: () => new HeldThread(),
      newRacers,
    });
    opened.push(comparison.rest);
    stores.screen.enter('compare');
    comparison.open();
    return { stores, comparison, workers };
  };

  it('is restarted once, with a notice', async () => {
    const { stores, comparison, workers } = await openHeld();
    workers[0]?.onerror?.();
    expect(workers).toHaveLength(2);
    expect(comparison.store.getState().racing).toBe(true);
    expect(noticesOf(stores)).toEqual(['raceRestarted']);
  });

  it('a second time shows a notice, and the race can be run again', async () => {
    const { stores, comparison, workers } = await openHeld();
    workers[0]?.onerror?.();
    workers[1]?.onerror?.();
    const { rows, racing, divergence } = comparison.store.getState();
    expect(racing).toBe(false);
    expect(divergence.kind).toBe('notYet');
    expect(Object.values(rows).map(({ phase }) => phase)).toEqual(new Array(5).fill('failed'));
    expect(noticesOf(stores)).toContain('workerFailed');
    comparison.again();
    expect(workers).toHaveLength(3);
    expect(comparison.store.getState().racing).toBe(true);
  });
});
