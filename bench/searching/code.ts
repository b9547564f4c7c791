import { runInThisContext } from 'node:vm';
import { readProgram } from '../../src/program/read/read';
import { createPlatform } from '../../src/program/run/platform';
import { runProgram } from '../../src/program/run/runtime';
import { unpackTrace } from '../../src/program/run/trace';
import { createTracer, type TraceTold } from '../../src/program/run/tracer';
import { hostHere, SOLVERS, traceHere } from '../../src/program/testing';
import { grid } from '../../src/sudoku/core';
import { machineFor } from '../../src/sudoku/search';
import type { Benchmark, Row } from '../benchmark';

/** As many steps as the app records. */
const MOST = 10_000_000;

/** A puzzle on which row by row takes more than that. */
const LONG = '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......';

/** As little as possible besides the writes. */
const QUICK = `function solve(board) {
  for (;;) for (let n = 1; n <= 9; n++) { board[0][1] = n; board[0][1] = 0; }
}`;

/** How fast the steps of a person's own program are recorded and played again, by processor time. */
export const code: Benchmark = {
  about: 'run programs of a person’s own and play their tapes, ten million steps of each',
  async *measure() {
    yield await measureOne('nothing but writes', QUICK);
    yield await measureOne('row by row with bit masks', SOLVERS['bit masks'] ?? '');
    yield await measureLines('row by row with bit masks', SOLVERS['bit masks'] ?? '');
    yield await measureLines('plain recursion', SOLVERS['plain recursion'] ?? '');
  },
};

async function measureOne(program: string, text: string): Promise<Row> {
  const givens = grid(LONG);
  const read = await readProgram(text);
  if (!read.ok) throw new Error(read.error.kind);
  const setup = {
    givens: Array.from(givens, (sign) => (sign === '.' ? 0 : Number(sign))),
    shape: read.value.shape,
    most: MOST,
    trace: null,
  };
  const tape = new Int32Array(MOST);
  let steps = 0;
  const start = process.cpuUsage();
  await runProgram(
    setup,
    runInThisContext(`(${read.value.text})`),
    hostHere((told) => {
      if (told.kind !== 'steps') return;
      tape.set(told.words, steps);
      steps += told.words.length;
    }),
    createPlatform,
    null,
  );
  const recorded = secondsSince(start);
  if (steps !== MOST) throw new Error(`${steps} steps`);
  const machine = machineFor({
    strategy: 'ownCode',
    givens,
    options: { all: false },
    program: { code: text, tape, end: { kind: 'tooLong' }, onlyEnd: false },
  });
  const before = process.cpuUsage();
  machine.run(MOST, new Int32Array(82));
  return {
    program,
    steps,
    'recorded, millions a second': round(steps / recorded / 1e6),
    'played, millions a second': round(steps / secondsSince(before) / 1e6),
    megabytes: tape.byteLength / 1e6,
  };
}

/** Steps that are run again before lines are recorded, and the most lines. */
const PASSED = 1_000_000;
const LINES = 200_000;

/**
 * How fast a program runs again up to a moment, and how fast its lines are recorded there, by the processor time of the
 * worker that runs it; and how fast the page unpacks them.
 */
async function measureLines(program: string, text: string): Promise<Row> {
  const givens = grid(LONG);
  const passing = process.cpuUsage();
  await traceHere(text, givens, { from: PASSED, to: PASSED + 1, most: 1 });
  const passed = secondsSince(passing);
  const read = await readProgram(text);
  const traced = read.ok ? read.value.traced() : null;
  if (!read.ok || traced === null) throw new Error('no lines');
  const { sites } = traced;
  const told: TraceTold[] = [];
  const recording = process.cpuUsage();
  await runProgram(
    {
      givens: Array.from(givens, (sign) => (sign === '.' ? 0 : Number(sign))),
      shape: read.value.shape,
      most: MOST,
      trace: { from: 0, to: MOST, most: LINES, seek: null, sites: sites.sites },
    },
    runInThisContext(`(${traced.text})`),
    hostHere((one) => {
      if (one.kind === 'trace') told.push(one);
    }),
    createPlatform,
    createTracer,
  );
  const recorded = secondsSince(recording);
  const [trace] = told;
  if (trace === undefined) throw new Error('nothing told');
  const unpacking = process.cpuUsage();
  const { steps, momentsOf } = unpackTrace(trace, sites);
  const lines = steps.reduce((sum, step) => sum + momentsOf(step).length, 0);
  return {
    program: `lines of: ${program}`,
    steps: PASSED,
    'run again, millions of steps a second': round(PASSED / passed / 1e6),
    lines,
    'recorded, millions of lines a second': round(lines / recorded / 1e6),
    'unpacked, millions of lines a second': round(lines / secondsSince(unpacking) / 1e6),
    megabytes: round((trace.moments.byteLength + trace.texts.join('').length * 2) / 1e6),
  };
}

const secondsSince = (start: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
};

const round = (value: number): number => Math.round(value * 10) / 10;
