import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { runHere, SOLVERS } from '../../program/testing';
import { CELLS, type Cell, type Grid, grid } from '../../sudoku/core';
import { machineFor, type WatchRequest } from '../../sudoku/search';
import type { Pairing } from '../shared/besideOption';
import { requestOf } from '../shared/searchOptions';
import { openStores } from '../testing';

/** Row by row to the first solution: 351 steps. */
const PUZZLE = grid('..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..');
/** The same without one given. */
const OTHER = grid('..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1....');

/** What a search does, step by step, by running it plainly. */
function plain(search: WatchRequest) {
  const machine = machineFor(search);
  const digits = () => CELLS.map((cell) => machine.digitIn(cell) || '.').join('');
  const states = [{ digits: digits(), depth: 0, wrote: '' }];
  while (!machine.ended) {
    const kind = machine.step();
    if (kind === null) break;
    const sign = { fill: '+', forced: '+', undo: '-', eliminate: '', reject: '' }[kind];
    states.push({
      digits: digits(),
      depth: machine.depth,
      wrote: sign === '' ? '' : `${sign}${machine.lastPlacement}`,
    });
  }
  return states;
}
type States = ReturnType<typeof plain>;

/** Where two searches part, by a list of what each has written. */
function partsAt(one: States, other: States) {
  const writes = (states: States) =>
    states.flatMap(({ wrote }, step) => (wrote === '' ? [] : [{ wrote, step }]));
  const [a, b] = [writes(one), writes(other)];
  const count = a.findIndex(({ wrote }, index) => b[index]?.wrote !== wrote);
  const index = count >= 0 ? count : a.length;
  if (a[index] === undefined && b[index] === undefined) return 'never';
  return { first: a[index]?.step ?? one.length - 1, second: b[index]?.step ?? other.length - 1 };
}

const within = (step: number, states: States) => Math.max(0, Math.min(step, states.length - 1));

/** How much has been written and taken back by a step. */
const writesBy = (step: number, states: States): number =>
  states.slice(1, step + 1).filter(({ wrote }) => wrote !== '').length;

/** The step of the second that belongs to a step of the first. */
function partner(pairing: Pairing, step: number, one: States, other: States): number {
  if (pairing === 'step') return within(step, other);
  if (pairing === 'parting') {
    const parting = partsAt(one, other);
    if (parting !== 'never' && step >= parting.first)
      return within(step - parting.first + parting.second, other);
    // Up to there both have written the same, so the boards are the same.
    const count = writesBy(step, one);
    const to = other.findIndex((_, at) => writesBy(at, other) === count);
    expect(other[to]?.digits).toBe(one[step]?.digits);
    return to;
  }
  const from = within(step, other);
  const depth = one[step]?.depth;
  const after = other.findIndex((state, index) => index >= from && state.depth === depth);
  const before = other.findLastIndex((state, index) => index <= from && state.depth === depth);
  return after >= 0 ? after : before >= 0 ? before : from;
}

const differing = (one: string | undefined, other: string | undefined) =>
  CELLS.filter((cell) => one?.[cell] !== other?.[cell]);

async function watching(puzzle: Grid = PUZZLE) {
  const stores = openStores({ puzzle });
  stores.watch.start();
  const first = await stores.watch.load();
  const state = () => first.store.getState();
  await vi.waitFor(() => expect(state()).toMatchObject({ recording: 'ended', wanted: null }));
  const beside = async (...wish: Parameters<typeof first.openBeside>) => {
    first.openBeside(...wish);
    const second = first.second();
    await vi.waitFor(() => {
      expect(second.store.getState()).toMatchObject({ recording: 'ended', wanted: null });
      expect(second.store.getState().view).not.toBeNull();
      expect(state().beside?.parting).not.toBe('asking');
    });
    return second;
  };
  return { ...stores, first, state, beside };
}

const request = (strategy: Parameters<typeof requestOf>[0], givens: Grid = PUZZLE): WatchRequest =>
  requestOf(strategy, givens, {});

