import type { ProgramFrame, ProgramMoment, ProgramVariable } from '../../sudoku/search';
import type { Sites } from '../read/lines';
import type { TraceTold } from './tracer';

/** The recorded lines of a part of a run, by the step that they lead to. */
export interface Trace {
  /** The last step whose moments are all here. Those of the step after it may be here in part. */
  readonly whole: number;
  /** The steps that the program made meanwhile. */
  readonly words: Int32Array;
  /** The steps to which moments lead. */
  readonly steps: readonly number[];
  /** The moments that lead to a step, which are unpacked when they are asked for. */
  momentsOf(step: number): readonly ProgramMoment[];
  readonly found: TraceTold['found'];
}

const WAYS = ['line', 'call', 'back'] as const;
const BOARD = '#';

/** A call: its function, where its variables were told last (-1 for nowhere), and what that says once it is unpacked. */
interface CallAt {
  readonly fn: number;
  readonly at: number;
  frame: ProgramFrame | null;
}

/**
 * Unpacks what the tracer has told. It comes from where the program ran, so nothing in it is trusted: numbers that mean
 * nothing end the reading.
 */
export function unpackTrace({ moments, texts, whole, words, found }: TraceTold, sites: Sites): Trace {
  /** Where the moments of a step begin, and the calls under way before. */
  const begins = new Map<number, { readonly at: number; readonly calls: readonly CallAt[] }>();
  const calls: CallAt[] = [];
  let at = 0;
  const next = (): number => moments[at++] ?? -1;

  /** Reads a moment but for its variables; `null` if there is none. */
  const read = () => {
    const way = WAYS[next()];
    const site = sites.sites[next()];
    const step = next();
    const value = next();
    if (way === undefined || site === undefined || at >= moments.length) return null;
    calls.length = Math.max(0, Math.min(calls.length, next()));
    for (let left = next(); left > 0 && at < moments.length; left--)
      calls.push({ fn: next(), at: -1, frame: null });
    for (let left = next(); left > 0 && at < moments.length; left--) {
      const depth = next();
      const call = calls[depth];
      if (call !== undefined) calls[depth] = { fn: call.fn, at, frame: null };
      at += 1 + (sites.sites[moments[at] ?? -1]?.own.length ?? 0);
    }
    return { way, step, line: site.line, value };
  };

  const shownAt = (index: number): string | null => {
    const text = texts[index] ?? '';
    return text === BOARD ? null : text;
  };
  const frameOf = (call: CallAt): ProgramFrame => {
    const name = sites.functions[call.fn] ?? '';
    if (call.at < 0) return { name, line: null, variables: [] };
    const site = sites.sites[moments[call.at] ?? -1];
    const variables = (site?.own ?? []).flatMap((id, index): readonly ProgramVariable[] => {
      const value = shownAt(moments[call.at + 1 + index] ?? -1);
      // A function is no variable to look at.
      return value === '' ? [] : [{ name: sites.variables[id] ?? '', value }];
    });
    return { name, line: site?.line ?? null, variables };
  };

  let step: number | null = null;
  do {
    const begin = moments[at + 2] === step ? null : { at, calls: [...calls] };
    step = read()?.step ?? null;
    if (begin !== null && step !== null && !begins.has(step)) begins.set(step, begin);
  } while (step !== null);

  return {
    whole,
    words,
    steps: [...begins.keys()],
    momentsOf(step) {
      const found: ProgramMoment[] = [];
      const begin = begins.get(step);
      if (begin === undefined) return found;
      calls.splice(0, calls.length, ...begin.calls);
      at = begin.at;
      for (let moment = read(); moment?.step === step; moment = read()) {
        const { way, line, value } = moment;
        const frames = calls.map((call) => (call.frame ??= frameOf(call)));
        found.push({ way, line, value: value < 0 ? '' : shownAt(value), frames });
      }
      return found;
    },
    found,
  };
}
