import { describe, expect, it, vi } from 'vitest';
import { digitAt, EMPTY_GRID, grid, isSolution } from '../../sudoku/core';
import { writeAs } from '../../sudoku/formats';
import type { SearchWorkersOptions } from '../../worker';
import { pageSearchWorkers } from '../../worker/testing';
import { FakeStorage, openStores } from '../testing';

/** Row by row to the first solution: 351 steps. */
const PUZZLE = grid('..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..');
const SOLUTION = grid('483921657967345821251876493548132976729564138136798245372689514814253769695417382');
const STEPS = 351;
const LONG = grid('4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......');
/** A puzzle whose first choice is wrong for millions of steps. */
const LONGEST = grid('..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9');
const LONGEST_SOLUTION = grid(
  '987654321246173985351928746128537694634892157795461832519286473472319568863745219',
);
const CLASH = grid(`55${'.'.repeat(79)}`);
const NONE = grid('..9.287..8.6..4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.3..');

async function watching({ puzzle = PUZZLE, stillness = true, storage = new FakeStorage() } = {}) {
  const stores = openStores({ puzzle, stillness, storage });
  stores.watch.start();
  const playback = await stores.watch.load();
  const state = () => playback.store.getState();
  const recorded = () => vi.waitFor(() => expect(state().recording).toBe('ended'));
  /** Waits until the board shows a step. */
  const at = (step: number) =>
    vi.waitFor(() => expect([state().view?.step, state().wanted]).toEqual([step, null]));
  return { ...stores, playback, state, recorded, at };
}

describe('a search that is watched', () => {
  it('opens paused at its start with reduced motion, and is recorded to its end', async () => {
    const { state, recorded, at } = await watching();
    await recorded();
    await at(0);
    expect(state()).toMatchObject({
      playing: 'no',
      status: { steps: STEPS, end: { kind: 'solved' } },
      search: { strategy: 'rowByRow', givens: PUZZLE },
    });
  });

  it('opens playing otherwise', async () => {
    const { state, recorded, paint, at } = await watching({ stillness: false });
    await recorded();
    expect(state().playing).toBe('forward');
    paint(0);
    for (let frame = 0; frame < 3; frame++) paint(100);
    await at(1);
    for (let frame = 0; frame < 3; frame++) paint(100);
    await at(2);
  });

  it('goes step by step, to both ends, and to a number', async () => {
    const { playback, recorded, at, state } = await watching();
    await recorded();
    playback.step(1);
    await at(1);
    playback.step(1);
    playback.step(1);
    await at(3);
    playback.step(-1);
    await at(2);
    playback.last();
    await at(STEPS);
    expect(state().view).toMatchObject({ outcome: 'solved', board: SOLUTION });
    playback.step(1);
    await at(STEPS);
    playback.first();
    await at(0);
    playback.step(-1);
    await at(0);
    playback.goToStep(100);
    await at(100);
    playback.goToStep(99_999);
    await at(STEPS);
  });

  it('goes to a step that is not recorded yet as soon as it is', async () => {
    const { playback, at, state } = await watching();
    playback.setStrategy('exactCover');
    expect(state().status).toBeNull();
    playback.step(1);
    playback.step(1);
    await at(2);
  });

  it('shows the newest of many requested steps, and asks for one at a time', async () => {
    const { playback, recorded, at, state } = await watching();
    await recorded();
    const shown: number[] = [];
    playback.store.subscribe(({ view }, before) => {
      if (view !== null && view !== before.view) shown.push(view.step);
    });
    for (let step = 1; step <= 200; step++) playback.seek(step);
    await at(200);
    expect(shown.length).toBeLessThan(4);
    expect(state().view?.step).toBe(200);
  });

  it('plays at the set speed, frame by frame, in both directions, and stops at the ends', async () => {
    const { playback, recorded, at, paint, state } = await watching();
    await recorded();
    await at(0);
    playback.setSpeed(1000);
    playback.play('forward');
    paint(0);
    paint(50);
    await at(50);
    paint(50);
    await at(100);
    playback.play('back');
    paint(0);
    paint(50);
    await at(50);
    for (let frame = 0; frame < 3; frame++) paint(100);
    await at(0);
    paint(10);
    expect(state().playing).toBe('no');
    playback.play('forward');
    paint(0);
    while (state().playing !== 'no') {
      paint(100);
      await at(state().wanted ?? state().view?.step ?? 0);
    }
    expect(state().view?.step).toBe(STEPS);
    playback.toggle();
    await at(0);
  });

  it('never runs ahead of the screen by more than a moment', async () => {
    const { playback, recorded, at, paint, state } = await watching();
    await recorded();
    await at(0);
    playback.setSpeed(100);
    playback.play('forward');
    paint(0);
    for (let frame = 0; frame < 50; frame++) paint(100);
    expect(state().wanted).toBeLessThanOrEqual(25);
  });

  it('plays the rest in ten seconds', async () => {
    const { playback, recorded, at, paint, state } = await watching();
    await recorded();
    await at(0);
    playback.finish();
    expect(state()).toMatchObject({ playing: 'forward', finishing: true });
    paint(0);
    for (let frame = 0; frame < 50; frame++) {
      paint(100);
      await at(state().wanted ?? state().view?.step ?? 0);
    }
    expect(state().view?.step).toBeGreaterThan(STEPS * 0.45);
    expect(state().view?.step).toBeLessThan(STEPS * 0.55);
    playback.setSpeed(1);
    expect(state().finishing).toBe(false);
  });

  it('stays at backtracks if that is switched on', async () => {
    const { playback, recorded, at, paint, state } = await watching();
    await recorded();
    await playback.find({ kind: 'undoTo', depth: 81 }, 'next');
    await vi.waitFor(() => expect(state().view?.last?.kind).toBe('undo'));
    const step = state().view?.step ?? 0;
    playback.setSpeed(60);
    playback.setSlowDown(true);
    playback.play('forward');
    paint(0);
    paint(100);
    paint(100);
    await at(step);
    playback.setSlowDown(false);
    paint(100);
    await at(step + 6);
  });

  it('steps through the speeds', async () => {
    const { playback, state } = await watching();
    const speeds = () => {
      playback.changeSpeed(1);
      return state().speed;
    };
    expect([speeds(), speeds(), speeds()]).toEqual([5, 10, 20]);
    playback.changeSpeed(-1);
    expect(state().speed).toBe(10);
    playback.setSpeed(1e9);
    playback.changeSpeed(1);
    expect(state().speed).toBe(10_000_000);
    playback.setSpeed(0);
    expect(state().speed).toBe(1);
  });
});

