/**
 * Programs of the person's own: read, changed so that their writes are told, and run where they can reach nothing. What
 * they did becomes a tape, which `sudoku/search` plays.
 */

import { later } from '../parts';
import type { Unreadable } from './read/read';
import type { RunFailure } from './run/sandbox';

export type { Runnable, TracedText } from './read/read';
export type { BoardShape } from './read/shape';
export type { Running } from './run/sandbox';
export type { Trace } from './run/trace';
export { STARTS } from './starts';

/** Why there is nothing to watch of a program. */
export type ProgramFault =
  | Unreadable
  | RunFailure
  /** What reads or runs it has not loaded. */
  | { readonly kind: 'absent' };

/** Reads a text as a program; loaded when the first one is written. */
export const loadReader = later(() => import('./read/read'), 'readProgram');

/** Tells TypeScript from JavaScript. */
export const loadIsTypeScript = later(() => import('./read/read'), 'isTypeScript');

/** Runs a program; loaded with the first one. */
export const loadSandbox = later(() => import('./run/sandbox'), 'runInSandbox');

/** Runs a program again and records lines of it. */
export const loadTracer = later(() => import('./run/sandbox'), 'traceInSandbox');
