import { type Cell, type Digit, fail, type Grid, ok, type Result } from '../../sudoku/core';
import { type Program, playableFrom, type RunEnd } from '../../sudoku/search';
import type { Runnable, TracedText } from '../read/read';
import type { BoardShape } from '../read/shape';
import { closeOff } from './closeOff';
import { framePage } from './frame';
import { createPlatform } from './platform';
import { runProgram, type Setup } from './runtime';
import { type Trace, unpackTrace } from './trace';
import { createTracer, type TraceSetup, type TraceTold } from './tracer';

/** Why a program that can be read gives nothing to watch. */
export type RunFailure =
  /** The browser did not start it. */
  | { readonly kind: 'broken'; readonly message: string }
  /** What it told does not fit the puzzle. */
  | { readonly kind: 'unusable' }
  /** `given`: how it got its board, unless it had one of its own. */
  | { readonly kind: 'noWrites'; readonly end: RunEnd; readonly given: BoardShape | null };

/** A program that has run, and for how many milliseconds: with the time to tell its writes, without that to start. */
export interface Ran {
  readonly program: Program;
  readonly milliseconds: number;
}

/** A program that is running. */
export interface Running {
  readonly result: Promise<Result<Ran, RunFailure>>;
  /** Ends the program at once. What it has done so far is the result. */
  stop(): void;
}

export interface RunOptions {
  readonly givens: Grid;
  /** Called as steps come in, with their number so far. */
  readonly onSteps: (steps: number) => void;
  /** The most steps, and the most milliseconds, if others than usual. */
  readonly most?: number;
  readonly milliseconds?: number;
}

/** The most steps that are recorded: 40 MB. */
const MOST = 10_000_000;
const MILLISECONDS = 20_000;

/**
 * Runs a program where it can reach nothing: in a worker of a frame with an origin of its own. Removing the frame ends
 * the worker, whatever it does. All that comes from there is checked here.
 */
export function runInSandbox(
  code: string,
  { text, shape, given, tests }: Runnable,
  options: RunOptions,
): Running {
  const { givens, onSteps, most = MOST, milliseconds = MILLISECONDS } = options;
  const setup: Setup = { givens: digitsOf(givens), shape, most, trace: null };
  // Each piece is checked and copied as it comes, since a long tape would take longer than a frame.
  let tape = new Int32Array(0);
  const isNext = playableFrom(givens);
  let isPlayable = true;
  let steps = 0;
  let settle: (result: Result<Ran, RunFailure>) => void = () => {};
  const since = performance.now();
  const result = new Promise<Result<Ran, RunFailure>>((resolve) => {
    settle = resolve;
  });
  const finish = (end: RunEnd, onlyEnd = false, told = performance.now() - since): void => {
    clearTimeout(tooLong);
    close();
    const program = { code, tape: steps < tape.length ? tape.slice(0, steps) : tape, end, onlyEnd };
    if (steps === 0) settle(fail({ kind: 'noWrites', end, given }));
    else if (!isPlayable) settle(fail({ kind: 'unusable' }));
    else settle(ok({ program, milliseconds: told }));
  };
  const tooLong = setTimeout(() => finish({ kind: 'ended', by: 'time' }), milliseconds);
  const close = openSandbox(workerText(text, setup), {
    onTold(data) {
      const told = toldIn(data);
      if (told === null) finish({ kind: 'ended', by: 'time' });
      else if (told.kind === 'end') {
        const { end } = told;
        const isTest = end.kind === 'changedGiven' && end.line !== null && tests.includes(end.line);
        finish(isTest ? { ...end, isTest } : end, told.onlyEnd, told.milliseconds);
      } else {
        const words = told.words.subarray(0, most - steps);
        isPlayable &&= isNext(words);
        if (steps + words.length > tape.length) {
          const room = new Int32Array(Math.min(most, 4 * (steps + words.length)));
          room.set(tape);
          tape = room;
        }
        tape.set(words, steps);
        steps += words.length;
        if (words.length < told.words.length) finish({ kind: 'tooLong' });
        else onSteps(steps);
      }
    },
    onBroken(message) {
      clearTimeout(tooLong);
      close();
      settle(fail({ kind: 'broken', message }));
    },
  });
  return { result, stop: () => finish({ kind: 'ended', by: 'person' }) };
}

/** A program that runs again, so that its lines can be recorded. */
export interface Tracing {
  /** `null` if it has not come so far in time, or was ended. */
  readonly result: Promise<Trace | null>;
  stop(): void;
}

/** Runs a program again in the same way, to record the lines of a part of its run. */
export function traceInSandbox(
  { shape }: Pick<Runnable, 'shape'>,
  { text, sites }: TracedText,
  givens: Grid,
  part: Omit<TraceSetup, 'sites'>,
): Tracing {
  const trace = { ...part, sites: sites.sites };
  const setup: Setup = { givens: digitsOf(givens), shape, most: MOST + 1, trace };
  let settle: (result: Trace | null) => void = () => {};
  const result = new Promise<Trace | null>((resolve) => {
    settle = resolve;
  });
  const finish = (told: TraceTold | null): void => {
    clearTimeout(tooLong);
    close();
    settle(told && unpackTrace(told, sites));
  };
  const tooLong = setTimeout(() => finish(null), 2 * MILLISECONDS);
  const close = openSandbox(workerText(text, setup), {
    onTold: (data) => finish(traceIn(data)),
    onBroken: () => finish(null),
  });
  return { result, stop: () => finish(null) };
}

