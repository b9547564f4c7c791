import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PUZZLE_SETS } from '../../testing';
import { Recorder } from '../recording/recorder';
import type { SearchRequest } from '../registry';
import { beginRequest, requests } from '../testing';
import type { ChartPicture, ChartWindow } from './picture';
import { TimeMachine } from './timeMachine';

const hard = fc.constantFrom(...(PUZZLE_SETS.get('hardest-1106') ?? []).slice(0, 10));
const STEPS = 22_000;

function record(request: SearchRequest): TimeMachine {
  const recorder = new Recorder(beginRequest(request), { steps: STEPS, bytes: Number.POSITIVE_INFINITY });
  const time = new TimeMachine(beginRequest(request));
  while (!recorder.ended) time.add(recorder.record(STEPS));
  return time;
}

function detail(time: TimeMachine, window: ChartWindow): ChartPicture {
  const walk = time.detail(window);
  for (;;) {
    const { done, value } = walk.next();
    if (done) return value;
  }
}

/** The depth of each state. */
function depthsOf(request: SearchRequest): number[] {
  const machine = beginRequest(request);
  const depths = [0];
  while (depths.length <= STEPS && machine.step() !== null) depths.push(machine.depth);
  return depths;
}

/** Every bar that begins before a state, found step by step. */
function barsOf(request: SearchRequest, end: number) {
  const machine = beginRequest(request);
  const open: { row: number; from: number; choice: object }[] = [];
  const bars: { row: number; from: number; to: number; choice: object }[] = [];
  while (machine.at < end) {
    const kind = machine.step();
    const bar = kind === 'undo' ? open.pop() : undefined;
    if (bar !== undefined) bars.push({ ...bar, to: machine.at });
    if (kind !== 'fill') continue;
    const choice = { cell: Math.floor(machine.lastPlacement / 9), digit: (machine.lastPlacement % 9) + 1 };
    open.push({ row: machine.depth - 1, from: machine.at, choice });
  }
  return [...bars, ...open.map((bar) => ({ ...bar, to: end }))];
}

/** The share of a column that has a choice in a row, counted state by state. */
function coverageAt(depths: readonly number[], window: ChartWindow, row: number, column: number): number {
  const width = (window.to - window.from) / window.columns;
  const left = window.from + column * width;
  const right = left + width;
  let covered = 0;
  for (let state = Math.floor(left); state < right && state < depths.length - 1; state++) {
    if ((depths[state] ?? 0) > row) covered += Math.min(right, state + 1) - Math.max(left, state);
  }
  return covered / width;
}

describe('the picture of a search', () => {
  const windows = fc.record({
    from: fc.nat(STEPS - 1),
    part: fc.constantFrom(0, 0.25, 0.6),
    size: fc.constantFrom(7, 40, 300, 3000, 22_000),
    columns: fc.constantFrom(1, 13, 50, 200),
  });

  it('has the coverage of the states', () => {
    fc.assert(
      fc.property(
        requests(hard),
        windows,
        fc.nat(),
        fc.nat(30),
        (request, { from, part, size, columns }, at, row) => {
          const depths = depthsOf(request);
          const time = record(request);
          const start = (from % time.status.steps) + part;
          const window = { from: start, to: start + size, columns };
          const column = at % columns;
          const expected = coverageAt(depths, window, row, column);
          const sharp = detail(time, window);
          // The pyramid is exact to 4 bits and to blocks of 4,096 states, the replay to whole steps.
          const width = size / columns;
          const broken = width < 1 || (Number.isInteger(width) && part === 0) ? 0 : 1 / width;
          const share = (sharp.coverage[row * columns + column] ?? 0) / 255;
          expect(sharp.sharp).toBe(true);
          expect(Math.abs(share - expected)).toBeLessThanOrEqual(
            width >= 8192 ? 1 / 15 + 4096 / width : 0.005 + broken,
          );
        },
      ),
      { numRuns: 30 },
    );
  });

  it('draws bars of at least three columns exactly if steps fall on columns', () => {
    fc.assert(
      fc.property(requests(hard), fc.nat(), fc.constantFrom(1, 2, 5), (request, at, columnsPerStep) => {
        const time = record(request);
        const from = at % Math.max(1, time.status.steps - 200);
        const to = Math.min(from + 200, time.status.steps);
        const window = { from, to, columns: (to - from) * columnsPerStep };
        const bars = barsOf(request, to)
          .map((bar) => ({ ...bar, from: Math.max(from, bar.from), to: Math.min(to, bar.to) }))
          .filter((bar) => (bar.to - bar.from) * columnsPerStep >= 3);
        const picture = detail(time, window);
        expect(picture.bars).toHaveLength(bars.length);
        for (const bar of bars) expect(picture.bars).toContainEqual(expect.objectContaining(bar));
      }),
      { numRuns: 25 },
    );
  });

  it('made from the pyramid alone equals the sharp one to the precision of the blocks', () => {
    fc.assert(
      fc.property(requests(hard), fc.constantFrom(1, 5), (request, columns) => {
        const time = record(request);
        const window = { from: 0, to: 20_480, columns };
        fc.pre(time.status.steps >= window.to);
        const depths = depthsOf(request);
        const picture = time.picture(window);
        for (let row = 0; row < picture.rows; row++) {
          for (let column = 0; column < columns; column++) {
            const share = (picture.coverage[row * columns + column] ?? 0) / 255;
            expect(Math.abs(share - coverageAt(depths, window, row, column))).toBeLessThan(1 / 15);
          }
        }
      }),
      { numRuns: 10 },
    );
  });

  it('marks dead ends, forced fills and solutions if a step is wide enough', () => {
    fc.assert(
      fc.property(requests(hard), fc.nat(), (request, at) => {
        const time = record(request);
        const from = at % time.status.steps;
        const to = Math.min(from + 60, time.status.steps);
        const { events } = detail(time, { from, to, columns: 600 });
        const expected: object[] = [];
        for (let step = from; step < to; step++) {
          const { last, outcome, stack } = time.seek(step);
          const depth = stack.length;
          if (last?.kind === 'forced') expected.push({ step, depth, kind: 'forced' });
          if (outcome === 'deadEnd') expected.push({ step, depth, kind: 'deadEnd' });
          if (outcome === 'solved') expected.push({ step, depth, kind: 'solution' });
        }
        expect(events).toEqual(expected);
      }),
      { numRuns: 20 },
    );
  });

  it('shows where solutions are', () => {
    const puzzle = (PUZZLE_SETS.get('several-solutions') ?? [])[0];
    if (puzzle === undefined) throw new Error('no such set');
    const request: SearchRequest = { strategy: 'exactCover', givens: puzzle, options: { all: true } };
    const time = record(request);
    const { steps } = time.status;
    const { solutions } = detail(time, { from: 0, to: steps, columns: steps });
    const seen = Array.from({ length: steps }, (_, n) => (time.seek(n).outcome === 'solved' ? 1 : 0));
    expect([...solutions]).toEqual(seen);
    expect(seen).toContain(1);
  });
});