describe('finding', () => {
  it('goes to the next and the previous of a kind, and says so if there is none', async () => {
    const { playback, recorded, at, state } = await watching();
    await recorded();
    await at(0);
    await playback.find({ kind: 'deadEnd' }, 'next');
    await vi.waitFor(() => expect(state().view?.outcome).toBe('deadEnd'));
    const first = state().view?.step ?? 0;
    await playback.find({ kind: 'deadEnd' }, 'next');
    await vi.waitFor(() => expect(state().view?.step).toBeGreaterThan(first));
    await playback.find({ kind: 'deadEnd' }, 'previous');
    await at(first);
    await playback.find({ kind: 'deadEnd' }, 'previous');
    expect(state().missed).toEqual({ goal: { kind: 'deadEnd' }, way: 'previous' });
    playback.step(1);
    await at(first + 1);
    expect(state().missed).toBeNull();
  });

  it('finds the step that last changed a cell', async () => {
    const { playback, recorded, at, state } = await watching();
    await recorded();
    playback.last();
    await at(STEPS);
    const cell = state().view?.stack[0]?.cell;
    if (cell === undefined) throw new Error('no choice');
    await playback.find({ kind: 'cellWritten', cell }, 'previous');
    await vi.waitFor(() => expect(state().view?.last).toMatchObject({ kind: 'fill', cell }));
    expect(digitAt(SOLUTION, cell)).toBe(state().view?.last?.digit);
  });

  it('goes to where a choice of the stack was made', async () => {
    const { playback, recorded, at, state } = await watching();
    await recorded();
    playback.last();
    await at(STEPS);
    const choice = state().view?.stack[9];
    await playback.goToChoice(10);
    await vi.waitFor(() => expect(state().view?.stack).toHaveLength(10));
    expect(state().view?.last).toMatchObject({ kind: 'fill', cell: choice?.cell, digit: choice?.digit });
  });

  it('stops playing at a breakpoint, which can be removed', async () => {
    const { playback, recorded, at, paint, state } = await watching();
    await recorded();
    await at(0);
    playback.toggleBreakpoint({ kind: 'deadEnd' });
    playback.setSpeed(10_000);
    playback.play('forward');
    paint(0);
    paint(20);
    await vi.waitFor(() => expect(state().playing).toBe('no'));
    expect(state()).toMatchObject({ met: { kind: 'deadEnd' }, view: { outcome: 'deadEnd' } });
    const { step } = state().view ?? { step: 0 };
    playback.play('forward');
    paint(0);
    paint(20);
    await vi.waitFor(() => expect(state().playing).toBe('no'));
    expect(state().view?.step).toBeGreaterThan(step);
    expect(state().view?.outcome).toBe('deadEnd');
    playback.toggleBreakpoint({ kind: 'deadEnd' });
    expect(state().breakpoints).toEqual([]);
  });

  it('goes to a step that is requested just before playing reaches a breakpoint', async () => {
    const { playback, recorded, at, paint, state } = await watching();
    await recorded();
    await at(0);
    playback.toggleBreakpoint({ kind: 'deadEnd' });
    playback.setSpeed(10_000);
    playback.play('forward');
    paint(0);
    paint(20);
    playback.seek(300);
    await at(300);
    expect(state().playing).toBe('no');
  });

  it('stays at undos if it should slow down: above 60 steps a second only at long ones', async () => {
    const { playback, recorded, at, paint, state } = await watching();
    await recorded();
    await at(0);
    playback.setSlowDown(true);
    playback.setSpeed(100);
    playback.play('forward');
    paint(0);
    for (let frame = 0; frame < 100 && state().staysAt === null; frame++) {
      paint(50);
      await vi.waitFor(() => expect(state().wanted).toBeNull());
    }
    const { staysAt, view } = state();
    if (staysAt === null || view === null) throw new Error('it stayed nowhere');
    expect(view).toMatchObject({ step: staysAt, last: { kind: 'undo' } });
    const bar = await playback.ask('bar', { step: staysAt - 1, depth: view.stack.length + 1 });
    if (!bar.ok || bar.value === null) throw new Error('no choice was taken back');
    expect(staysAt - bar.value.start).toBeGreaterThanOrEqual(100);
    for (let frame = 0; frame < 4; frame++) paint(100);
    expect(state()).toMatchObject({ staysAt, playing: 'forward', view: { step: staysAt } });
    paint(100);
    paint(100);
    await vi.waitFor(() => expect(state().view?.step).toBeGreaterThan(staysAt));
    expect(state().playing).toBe('forward');
  });

  it('names the first mistake and what it costs', async () => {
    const { playback, recorded, at, state, live } = await watching();
    await recorded();
    await at(0);
    await playback.askForMistake();
    expect(state().mistake).toEqual({ kind: 'unknown' });
    await live.latest('assess').answer({ kind: 'one', solution: SOLUTION, milliseconds: 1, guesses: 0 });
    await playback.askForMistake();
    expect(state().mistake).toEqual({ kind: 'none' });
    await playback.find({ kind: 'deadEnd' }, 'next');
    await vi.waitFor(() => expect(state().view?.outcome).toBe('deadEnd'));
    await playback.askForMistake();
    const mistake = state().mistake;
    if (mistake?.kind !== 'found') throw new Error('no mistake found');
    const { cell, digit, instead, depth, stepsLeft } = mistake.mistake;
    expect(state().view?.stack[depth - 1]).toMatchObject({ cell, digit });
    expect(digitAt(SOLUTION, cell)).toBe(instead);
    playback.goToStep((state().view?.step ?? 0) + (stepsLeft ?? 0));
    await vi.waitFor(() => expect(state().view?.last).toEqual({ kind: 'undo', cell, digit }));
    expect(state().mistake).toBeNull();
  });
});

