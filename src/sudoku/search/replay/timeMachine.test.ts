import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CELLS,
  type Cell,
  candidatesAt,
  DIGITS,
  digitAt,
  EMPTY_GRID,
  type Grid,
  grid,
  NO_DIGITS,
  sizeOf,
} from '../../core';
import { EXAMPLES, PUZZLE_SETS, puzzles, spoiltPuzzles } from '../../testing';
import type { SearchMachine } from '../machine/machine';
import type { SearchView } from '../machine/view';
import { Recorder, type RecordingCaps, type RecordingChunk } from '../recording/recorder';
import { type SearchRequest, startSearch } from '../registry';
import { beginRequest, requests } from '../testing';
import type { Condition } from './find';
import { longestFailed } from './longest';
import { TimeMachine } from './timeMachine';

const NO_CAPS: RecordingCaps = { steps: Number.POSITIVE_INFINITY, bytes: Number.POSITIVE_INFINITY };

/** A time machine with a whole search, or as much as the limits allow, recorded in pieces. */
function record(request: SearchRequest, caps: Partial<RecordingCaps> = {}, piece = 10_000): TimeMachine {
  const recorder = new Recorder(beginRequest(request), { ...NO_CAPS, ...caps });
  const time = new TimeMachine(beginRequest(request));
  while (!recorder.ended) time.add(recorder.record(piece));
  return time;
}

/** The result of a generator, ignoring its yields. */
function finish<T>(walk: Generator<number, T>): T {
  for (;;) {
    const { done, value } = walk.next();
    if (done) return value;
  }
}

/** The views of all states of a search up to one. */
function states(request: SearchRequest, steps: number): SearchView[] {
  const machine = beginRequest(request);
  const views = [machine.look()];
  while (views.length <= steps && machine.step() !== null) views.push(machine.look());
  return views;
}

const hard = fc.constantFrom(
  ...[...PUZZLE_SETS.entries()].filter(([name]) => name !== 'easy').flatMap(([, set]) => set.slice(0, 20)),
);
const fair = fc
  .oneof(hard, puzzles({ min: 20, max: 60 }), spoiltPuzzles({ min: 22, max: 40 }), fc.constant(EMPTY_GRID))
  .filter((givens) => startSearch('exactCover', givens, { all: false }).ok);

const conditions: fc.Arbitrary<Condition> = fc.oneof(
  fc.constantFrom<Condition>({ kind: 'deadEnd' }, { kind: 'solution' }, { kind: 'deepest' }),
  fc.nat(20).map((depth): Condition => ({ kind: 'undoTo', depth })),
  fc.constantFrom(...CELLS).map((cell): Condition => ({ kind: 'cellChanged', cell })),
  fc.constantFrom(...CELLS).map((cell): Condition => ({ kind: 'cellWritten', cell })),
  fc.constantFrom(...CELLS).map((cell): Condition => ({ kind: 'cellEmptied', cell })),
  fc.constantFrom(...CELLS).map((cell): Condition => ({ kind: 'oneLeft', cell })),
  fc.integer({ min: 1, max: 6 }).map((least): Condition => ({ kind: 'choices', least })),
  fc
    .tuple(fc.constantFrom(...DIGITS), fc.integer({ min: 1, max: 30 }))
    .map(([digit, depth]): Condition => ({ kind: 'guessAt', digit, depth })),
  fc
    .tuple(fc.constantFrom(...CELLS), fc.constantFrom(...DIGITS))
    .chain(([cell, digit]) =>
      fc.constantFrom<Condition>({ kind: 'cellSet', cell, digit }, { kind: 'eliminated', cell, digit }),
    ),
);

