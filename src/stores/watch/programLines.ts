import { ignoreAbsentPart } from '../../parts';
import { loadReader, loadTracer, type Runnable, type Trace, type TracedText } from '../../program';
import type { Program, StepMoments, WatchRequest } from '../../sudoku/search';

/** A moment of a program: its number among those that lead to a step, from 0. */
export interface MomentAt {
  readonly step: number;
  readonly index: number;
}

/** The lines of a program between its steps. They are recorded by running it again, up to the moment looked at. */
export interface ProgramLines {
  /** What leads to a step; after the last step, what follows it. `null` if it cannot be had. */
  of(search: OwnCode, step: number): Promise<StepMoments | null>;
  /**
   * The first moment after `from` in which at most `calls` calls are under way, in one of `lines` if there are any;
   * `null` if there is none, or it cannot be had.
   */
  next(search: OwnCode, from: MomentAt, wanted: Wanted): Promise<MomentAt | null>;
  /** The moment in which the call began that is number `calls` of those under way in a moment, the outermost first. */
  beginOf(search: OwnCode, at: MomentAt, calls: number): Promise<MomentAt | null>;
  /** Ends what runs. Returns whether anything did. */
  cancel(): boolean;
}

export interface Wanted {
  readonly calls: number;
  readonly lines: readonly number[];
}

export type OwnCode = Extract<WatchRequest, { readonly strategy: 'ownCode' }>;

/** Runs a program again, and records a part of it. */
export type RunAgain = (
  runnable: Pick<Runnable, 'shape'>,
  traced: TracedText,
  givens: OwnCode['givens'],
  part: Parameters<Awaited<ReturnType<typeof loadTracer>>>[3],
) => { readonly result: Promise<Trace | null>; readonly stop: () => void };

/** The most lines that are recorded at a time; and the steps before and after the one looked at. */
const MOST = 4000;
const BEHIND = 20;
const AHEAD = 100;

/** A program that has run again for this many milliseconds takes long. */
const LONG = 300;

/**
 * @param runAgain what runs programs again, if not the sandbox
 * @param onLong told that a program takes long to run again, and that it has ended
 */
export function createProgramLines(
  runAgain: RunAgain | undefined,
  onLong: (isLong: boolean) => void,
): ProgramLines {
  let known: { readonly program: Program; readonly text: Promise<Traced | null> } | null = null;
  /** What ends the runs under way. */
  const stops = new Set<() => void>();
  /** The part of the program that was recorded last. */
  let part: { readonly program: Program; readonly from: number; readonly trace: Trace } | null = null;

  const run = async (search: OwnCode, setup: Parameters<RunAgain>[3]): Promise<Trace | null> => {
    const { program, givens, guesses } = search;
    // It runs again in its own order only.
    if (guesses !== undefined) return null;
    if (known?.program !== program) known = { program, text: read(program.code) };
    const loaded = await Promise.all([known.text, runAgain ?? loadTracer()]).catch(ignoreAbsentPart);
    const [traced, trace] = loaded ?? [null];
    if (traced === null || trace === undefined) return null;
    const running = trace(traced.runnable, traced.text, givens, setup);
    stops.add(running.stop);
    const long = setTimeout(onLong, LONG, true);
    const result = await running.result;
    clearTimeout(long);
    stops.delete(running.stop);
    if (stops.size === 0) onLong(false);
    // A program that does not do the same again has no lines that could be told.
    return result !== null && doesTheSame(result, program, setup.from) ? result : null;
  };

  const find = async (
    search: OwnCode,
    setup: Omit<Parameters<RunAgain>[3], 'most'>,
  ): Promise<MomentAt | null> => {
    const trace = await run(search, { ...setup, most: 1 });
    return trace?.found ?? null;
  };

  const record = async (search: OwnCode, from: number, to: number): Promise<Trace | null> => {
    const trace = await run(search, { from, to, most: MOST, seek: null });
    if (trace !== null) part = { program: search.program, from, trace };
    return trace;
  };

  return {
    async of(search, step) {
      const { program } = search;
      const last = lastOf(program);
      if (step < 1 || step > last) return null;
      const known = part?.program === program && step > part.from && step <= part.trace.whole ? part : null;
      let trace = known?.trace ?? null;
      trace ??= await record(search, Math.max(0, step - 1 - BEHIND), Math.min(last, step + AHEAD));
      if (trace !== null && step > trace.whole) trace = await record(search, step - 1, step);
      return trace && { moments: trace.momentsOf(step), cut: step > trace.whole };
    },
    next(search, { step, index }, { calls, lines }) {
      const to = lastOf(search.program);
      return find(search, { from: Math.max(0, step - 1), to, seek: { index, calls, lines, until: null } });
    },
    beginOf(search, { step, index }, calls) {
      const to = Math.min(step, lastOf(search.program));
      return find(search, { from: 0, to, seek: { index, calls, lines: [], until: step } });
    },
    cancel() {
      const any = stops.size > 0;
      for (const stop of stops) stop();
      onLong(false);
      return any;
    },
  };
}

interface Traced {
  readonly runnable: Pick<Runnable, 'shape'>;
  readonly text: TracedText;
}

async function read(code: string): Promise<Traced | null> {
  const readProgram = await loadReader();
  const result = await readProgram(code);
  const text = result.ok ? result.value.traced() : null;
  return result.ok && text !== null ? { runnable: result.value, text } : null;
}

/** The last step that has lines: what follows the end counts as one more, unless the program was stopped there. */
const lastOf = ({ tape, end }: Program): number =>
  tape.length + (end.kind === 'tooLong' || end.kind === 'ended' ? 0 : 1);

const doesTheSame = ({ words }: Trace, { tape }: Program, from: number): boolean =>
  words.every((word, index) => word === tape[from + index]);