describe('why a state is a dead end', () => {
  it('is told by its guesses, until another state is shown', async () => {
    const { playback, recorded, at, state } = await watching();
    await recorded();
    await at(0);
    await playback.askForConflict();
    expect(state().conflict).toBeNull();
    await playback.find({ kind: 'deadEnd' }, 'next');
    await vi.waitFor(() => expect(state().view?.outcome).toBe('deadEnd'));
    await playback.askForConflict();
    const { conflict, view } = state();
    if (conflict === null) throw new Error('no conflict');
    expect(view?.stack).toEqual(expect.arrayContaining([...conflict.choices]));
    expect(conflict.skipped).toBeGreaterThanOrEqual(0);
    playback.step(1);
    await vi.waitFor(() => expect(state().view?.step).toBe((view?.step ?? 0) + 1));
    expect(state().conflict).toBeNull();
  });
});

describe('a mistake whose undo is not recorded yet', () => {
  it('gets its distance later, when it is recorded', async () => {
    const { playback, at, state, live } = await watching({ puzzle: LONGEST });
    await vi.waitFor(() => expect(state().status?.steps).toBeGreaterThan(0));
    playback.pauseRecording();
    playback.goToStep(1);
    await at(1);
    await live
      .latest('assess')
      .answer({ kind: 'one', solution: LONGEST_SOLUTION, milliseconds: 1, guesses: 0 });
    await playback.askForMistake();
    expect(state().mistake).toMatchObject({ kind: 'found', mistake: { stepsLeft: null } });
    playback.resumeRecording();
    await vi.waitFor(
      () => expect(state().mistake).toMatchObject({ mistake: { stepsLeft: expect.any(Number) } }),
      { timeout: 30_000 },
    );
  });
});