/** Whether a state meets a condition, judged by its view. */
function answers(condition: Condition, before: SearchView | undefined, now: SearchView): boolean {
  switch (condition.kind) {
    case 'deadEnd':
      return now.outcome === 'deadEnd';
    case 'solution':
      return now.outcome === 'solved';
    case 'deepest':
      return before !== undefined && now.stack.length > before.counters.maxDepth;
    case 'undoTo':
      return now.last?.kind === 'undo' && now.stack.length <= condition.depth;
    case 'eliminated':
      return (
        now.last?.kind === 'eliminate' &&
        now.last.cell === condition.cell &&
        now.last.digit === condition.digit
      );
    case 'choices': {
      const top = now.stack.at(-1);
      return now.last?.kind === 'fill' && optionsOf(top).length >= condition.least;
    }
    case 'guessAt':
      return (
        now.last?.kind === 'fill' && now.last.digit === condition.digit && now.stack.length >= condition.depth
      );
    case 'oneLeft':
      return before !== undefined && sizeIn(before, condition.cell) > 1 && sizeIn(now, condition.cell) === 1;
    default: {
      const was = before === undefined ? null : digitAt(before.board, condition.cell);
      const is = digitAt(now.board, condition.cell);
      if (before === undefined || was === is) return false;
      switch (condition.kind) {
        case 'cellChanged':
          return true;
        case 'cellEmptied':
          return is === null;
        case 'cellWritten':
          return is !== null;
        case 'cellSet':
          return is === condition.digit;
      }
    }
  }
}

const optionsOf = (choice: SearchView['stack'][number] | undefined) =>
  choice === undefined ? [] : [...choice.failed, choice, ...choice.left];

/** How many digits a blank cell can take, as its view shows them. */
function sizeIn({ board, marks, variables }: SearchView, cell: Cell): number {
  if (variables.kind === 'propagation') return sizeOf(variables.candidates[cell] ?? NO_DIGITS);
  if (digitAt(board, cell) !== null) return 0;
  // A digit that has failed but is still written blocks nothing.
  const standing = CELLS.map((cell) => (marks[cell]?.kind === 'tried' ? '.' : board[cell])).join('');
  return sizeOf(candidatesAt(grid(standing), cell));
}

/** A condition that a whole block of a recording can rule out. */
type Skippable = Exclude<Condition, { readonly kind: 'choices' | 'oneLeft' }>;
const skippable = conditions.filter(
  (condition): condition is Skippable => condition.kind !== 'choices' && condition.kind !== 'oneLeft',
);

/** After each step of a machine, tells whether its state meets a condition. Not for state 0. */
function watch(machine: SearchMachine, condition: Skippable): () => boolean {
  const look = () => ({
    deadEnd: machine.deadEnds,
    solution: machine.solutions,
    deepest: machine.maxDepth,
    digit: 'cell' in condition ? machine.digitIn(condition.cell) : 0,
  });
  let now = look();
  return () => {
    const before = now;
    now = look();
    const changed = now.digit !== before.digit;
    switch (condition.kind) {
      case 'undoTo':
        return machine.lastStep === 'undo' && machine.depth <= condition.depth;
      case 'eliminated':
        return (
          machine.lastStep === 'eliminate' &&
          machine.lastPlacement === condition.cell * 9 + condition.digit - 1
        );
      case 'guessAt':
        return (
          machine.lastStep === 'fill' &&
          machine.depth >= condition.depth &&
          (machine.lastPlacement % 9) + 1 === condition.digit
        );
      case 'cellChanged':
        return changed;
      case 'cellEmptied':
        return changed && now.digit === 0;
      case 'cellWritten':
        return changed && now.digit !== 0;
      case 'cellSet':
        return changed && now.digit === condition.digit;
      default:
        return now[condition.kind] > before[condition.kind];
    }
  };
}