describe('two searches side by side', () => {
  it('are in step: each step of the one belongs to one of the other, and the cells that differ are known', async () => {
    const { first, state, beside } = await watching();
    const one = plain(request('rowByRow'));
    for (const search of [
      request('propagation'),
      request('candidateLists'),
      requestOf('rowByRow', PUZZLE, { digits: { kind: 'descending' } }),
      request('fewestCandidates', OTHER),
    ]) {
      const second = await beside({ search, puzzle: search.givens });
      const other = plain(search);
      expect(state().status?.steps).toBe(one.length - 1);
      expect(second.store.getState().status?.steps).toBe(other.length - 1);
      expect(state().beside?.parting).toEqual(partsAt(one, other));
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom<Pairing>('step', 'depth', 'parting'),
          fc.boolean(),
          fc.nat(400),
          async (pairing, firstLeads, at) => {
            first.setPairing(pairing);
            const [lead, led] = firstLeads ? [first, second] : [second, first];
            const [mine, its] = firstLeads ? [one, other] : [other, one];
            // The end is where the other goes on.
            const step = Math.min(at, mine.length - 2);
            const to = partner(pairing, step, mine, its);
            lead.seek(step);
            await vi.waitFor(() => {
              expect(lead.store.getState().view?.step).toBe(step);
              expect(led.store.getState()).toMatchObject({ led: true, wanted: null, view: { step: to } });
              expect(state().beside?.differs).toEqual(differing(mine[step]?.digits, its[to]?.digits));
            });
          },
        ),
        { numRuns: 25 },
      );
    }
  });

  it('are compared all along, whatever they are in step by', async () => {
    const { first, state, beside } = await watching();
    const searches = [
      request('rowByRow'),
      requestOf('rowByRow', PUZZLE, { digits: { kind: 'descending' } }),
    ] as const;
    const second = await beside({ search: searches[1], puzzle: PUZZLE });
    const [one, other] = searches.map(plain) as [States, States];
    for (const pairing of ['step', 'depth', 'parting'] as const) {
      first.setPairing(pairing);
      const along = (mine: States, its: States) =>
        Array.from({ length: 120 }, (_, index) => {
          const step = Math.floor(((mine.length - 1) * (index + 0.5)) / 120);
          return differing(mine[step]?.digits, its[partner(pairing, step, mine, its)]?.digits).length;
        });
      await vi.waitFor(() =>
        expect(state().beside?.apart).toEqual({ first: along(one, other), second: along(other, one) }),
      );
    }
    // Another search is compared anew, and the same one does not differ.
    second.watch({ ...second.store.getState(), search: searches[0] });
    expect(state().beside?.apart).toBeNull();
    const same = new Array<number>(120).fill(0);
    await vi.waitFor(() => expect(state().beside?.apart).toEqual({ first: same, second: same }));
  });

  it('play on to the end of the longer one, and back', async () => {
    const { first, state, beside, paint } = await watching();
    const second = await beside({ search: request('propagation') });
    expect(second.store.getState().status?.steps).toBe(648);
    const both = () => [state().view?.step, second.store.getState().view?.step];
    const playTo = (steps: readonly [number, number]) =>
      vi.waitFor(() => {
        paint(100);
        expect(both()).toEqual(steps);
      });
    first.seek(340);
    await vi.waitFor(() => expect(both()).toEqual([340, 340]));
    first.setSpeed(50);
    first.play('forward');
    await playTo([351, 648]);
    expect([state().led, state().playing, second.store.getState().playing]).toEqual([true, 'no', 'no']);
    second.play('back');
    await playTo([0, 0]);
    // The one that a person acts on leads.
    first.step(1);
    await vi.waitFor(() => expect(both()).toEqual([1, 1]));
    expect([state().led, second.store.getState().led]).toEqual([false, true]);
    first.last();
    await vi.waitFor(() => expect(both()).toEqual([351, 351]));
    second.last();
    await vi.waitFor(() => expect(both()).toEqual([351, 648]));
  });

  it('can be brought to where they part, and each can have another strategy, order or puzzle', async () => {
    const { first, state, beside } = await watching();
    first.seek(60);
    await vi.waitFor(() => expect(state()).toMatchObject({ wanted: null, view: { step: 60 } }));
    const second = await beside({ search: request('propagation') });
    expect(second.store.getState().view?.step).toBe(60);
    const parting = partsAt(plain(request('rowByRow')), plain(request('propagation')));
    first.goToParting();
    const both = () => ({ first: state().view?.step, second: second.store.getState().view?.step });
    await vi.waitFor(() => expect(both().first).toBe(parting === 'never' ? null : parting.first));
    first.setPairing('parting');
    await vi.waitFor(() => expect(both()).toEqual(parting));
    second.setStrategy('candidateLists');
    await vi.waitFor(() => expect(state().beside?.parting).toBe('never'));
    second.setPuzzle(OTHER);
    await vi.waitFor(() =>
      expect(state().beside?.parting).toEqual(
        partsAt(plain(request('rowByRow')), plain(request('candidateLists', OTHER))),
      ),
    );
    expect(second.store.getState().search.givens).toBe(OTHER);
    expect(state().search.givens).toBe(PUZZLE);
    first.closeBeside();
    expect(state()).toMatchObject({ beside: null, led: false, search: { strategy: 'rowByRow' } });
  });

  it('are in a link with what differs from the first, and return with it', async () => {
    const { first, beside, state, watch } = await watching();
    expect(first.moment().options).toBe('');
    const second = await beside({
      search: requestOf('propagation', OTHER, { all: true }),
      puzzle: OTHER,
      pairing: 'depth',
    });
    const moment = first.moment();
    expect(moment.options).toBe(`beside:propagation;all;by:depth;of:${OTHER}`);
    const { status } = second.store.getState();
    watch.leave();
    watch.start(moment);
    expect(second.store.getState().status).toBe(status);
    watch.start({ ...moment, options: '' });
    expect(state().beside).toBeNull();
    watch.start(moment);
    await vi.waitFor(() => expect(second.store.getState().recording).toBe('ended'));
    expect(state().beside?.pairing).toBe('depth');
    expect(second.store.getState()).toMatchObject({
      puzzle: OTHER,
      search: { strategy: 'propagation', givens: OTHER, options: { all: true } },
    });
    expect(first.moment().options).toBe(moment.options);
  });

  it('show a search that was steered beside that without', async () => {
    const { first, beside, state } = await watching();
    const point = await first.guessPoint(() => true);
    if (point === null) throw new Error('no guess');
    await first.steer(point, { cell: 0 as Cell, digit: 5 });
    await vi.waitFor(() => expect(state()).toMatchObject({ recording: 'ended', wanted: null }));
    const second = await beside();
    expect(second.store.getState().search).toEqual(request('rowByRow'));
    expect(state().beside?.parting).toEqual({ first: 1, second: 1 });
  });
});