describe('the search', () => {
  it('can use another strategy, with its options, from the givens or the board', async () => {
    const { playback, game, recorded, state } = await watching();
    playback.setOptions({ digits: { kind: 'descending' }, all: true });
    await vi.waitFor(() => expect(state().status?.end).toEqual({ kind: 'exhausted' }));
    playback.setStrategy('fewestCandidates');
    await recorded();
    expect(state().status?.steps).toBeLessThan(STEPS);
    expect(state().search.options).toMatchObject({ all: true, digits: { kind: 'descending' } });
    game.play({ kind: 'enter', cells: [0 as never], digit: 4, strike: false });
    expect(state().search.givens[0]).toBe('.');
    playback.setSource('board');
    expect(state().search.givens[0]).toBe('4');
    game.undo();
    expect(state().search.givens[0]).toBe('.');
  });

  it('is refused if digits clash, and names them', async () => {
    const { state } = await watching({ puzzle: CLASH });
    expect(state()).toMatchObject({
      refusal: { kind: 'clash', clashes: [{ digit: 5, house: 0, a: 0, b: 1 }] },
      view: null,
    });
  });

  it('runs until it is exhausted if there is no solution', async () => {
    const { playback, state, recorded } = await watching({ puzzle: NONE });
    playback.setStrategy('fewestCandidates');
    await recorded();
    playback.last();
    await vi.waitFor(() => expect(state().view?.ended).toBe(true));
    expect(state().status?.end).toEqual({ kind: 'exhausted' });
    expect(state().view?.why).toMatchObject({ kind: 'deadEnd', after: null });
    expect(state().status?.counters?.solutions).toBe(0);
  });

  it('stops at a limit, says so, and goes further when asked', async () => {
    const { playback, state, recorded, at, notices } = await watching({ puzzle: EMPTY_GRID });
    playback.setLimits({ steps: 10_000 });
    playback.setOptions({ all: true });
    await recorded();
    expect(state().status).toMatchObject({ steps: 10_000, end: { kind: 'capped', by: 'steps' } });
    playback.last();
    await at(10_000);
    playback.goToStep(20_000);
    await at(10_000);
    expect(notices.store.getState().shown.at(-1)?.notice).toEqual({ kind: 'notRecorded', step: 20_000 });
    playback.play('forward');
    expect(state().playing).toBe('no');
    await at(10_000);
    playback.recordFurther();
    await vi.waitFor(() => expect(state().status?.steps).toBe(40_000));
    await at(10_000);
  });

  it('is followed to its end, unless the person goes elsewhere', async () => {
    const { playback, state, at } = await watching({ puzzle: EMPTY_GRID });
    playback.setOptions({ all: true });
    await vi.waitFor(() => expect(state().status?.steps).toBeGreaterThan(0));
    playback.last();
    const first = state().status?.steps ?? 0;
    await vi.waitFor(() => expect(state().view?.step).toBeGreaterThan(first));
    playback.step(-1);
    const back = state().wanted ?? -1;
    await at(back);
    await vi.waitFor(() => expect(state().status?.steps).toBeGreaterThan(back + 1000));
    await at(back);
    playback.last();
    playback.stopRecording();
    await vi.waitFor(() => expect(state().status?.end).toEqual({ kind: 'capped', by: 'person' }));
    await at(state().status?.steps ?? 0);
  });

  it('goes on from where it was stopped, and does not start again', async () => {
    const { playback, state, at } = await watching({ puzzle: EMPTY_GRID });
    playback.setOptions({ all: true });
    const stopped = async () => {
      playback.stopRecording();
      await vi.waitFor(() => expect(state().status?.end).toEqual({ kind: 'capped', by: 'person' }));
      return state().status?.steps ?? 0;
    };
    await vi.waitFor(() => expect(state().status?.steps).toBeGreaterThan(0));
    const steps = await stopped();
    playback.goToStep(steps - 1);
    await at(steps - 1);
    const least: number[] = [];
    const stop = playback.store.subscribe(({ status }) => void least.push(status?.steps ?? -1));
    playback.recordFurther();
    expect(state()).toMatchObject({ recording: 'running', status: { steps, end: null } });
    await vi.waitFor(() => expect(state().status?.steps).toBeGreaterThan(steps));
    await at(steps - 1);
    const more = await stopped();
    stop();
    expect(Math.min(...least)).toBe(steps);
    playback.last();
    await at(more);
    expect(state().view?.counters.steps).toBe(more);
    // Another limit does not continue a recording that the player has stopped.
    playback.setLimits({ milliseconds: 600_000 });
    expect(state()).toMatchObject({ recording: 'ended', limits: { milliseconds: 600_000 } });
  });

  it('can be paused while it is recorded, continued, and stopped', async () => {
    const { playback, state, at } = await watching({ puzzle: EMPTY_GRID });
    playback.setOptions({ all: true });
    await vi.waitFor(() => expect(state().status?.steps).toBeGreaterThan(0));
    playback.seek(50);
    await at(50);
    playback.pauseRecording();
    expect(state().recording).toBe('paused');
    playback.resumeRecording();
    await vi.waitFor(() => expect(state().recording).toBe('running'));
    playback.stopRecording();
    await vi.waitFor(() => expect(state().status?.end).toEqual({ kind: 'capped', by: 'person' }));
    expect(state().recording).toBe('ended');
    await at(50);
  });

  it('is shown at the step that was asked for, if a worker is lost before that', async () => {
    let told: SearchWorkersOptions | undefined;
    const stores = openStores({
      puzzle: PUZZLE,
      newSearchWorkers(options) {
        told = options;
        return pageSearchWorkers(options);
      },
    });
    stores.watch.start();
    const { store, goToStep } = await stores.watch.load();
    // Nothing is shown yet.
    told?.onRestart();
    await vi.waitFor(() => expect(store.getState().view?.step).toBe(0));
    goToStep(77);
    told?.onRestart();
    await vi.waitFor(() => expect(store.getState().view?.step).toBe(77));
  });
});

