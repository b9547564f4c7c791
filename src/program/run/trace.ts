import type { ProgramFrame, ProgramMoment, ProgramVariable } from '../../sudoku/search';
import type { Sites } from '../read/lines';
import type { TraceTold } from './tracer';

/** The recorded lines of a part of a run, by the step that they lead to. */
export interface Trace {
  /** The last step whose moments are all here. Those of the step after it may be here in part. */
  readonly whole: number;
  /** The steps that the program made meanwhile. */
  readonly words: Int32Array;
  readonly byStep: ReadonlyMap<number, readonly ProgramMoment[]>;
  readonly found: TraceTold['found'];
}

const WAYS = ['line', 'call', 'back'] as const;
const BOARD = '#';

/**
 * Unpacks what the tracer has told. It comes from where the program ran, so nothing in it is trusted: numbers that mean
 * nothing end the reading.
 */
export function unpackTrace({ moments, texts, whole, words, found }: TraceTold, sites: Sites): Trace {
  const byStep = new Map<number, ProgramMoment[]>();
  const frames: ProgramFrame[] = [];
  let at = 0;
  const next = (): number => moments[at++] ?? -1;
  const shownAt = (index: number): string | null => {
    const text = texts[index] ?? '';
    return text === BOARD ? null : text;
  };
  while (at < moments.length) {
    const way = WAYS[next()];
    const site = sites.sites[next()];
    const step = next();
    const value = next();
    frames.length = Math.max(0, Math.min(frames.length, next()));
    for (let left = next(); left > 0 && at < moments.length; left--)
      frames.push({ name: sites.functions[next()] ?? '', line: null, variables: [] });
    for (let left = next(); left > 0 && at < moments.length; left--) {
      const depth = next();
      const line = next();
      const variables: ProgramVariable[] = [];
      for (let count = next(); count > 0 && at < moments.length; count--) {
        const name = sites.variables[next()] ?? '';
        const shown = shownAt(next());
        // A function is no variable to look at.
        if (shown !== '') variables.push({ name, value: shown });
      }
      const frame = frames[depth];
      if (frame) frames[depth] = { name: frame.name, line, variables };
    }
    if (way === undefined || site === undefined) break;
    const before = byStep.get(step) ?? [];
    before.push({ way, line: site.line, value: value < 0 ? '' : shownAt(value), frames: [...frames] });
    byStep.set(step, before);
  }
  return { whole, words, byStep, found };
}
