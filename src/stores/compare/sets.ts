import { type Grid, grid } from '../../sudoku/core';

const lines = (load: () => Promise<{ default: string }>) => async (): Promise<readonly Grid[]> =>
  (await load()).default
    .split('\n')
    .filter((line) => line !== '')
    .map(grid);

/** The sets of puzzles at hand, each fetched when it is chosen. What they are: sets/README.md. */
export const SETS = {
  norvigEasy: lines(() => import('./sets/norvig-easy50.txt?raw')),
  norvigHard: lines(() => import('./sets/norvig-top95.txt?raw')),
  norvigHardest: lines(() => import('./sets/norvig-hardest.txt?raw')),
  easy: lines(() => import('./sets/easy.txt?raw')),
  bankEasy: lines(() => import('./sets/bank-easy.txt?raw')),
  bankMedium: lines(() => import('./sets/bank-medium.txt?raw')),
  bankHard: lines(() => import('./sets/bank-hard.txt?raw')),
  clues17: lines(() => import('./sets/17-clue.txt?raw')),
  top1465: lines(() => import('./sets/top1465.txt?raw')),
  hardest2011: lines(() => import('./sets/hardest-1106.txt?raw')),
  hardest2019: lines(() => import('./sets/hardest-1905-11.txt?raw')),
  severalSolutions: lines(() => import('./sets/several-solutions.txt?raw')),
};

export type SetId = keyof typeof SETS;

export const isSet = (name: string): name is SetId => Object.hasOwn(SETS, name);