describe('the board', () => {
  it('is as it was after Watch', async () => {
    const { game, watch, screen, playback, recorded, state } = await watching();
    const before = game.now();
    await recorded();
    playback.last();
    watch.leave();
    expect(game.now()).toBe(before);
    expect(screen.store.getState().mode).toBe('play');
    watch.start();
    await vi.waitFor(() => expect(screen.store.getState().mode).toBe('watch'));
    expect(state().status?.steps).toBe(STEPS);
  });

  it('gets a state on request, which can be undone', async () => {
    const { game, playback, recorded, at, notices, screen, state } = await watching();
    const before = game.now().board;
    await recorded();
    playback.seek(10);
    await at(10);
    const shown = state().view?.board;
    playback.keepState();
    expect(screen.store.getState().mode).toBe('play');
    const { board } = game.now();
    expect([...board.answers].filter((digit) => digit !== '.')).toHaveLength(state().view?.stack.length ?? 0);
    expect(shown).toBe([...board.givens].map((d, i) => (d === '.' ? board.answers[i] : d)).join(''));
    expect(notices.store.getState().shown.at(-1)).toMatchObject({
      notice: { kind: 'keptState' },
      actions: ['undo'],
    });
    game.undo();
    expect(game.now().board).toBe(before);
  });

  it('gets the candidates of the search too', async () => {
    const { game, playback, recorded, state } = await watching({ puzzle: LONG });
    playback.setStrategy('propagation');
    await recorded();
    await playback.find({ kind: 'deadEnd' }, 'next');
    await vi.waitFor(() => expect(state().view?.outcome).toBe('deadEnd'));
    playback.step(-1);
    await vi.waitFor(() => expect(state().wanted).toBeNull());
    const { variables } = state().view ?? {};
    if (variables?.kind !== 'propagation') throw new Error('no candidates');
    playback.keepState();
    const { givens, notes } = game.now().board;
    const puzzle = { givens, entries: EMPTY_GRID, notes, name: null };
    const searched = { givens: EMPTY_GRID, entries: EMPTY_GRID, notes: variables.candidates, name: null };
    expect(writeAs('fixedWidth', puzzle)).toBe(writeAs('fixedWidth', searched));
  });

  it('remembers the last goal until it is told to forget', async () => {
    const { playback, recorded, at, state } = await watching();
    await recorded();
    await at(0);
    await playback.find({ kind: 'undoTo', depth: 81 }, 'next');
    expect(state().sought).toBeNull();
    await playback.find({ kind: 'deadEnd' }, 'next');
    expect(state().sought).toEqual({ kind: 'deadEnd' });
    playback.forget();
    expect(state().sought).toBeNull();
  });

  it('gets the solution from any state, once it is found', async () => {
    const { game, playback, recorded, at } = await watching();
    game.play({ kind: 'enter', cells: [0 as never], digit: 4, strike: false });
    await recorded();
    playback.seek(10);
    await at(10);
    await playback.keepSolution();
    const { board } = game.now();
    expect(board.answers[0]).toBe('.');
    const all = [...board.givens].map((given, cell) =>
      given !== '.' ? given : board.entries[cell] === '.' ? board.answers[cell] : board.entries[cell],
    );
    expect(isSolution(all.join('') as typeof SOLUTION)).toBe(true);
    game.undo();
    expect(game.now().board.answers).toBe(EMPTY_GRID);
  });
});