it('a program of the person’s own is the second search too, in step with the first', async () => {
  const code = SOLVERS['plain recursion'] ?? '';
  const { tape, onlyEnd } = await runHere(code, PUZZLE);
  const { first, state, beside, watch } = await watching();
  const second = await beside({ search: request('propagation'), puzzle: null });
  second.setProgram({ code, tape, end: { kind: 'returned', value: 'true' }, onlyEnd });
  await vi.waitFor(() => {
    expect(second.store.getState()).toMatchObject({ search: { strategy: 'ownCode' }, recording: 'ended' });
    expect(second.store.getState().view?.step).toBe(0);
    expect(state().beside?.parting).not.toBe('asking');
  });
  expect(second.store.getState().status?.steps).toBe(tape.length);
  const one = plain(request('rowByRow'));
  const other = plain(second.store.getState().search);
  expect(state().beside?.parting).toEqual(partsAt(one, other));
  for (const step of [1, 40, 200]) {
    first.seek(step);
    await vi.waitFor(() => {
      expect(state().view?.step).toBe(step);
      expect(second.store.getState()).toMatchObject({ led: true, wanted: null, view: { step } });
      expect(state().beside?.differs).toEqual(differing(one[step]?.digits, other[step]?.digits));
    });
  }
  second.seek(7);
  await vi.waitFor(() => expect(state()).toMatchObject({ led: true, wanted: null, view: { step: 7 } }));
  // Back and Forward return to it.
  const moment = first.moment();
  expect(moment.options).toMatch(/^beside:ownCode;program:\w+$/);
  const { search } = second.store.getState();
  watch.leave();
  watch.start(moment);
  expect(state().beside).not.toBeNull();
  expect(second.store.getState().search).toBe(search);
});