/** Expects a time machine to find, from `start`, the states that meet a condition. */
function checkFinding(time: TimeMachine, seen: SearchView[], condition: Condition, start: number): void {
  const found = seen.flatMap((view, n) => (answers(condition, seen[n - 1], view) ? [n] : []));
  const next = found.find((n) => n > start) ?? null;
  const previous = found.findLast((n) => n < start) ?? null;
  const seek = (at: number, direction: 'next' | 'previous') =>
    finish(time.find([condition], at, { direction }))?.step ?? null;
  expect(seek(start, 'next')).toBe(next);
  expect(seek(start, 'previous')).toBe(previous);
  if (next !== null && found.includes(start)) expect(seek(next, 'previous')).toBe(start);
  if (previous !== null && found.includes(start)) expect(seek(previous, 'next')).toBe(start);
}

/** Expects a time machine to know the stack at a step, and the bar at a depth of the chart. */
function checkBar(time: TimeMachine, seen: SearchView[], step: number, depth: number): void {
  const stack = seen[step]?.stack ?? [];
  expect(time.stackAt(step).map(({ cell, digit }) => ({ cell, digit }))).toEqual(
    stack.map(({ cell, digit }) => ({ cell, digit })),
  );
  const bar = time.barAt(step, depth);
  if (stack.length < depth) {
    expect(bar).toBeNull();
    return;
  }
  const deeper = (n: number) => (seen[n]?.stack.length ?? 0) >= depth;
  let start = step;
  while (deeper(start - 1)) start--;
  let end = step;
  while (deeper(end)) end++;
  const solved = seen.slice(start, end).some(({ outcome }) => outcome === 'solved');
  expect(bar).toMatchObject({
    start,
    end: end === seen.length ? null : end,
    depth,
    fate: solved ? 'solution' : end === seen.length ? 'open' : 'failed',
  });
}

/** Expects a time machine to find the longest subtree without a solution, before or after `start`. */
function checkLongest(time: TimeMachine, seen: SearchView[], start: number, forward: boolean): void {
  const bars = seen.flatMap((view, n) =>
    view.last?.kind === 'fill' ? [time.barAt(n, view.stack.length)] : [],
  );
  const lengths = bars.flatMap((bar) => {
    if (bar === null || bar.fate !== 'failed' || bar.end === null) return [];
    return (forward ? bar.start > start : bar.end <= start) ? [bar.end - bar.start] : [];
  });
  const longest = finish(longestFailed(time, start, forward ? 'next' : 'previous'));
  expect(longest === null ? 0 : (longest.end ?? 0) - longest.start).toBe(Math.max(0, ...lengths));
}

