import { type Grid, grid } from '../core';

const FILES = import.meta.glob<string>('./puzzles/*.txt', { query: '?raw', import: 'default', eager: true });

/** The puzzle sets by name; puzzles/README.md describes them. */
export const PUZZLE_SETS: ReadonlyMap<string, readonly Grid[]> = new Map(
  Object.entries(FILES).map(([path, text]) => [
    path.slice('./puzzles/'.length, -'.txt'.length),
    text.trim().split('\n').map(grid),
  ]),
);
