import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { EMPTY_GRID, type Grid, grid } from '../../src/sudoku/core';
import {
  Recorder,
  type SearchMachine,
  STRATEGIES,
  type StrategyId,
  startSearch,
  TimeMachine,
} from '../../src/sudoku/search';
import { EXAMPLES } from '../../src/sudoku/testing';
import type { Benchmark } from '../benchmark';
import { median, percentile } from '../statistics';
import { bareRowByRow } from './bareRowByRow';
import { measurePage } from './watchPage';

const ROUNDS = 3;
const ENOUGH_SECONDS = 0.1;
const SEEKS = 2000;
/** How many steps the recorder makes in one call, as in its worker. */
const PIECE = 4_000_000;
/** The limit of a recording: for row by row, and for the others, which are slower and need fewer steps. */
const CAP = 200_000_000;
const CAP_OF_OTHERS = 2_000_000;

/**
 * Compares recordings with the bare loop, and times seeks to random steps, for every strategy. Then measures what
 * watching costs the page, on the puzzle with the longest search row by row.
 */
export const watch: Benchmark = {
  about:
    'record searches, compare with the same loop without recording, and seek; then build the app, and play, zoom and scrub through the longest search in Chromium; files as in solve; --only the scenes with one of these words in their names, of the first puzzle',
  async *measure({ root, files, only }) {
    const all = files.length === 0 ? OWN : files.flatMap(readPuzzles);
    if (only !== null) {
      const [{ givens } = { givens: EMPTY_GRID }] = all;
      yield* measurePage(root, givens, (scene) => only.some((word) => scene.includes(word)));
      return;
    }
    const longest = { steps: 0, givens: EMPTY_GRID };
    for (const { name, givens } of all) {
      for (const strategy of Object.keys(STRATEGIES) as StrategyId[]) {
        const row = measureOne(name, givens, strategy);
        if (strategy === 'rowByRow' && row.steps > longest.steps)
          Object.assign(longest, { steps: row.steps, givens });
        yield row;
      }
    }
    if (longest.steps > 0) yield* measurePage(root, longest.givens, () => true);
  },
};

interface Named {
  readonly name: string;
  readonly givens: Grid;
}

const OWN: readonly Named[] = EXAMPLES.filter(({ name }) =>
  ['against brute force', 'needs search', 'Inkala 2012'].includes(name),
);

/**
 * The puzzles of a file: the first 81 characters of each line, with `.` or `0` for a blank; lines that begin
 * with `#` are skipped.
 */
function readPuzzles(file: string): Named[] {
  const lines = readFileSync(file, 'utf8').split(/\r?\n/);
  return lines.flatMap((line, i) =>
    line === '' || line.startsWith('#')
      ? []
      : [{ name: `${basename(file)}:${i + 1}`, givens: grid(line.slice(0, 81).replaceAll('0', '.')) }],
  );
}

function measureOne(name: string, givens: Grid, strategy: StrategyId) {
  const cap = strategy === 'rowByRow' ? CAP : CAP_OF_OTHERS;
  const bare: number[] = [];
  const recording: number[] = [];
  let time = new TimeMachine(begin(strategy, givens));
  for (let round = 0; round < ROUNDS; round++) {
    let steps = 0;
    bare.push(
      cpuSeconds(() => {
        steps = runBare(strategy, givens, cap);
      }),
    );
    recording.push(
      cpuSeconds(() => {
        time = record(strategy, givens, cap);
      }),
    );
    if (time.status.steps !== steps)
      throw new Error(`${name}: ${time.status.steps} of ${steps} steps recorded`);
  }
  const { steps, bytes, end } = time.status;
  const seeks = seek(time, strategy, givens);
  return {
    puzzle: name,
    strategy,
    steps,
    end: end === null ? '-' : end.kind,
    bytes,
    bareStepsPerSecond: steps / median(bare),
    stepsPerSecond: steps / median(recording),
    timesBare: median(recording) / median(bare),
    seekP50Milliseconds: median(seeks),
    seekP99Milliseconds: percentile(seeks, 0.99),
  };
}

function record(strategy: StrategyId, givens: Grid, cap: number): TimeMachine {
  const recorder = new Recorder(begin(strategy, givens), { steps: cap, bytes: Number.POSITIVE_INFINITY });
  const time = new TimeMachine(begin(strategy, givens));
  while (!recorder.ended) time.add(recorder.record(PIECE));
  return time;
}

/** Times seeks to random states, in milliseconds. Compares the last state with a run to the same state. */
function seek(time: TimeMachine, strategy: StrategyId, givens: Grid): number[] {
  const milliseconds: number[] = [];
  for (let i = 0; i < SEEKS; i++) {
    const step = Math.floor(Math.random() * (time.status.steps + 1));
    const start = performance.now();
    const { board } = time.seek(step);
    milliseconds.push(performance.now() - start);
    if (i < SEEKS - 1) continue;
    const machine = begin(strategy, givens);
    machine.run(step, new Int32Array(82));
    if (machine.look().board !== board) throw new Error(`${strategy}: a seek to ${step} went wrong`);
  }
  return milliseconds;
}

function runBare(strategy: StrategyId, givens: Grid, cap: number): number {
  return strategy === 'rowByRow'
    ? bareRowByRow(givens, cap)
    : begin(strategy, givens).run(cap, new Int32Array(82));
}

function begin<K extends StrategyId>(strategy: K, givens: Grid): SearchMachine {
  const started = startSearch(strategy, givens, STRATEGIES[strategy].defaults);
  if (!started.ok) throw new Error(`the givens clash: ${givens}`);
  return started.value;
}

/** The processor time of one call in seconds, measured over many calls. */
function cpuSeconds(work: () => void): number {
  const start = process.cpuUsage();
  for (let calls = 1; ; calls++) {
    work();
    const { user, system } = process.cpuUsage(start);
    const spent = (user + system) / 1e6;
    if (spent > ENOUGH_SECONDS) return spent / calls;
  }
}