describe('a time machine', () => {
  it('shows state n as it is after n single steps', () => {
    fc.assert(
      fc.property(
        requests(fair),
        fc.array(fc.nat(60_000), { minLength: 1, maxLength: 4 }),
        (request, steps) => {
          const time = record(request, { steps: 60_000 });
          const wanted = steps.map((step) => step % (time.status.steps + 1));
          // The time machine goes back and forth, the search through them all once.
          const shown = new Map(wanted.map((step) => [step, time.seek(step)]));
          const machine = beginRequest(request);
          for (const step of wanted.toSorted((a, b) => a - b)) {
            while (machine.at < step) machine.step();
            expect(shown.get(step)).toEqual(machine.look());
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  // Three tests in one, because it takes long to look at every state of a search.
  it('finds the next and previous state for every condition and the longest dead subtree, and knows the bars', () => {
    fc.assert(
      fc.property(
        requests(fair),
        conditions,
        fc.record({ from: fc.nat(120), row: fc.nat(19), forward: fc.boolean() }),
        (request, condition, { from, row, forward }) => {
          const seen = states(request, 120);
          const time = record(request, { steps: 120 });
          const at = from % seen.length;
          checkFinding(time, seen, condition, at);
          checkBar(time, seen, at, 1 + row);
          checkLongest(time, seen, at, forward);
        },
      ),
      { numRuns: 70 },
    );
  });

  it('finds the same in a long recording, in which it skips blocks', () => {
    fc.assert(
      fc.property(requests(hard), skippable, fc.nat(60_000), (request, condition, from) => {
        const time = record(request, { steps: 60_000 });
        const start = from % (time.status.steps + 1);
        const machine = beginRequest(request);
        const answers = watch(machine, condition);
        let previous = -1;
        let next = -1;
        while (machine.at < time.status.steps && next < 0) {
          machine.step();
          if (!answers()) continue;
          if (machine.at < start) previous = machine.at;
          if (machine.at > start) next = machine.at;
        }
        const seek = (direction: 'next' | 'previous') =>
          finish(time.find([condition], start, { direction }))?.step ?? -1;
        expect([seek('previous'), seek('next')]).toEqual([previous, next]);
      }),
      { numRuns: 50 },
    );
  });

  it('stops at the first of several breakpoints, and not after its limit', () => {
    const time = record({ strategy: 'rowByRow', givens: example('Inkala 2012'), options: plain });
    const deadEnd: Condition = { kind: 'deadEnd' };
    const solution: Condition = { kind: 'solution' };
    const first = finish(time.find([solution, deadEnd], 0, { direction: 'next' }));
    expect(first).toEqual({ step: expect.any(Number), condition: 1 });
    expect(time.seek(first?.step ?? 0).outcome).toBe('deadEnd');
    const until = (first?.step ?? 0) - 1;
    expect(finish(time.find([solution, deadEnd], 0, { direction: 'next', until }))).toBeNull();
  });

  it('knows when a choice that has stood for long is undone', () => {
    fc.assert(
      fc.property(requests(fair), fc.nat(), fc.nat(60), (request, at, stood) => {
        const time = record(request, { steps: 400 });
        const last = time.status.steps;
        const step = at % (last + 1);
        const ends = time
          .stackAt(step)
          .filter(({ start }) => start <= Math.max(0, step - stood))
          .flatMap(({ end }) => end ?? []);
        expect(time.nextTurn(step, stood)).toBe(ends.length === 0 ? null : Math.min(...ends));
      }),
      { numRuns: 60 },
    );
  });
});

const example = (name: string): Grid => {
  const found = EXAMPLES.find((example) => example.name === name);
  if (found === undefined) throw new Error(`no example ${name}`);
  return found.givens;
};

const plain = {
  all: false,
  digits: { kind: 'ascending' },
  cells: { kind: 'rows' },
  rejections: false,
} as const;

describe('a recording', () => {
  const hopeless: SearchRequest = {
    strategy: 'rowByRow',
    givens: example('no solution, and naive search runs for minutes'),
    options: plain,
  };

  it('ends as its search does', () => {
    const ends = (strategy: 'rowByRow' | 'exactCover', name: string) =>
      record({ strategy, givens: example(name), options: plain }).status.end;
    expect(ends('rowByRow', 'Inkala 2012')).toEqual({ kind: 'solved' });
    expect(ends('exactCover', 'no solution, no visible clash')).toEqual({ kind: 'exhausted' });
  });

  it.each<[string, Partial<RecordingCaps>]>([
    ['steps', { steps: 100_001 }],
    ['bytes', { bytes: 5000 }],
  ])('is marked when a cap on %s cuts it, and claims nothing that it has not reached', (by, caps) => {
    const time = record(hopeless, caps);
    const { steps, end, counters } = time.status;
    expect(end).toEqual({ kind: 'capped', by });
    expect(steps).toBe(caps.steps ?? steps);
    const last = time.seek(steps);
    expect(last).toMatchObject({ ended: false, counters });
    expect(last.outcome).not.toBe('solved');
    expect(() => time.seek(steps + 1)).toThrow();
  });

  it.each(['time', 'person'] as const)('is marked as capped when it is stopped: %s', (by) => {
    const recorder = new Recorder(beginRequest(hopeless), NO_CAPS);
    const time = new TimeMachine(beginRequest(hopeless));
    time.add(recorder.record(20_000));
    time.add(recorder.stop(by));
    expect(time.status.end).toEqual({ kind: 'capped', by });
    expect(recorder.ended).toBe(true);
    expect(() => recorder.record(1)).toThrow();
  });

  it.each(['bytes', 'person'] as const)('continues after a stop as if there had been none: %s', (by) => {
    const recorder = new Recorder(beginRequest(hopeless), {
      ...NO_CAPS,
      ...(by === 'bytes' && { bytes: 5000 }),
    });
    const time = new TimeMachine(beginRequest(hopeless));
    time.add(recorder.record(50_000));
    if (by === 'person') time.add(recorder.stop(by));
    while (!recorder.ended) time.add(recorder.record(50_000));
    expect(time.status.end).toEqual({ kind: 'capped', by });
    const { steps: before } = time.status;
    expect(recorder.goOn({ ...NO_CAPS, steps: before + 100_000 })).toBe(true);
    while (!recorder.ended) time.add(recorder.record(30_000));
    expect(recorder.goOn(NO_CAPS)).toBe(false);
    const whole = record(hopeless, { steps: before + 100_000 });
    expect(time.status).toMatchObject({ ...whole.status, bytes: expect.any(Number) });
    for (const step of [0, before - 1, before, before + 1, before + 77_777])
      expect(time.seek(step)).toEqual(whole.seek(step));
    const window = { from: 0, to: before + 100_000, columns: 500 };
    expect(time.picture(window)).toEqual(whole.picture(window));
  });

  it('can be viewed while it continues', () => {
    const recorder = new Recorder(beginRequest(hopeless), NO_CAPS);
    const time = new TimeMachine(beginRequest(hopeless));
    const machine = beginRequest(hopeless);
    for (let i = 0; i < 5; i++) {
      const chunk: RecordingChunk = recorder.record(30_000);
      time.add(chunk);
      expect(time.status).toMatchObject({ end: null, steps: chunk.steps, counters: chunk.counters });
      machine.run(chunk.steps - 7 - machine.at, new Int32Array(82));
      expect(time.seek(chunk.steps - 7)).toEqual(machine.look());
      expect(time.barAt(chunk.steps, 1)?.end).toBeNull();
    }
  });

  it('of a solved board has one state', () => {
    const givens = grid('435269781682571493197834562826195347374682915951743628519326874248957136763418259');
    const time = record({ strategy: 'rowByRow', givens, options: plain });
    expect(time.status).toMatchObject({ steps: 0, end: { kind: 'solved' } });
    expect(time.seek(0).outcome).toBe('solved');
    expect(finish(time.find([{ kind: 'solution' }], 1, { direction: 'previous' }))).toEqual({
      step: 0,
      condition: 0,
    });
  });

  it('takes at most 4 MB for the 138,350,568 steps made against row by row', () => {
    const request: SearchRequest = {
      strategy: 'rowByRow',
      givens: example('against brute force'),
      options: { ...plain, all: true },
    };
    const machine = beginRequest(request);
    const recorder = new Recorder(machine, NO_CAPS);
    const time = new TimeMachine(beginRequest(request));
    time.add(recorder.record(77_777_777));
    const then = machine.look();
    while (!recorder.ended) time.add(recorder.record(10_000_000));
    expect(time.status.bytes).toBeLessThanOrEqual(4_000_000);
    expect(time.seek(then.counters.steps)).toEqual(then);
    const solution = finish(time.find([{ kind: 'solution' }], 0, { direction: 'next' }))?.step ?? 0;
    expect(time.seek(solution - 1).counters.solutions).toBe(0);
    // In nine tests for each blank, a digit is rejected or written.
    expect(time.seek(solution)).toMatchObject({
      outcome: 'solved',
      counters: { steps: 138_350_568, rejections: 691_752_849 - 138_350_568, solutions: 1 },
    });
    // The rest of the tree has no other.
    expect(time.status).toMatchObject({
      end: { kind: 'exhausted' },
      counters: { steps: 138_414_452, depth: 0, solutions: 1 },
    });
  });
});
