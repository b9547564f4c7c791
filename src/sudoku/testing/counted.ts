import { type Grid, grid } from '../core';
import text from './counts.txt?raw';

/** A puzzle with a known number of solutions. */
export interface CountedPuzzle {
  /** What it is an example of. */
  readonly name: string;
  readonly givens: Grid;
  /** The number of solutions; a lower bound if `exact` is false. */
  readonly count: number;
  readonly exact: boolean;
  /** The lexicographically first solution, `null` if there is none. */
  readonly first: Grid | null;
  /** Whether brute force takes too long to check it. */
  readonly slow: boolean;
}

/** The table of counts.txt: puzzles with no solution, one and many, from blank to full and from easy to hardest. */
export const COUNTED_PUZZLES: readonly CountedPuzzle[] = text
  .split('\n\n')
  .slice(1)
  .flatMap((section) => [...section.matchAll(/^# (.*)\n(.*)$/gm)])
  .map(([, name = '', line = '']) => parse(name, line));

function parse(name: string, line: string): CountedPuzzle {
  const [givens = '', count = '', first = '', slow] = line.split(':');
  const exact = !count.startsWith('>');
  return {
    name,
    givens: grid(givens),
    count: exact ? Number(count) : Number(count.slice(1)) + 1,
    exact,
    first: first === '' ? null : grid(first),
    slow: slow === 'slow',
  };
}
