import type { CellName } from '../../../i18n';
import { columnOf, type Grid, rowOf } from '../../../sudoku/core';
import {
  type Bar,
  type ChartBar,
  type ChartPicture,
  Recorder,
  relativeOf,
  STRATEGIES,
  type StrategyId,
  startSearch,
  TimeMachine,
} from '../../../sudoku/search';
import type { Palette } from './drawing/palette';
import type { ChartProgress, ChartSource } from './model/source';

interface PictureWish {
  readonly columns: number;
  readonly rows: number;
  readonly coverage: (row: number, column: number) => number;
  readonly bars?: readonly ChartBar[];
  readonly from?: number;
  readonly to?: number;
}

/** A made-up picture, with a column for each step unless specified. */
export function pictureOf({ columns, rows, coverage, bars = [], from = 0, to }: PictureWish): ChartPicture {
  return {
    window: { from, to: to ?? from + columns, columns },
    rows,
    coverage: Uint8Array.from({ length: rows * columns }, (_, i) =>
      coverage(Math.floor(i / columns), i % columns),
    ),
    solutions: new Uint8Array(columns),
    bars,
    events: [],
    sharp: true,
  };
}

/** A made-up bar. */
export const barOf = (row: number, from: number, to: number, more: Partial<ChartBar> = {}): ChartBar => ({
  row,
  from,
  to,
  cutLeft: false,
  cutRight: false,
  choice: null,
  solves: false,
  ...more,
});

/** Names cells on bars. */
export const nameOf: CellName = (cell) => `r${rowOf(cell) + 1}c${columnOf(cell) + 1}`;

/** The light colours. */
export const PALETTE: Palette = {
  sheet: [255, 255, 255],
  lane: [236, 236, 230],
  ink: [22, 24, 27],
  quietInk: [75, 80, 87],
  faintInk: [102, 107, 115],
  dead: [217, 164, 140],
  deadDense: [185, 113, 79],
  deadText: [74, 26, 5],
  deadTextAhead: [75, 80, 87],
  alive: [11, 90, 168],
  aliveText: [255, 255, 255],
  aliveTextAhead: [75, 80, 87],
  chosen: [11, 90, 168],
  proven: [0, 112, 76],
  refuted: [178, 60, 10],
  hidden: 0.6,
  mono: 'monospace',
  sans: 'sans-serif',
};

/** A recorded search, up to some steps, with a chart's source that answers at once. */
export function recordedSource(
  strategy: StrategyId,
  givens: Grid,
  steps = Number.POSITIVE_INFINITY,
): { readonly source: ChartSource; readonly progress: ChartProgress; readonly time: TimeMachine } {
  const recorder = new Recorder(machineOf(strategy, givens), { steps, bytes: Number.POSITIVE_INFINITY });
  const time = new TimeMachine(machineOf(strategy, givens));
  while (!recorder.ended) time.add(recorder.record(1_000_000));
  const progress = { length: time.status.steps, end: time.status.end?.kind ?? null };
  return { source: sourceOf(time), progress, time };
}

function machineOf(strategy: StrategyId, givens: Grid) {
  const started = startSearch(strategy, givens, STRATEGIES[strategy].defaults as never);
  if (!started.ok) throw new Error(`givens that clash: ${givens}`);
  return started.value;
}

const sourceOf = (time: TimeMachine): ChartSource => ({
  picture: async (window) => time.picture(window),
  detail: async (window) => lastOf(time.detail(window)),
  barAt: async (step, depth) => time.barAt(step, depth),
  stackAt: async (step) => time.stackAt(step),
  relativeOf: async (bar: Bar, relation) => lastOf(relativeOf(time, bar, relation)),
  tally: async (from, to) => {
    const before = time.seek(from).counters;
    const after = time.seek(to).counters;
    return { guesses: after.guesses - before.guesses, solutions: after.solutions - before.solutions };
  },
});

function lastOf<T>(walk: Generator<number, T>): T {
  for (;;) {
    const { done, value } = walk.next();
    if (done) return value;
  }
}