describe('bookmarks', () => {
  it('survive a reload, separately for each search', async () => {
    const storage = new FakeStorage();
    const { playback, recorded, state } = await watching({ storage });
    await recorded();
    playback.setBookmarks([300, 12]);
    expect(state().bookmarks).toEqual([12, 300]);
    playback.setStrategy('exactCover');
    expect(state().bookmarks).toEqual([]);
    playback.rest();
    const again = await watching({ storage });
    expect(again.state().bookmarks).toEqual([12, 300]);
    again.playback.rest();
  });
});

describe('a link to a moment', () => {
  it('shows exactly that state', async () => {
    const { watch, playback, at, state } = await watching();
    watch.start({ strategy: 'rowByRow', options: 'digits:descending,rejections', step: 77 });
    await at(77);
    expect(state()).toMatchObject({
      playing: 'no',
      search: { strategy: 'rowByRow', options: { digits: { kind: 'descending' }, rejections: true } },
    });
    expect(playback.moment()).toEqual({
      strategy: 'rowByRow',
      options: 'digits:descending,rejections',
      step: 77,
    });
  });

  it('keeps every option', async () => {
    const { watch, playback } = await watching();
    for (const [strategy, options] of [
      ['fewestCandidates', 'all,digits:leastConstraining,cells:shuffled.7'],
      ['rowByRow', 'cells:spiral,board'],
      ['colouredNodes', 'start:cell.40,fewestFirst'],
      ['colouredNodes', 'start:random.12,singlesBefore'],
      ['exactCover', ''],
    ] as const) {
      watch.start({ strategy, options, step: 0 });
      await vi.waitFor(() => expect(playback.moment()).toEqual({ strategy, options, step: 0 }));
    }
  });

  it('ignores parts that make no sense, and reports an unknown strategy', async () => {
    const { watch, playback, notices, state } = await watching();
    watch.start({ strategy: 'rowByRow', options: 'digits:leastConstraining,cells:x,nonsense,', step: 0 });
    await vi.waitFor(() => expect(playback.moment().options).toBe(''));
    watch.start({ strategy: 'toString', options: '', step: 5 });
    await vi.waitFor(() =>
      expect(notices.store.getState().shown.at(-1)?.notice).toEqual({
        kind: 'unknownLinkKeys',
        keys: ['watch=toString'],
      }),
    );
    expect(state().search.strategy).toBe('rowByRow');
  });

  it('beyond the recording waits, showing the newest state, and reports if it is never recorded', async () => {
    const { playback, watch, state, at, notices } = await watching({ puzzle: EMPTY_GRID });
    watch.start({ strategy: 'rowByRow', options: 'all', step: 1e15 });
    await vi.waitFor(() => expect(state().view?.step).toBeGreaterThan(10_000));
    expect(state()).toMatchObject({ wanted: 1e15, recording: 'running' });
    playback.stopRecording();
    await vi.waitFor(() => expect(state().wanted).toBeNull());
    await at(state().status?.steps ?? 0);
    expect(notices.store.getState().shown.at(-1)?.notice).toEqual({ kind: 'notRecorded', step: 1e15 });
  });

  it('beyond the end of the search shows its end', async () => {
    const { watch, at } = await watching();
    watch.start({ strategy: 'rowByRow', options: '', step: 1_000_000 });
    await at(STEPS);
  });
});