interface Listeners {
  readonly onTold: (data: unknown) => void;
  readonly onBroken: (message: string) => void;
}

/** Starts a worker in a frame of its own. Returns what ends both. */
function openSandbox(script: string, { onTold, onBroken }: Listeners): () => void {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.hidden = true;
  frame.srcdoc = framePage();
  const { port1, port2 } = new MessageChannel();
  const onFailure = ({ source, data }: MessageEvent<unknown>): void => {
    if (source === frame.contentWindow) onBroken(String(data).slice(0, 200));
  };
  addEventListener('message', onFailure);
  port1.onmessage = ({ data }: MessageEvent<unknown>) => onTold(data);
  frame.onload = () => frame.contentWindow?.postMessage(script, '*', [port2]);
  document.body.append(frame);
  return () => {
    removeEventListener('message', onFailure);
    port1.close();
    frame.remove();
  };
}

const digitsOf = (givens: Grid): readonly number[] =>
  Array.from(givens, (sign) => (sign === '.' ? 0 : Number(sign)));

/**
 * The script of the worker. The program comes first, so that its lines keep their numbers. What is around it is strict,
 * so that a program cannot get hold of its functions, and of the port, by walking up the stack. What a promise has put off
 * is done before the next message comes; that nothing waits for a failure is told some time later.
 */
const workerText = (program: string, setup: Setup): string => `const $$program=${program};
onmessage=(event)=>{'use strict';onmessage=null;
const [port]=event.ports;
const post=port.postMessage.bind(port);
const now=performance.now.bind(performance);
const wait=setTimeout.bind(globalThis);
const {port1,port2}=new MessageChannel();
const next=port2.postMessage.bind(port2);
let fail=()=>{};
addEventListener('unhandledrejection',(event)=>{event.preventDefault();fail(event.reason)});
(${closeOff})();
const since=now();
const host={
tell:(told)=>post(told.kind==='end'?{...told,milliseconds:now()-since}:told,told.kind==='end'?[]:told.kind==='steps'?[told.words.buffer]:[told.moments.buffer,told.words.buffer]),
turn:(isEnd)=>new Promise((resolve)=>{if(isEnd)wait(resolve,1);else{port1.onmessage=resolve;next(0)}}),
onRejected:(told)=>{fail=told}};
(${runProgram})(${JSON.stringify(setup)},$$program,host,${createPlatform},${setup.trace === null ? null : createTracer});
}`;

type Checked =
  | { readonly kind: 'steps'; readonly words: Int32Array }
  | {
      readonly kind: 'end';
      readonly end: RunEnd;
      readonly onlyEnd: boolean;
      readonly milliseconds: number | undefined;
    };

/** What a message tells; `null` if it tells nothing that the runtime would. */
function toldIn(data: unknown): Checked | null {
  if (!isRecord(data)) return null;
  const { kind, words, end, onlyEnd, milliseconds } = data;
  if (kind === 'steps' && words instanceof Int32Array && words.length > 0) return { kind, words };
  if (kind !== 'end' || !isRecord(end)) return null;
  const told = endIn(end);
  const time =
    typeof milliseconds === 'number' && milliseconds >= 0 && milliseconds < Number.POSITIVE_INFINITY
      ? milliseconds
      : undefined;
  return told && { kind, end: told, onlyEnd: onlyEnd === true, milliseconds: time };
}

/** What a message tells of the lines of a program. The numbers in it are checked when it is unpacked. */
function traceIn(data: unknown): TraceTold | null {
  if (!isRecord(data) || data.kind !== 'trace') return null;
  const { moments, texts, whole, words, found } = data;
  if (!(moments instanceof Int32Array && words instanceof Int32Array && Array.isArray(texts))) return null;
  if (!isWithin(whole, 0, MOST)) return null;
  const place = isRecord(found) ? { step: found.step, index: found.index } : null;
  if (place !== null && !(isWithin(place.step, 0, MOST + 1) && isWithin(place.index, 0, 2 ** 31)))
    return null;
  return {
    kind: 'trace',
    moments,
    words,
    whole,
    texts: texts.map((text) => String(text).slice(0, LONGEST_TEXT)),
    found: place as TraceTold['found'],
  };
}

/** The longest text of a value. */
const LONGEST_TEXT = 1000;

function endIn(end: Readonly<Record<string, unknown>>): RunEnd | null {
  const { kind } = end;
  const line = isLine(end.line) ? end.line : null;
  const cell = isWithin(end.cell, 0, 80) ? (end.cell as Cell) : null;
  const digit = isWithin(end.digit, 1, 9) ? (end.digit as Digit) : null;
  switch (kind) {
    case 'returned':
      return { kind, value: String(end.value) };
    case 'threw':
      return { kind, message: String(end.message), line, isElsewhere: end.isElsewhere === true };
    case 'tooLong':
      return { kind };
    case 'changedGiven':
      return cell === null ? null : { kind, cell, line, digit, isTest: false };
    case 'returnedOther':
      return cell === null ? null : { kind, cell };
    case 'wroteNoDigit':
      return cell === null ? null : { kind, cell, line, value: String(end.value) };
    case 'replacedRow':
      return isWithin(end.row, 0, 8) ? { kind, row: end.row, line, value: String(end.value) } : null;
    default:
      return null;
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isWithin = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
const isLine = (value: unknown): value is number => isWithin(value, 1, 2 ** 18);
