import { later } from '../../parts';
import { type Grid, grid } from '../../sudoku/core';

const lines = ({ default: text }: { readonly default: string }): readonly Grid[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map(grid);

/** The built-in sets of puzzles. Each is fetched when it is chosen. sets/README.md describes them. */
export const SETS = {
  norvigEasy: later(async () => lines(await import('./sets/norvig-easy50.txt?raw'))),
  norvigHard: later(async () => lines(await import('./sets/norvig-top95.txt?raw'))),
  norvigHardest: later(async () => lines(await import('./sets/norvig-hardest.txt?raw'))),
  easy: later(async () => lines(await import('./sets/easy.txt?raw'))),
  bankEasy: later(async () => lines(await import('./sets/bank-easy.txt?raw'))),
  bankMedium: later(async () => lines(await import('./sets/bank-medium.txt?raw'))),
  bankHard: later(async () => lines(await import('./sets/bank-hard.txt?raw'))),
  clues17: later(async () => lines(await import('./sets/17-clue.txt?raw'))),
  top1465: later(async () => lines(await import('./sets/top1465.txt?raw'))),
  hardest2011: later(async () => lines(await import('./sets/hardest-1106.txt?raw'))),
  hardest2019: later(async () => lines(await import('./sets/hardest-1905-11.txt?raw'))),
  severalSolutions: later(async () => lines(await import('./sets/several-solutions.txt?raw'))),
};

export type SetId = keyof typeof SETS;

export const isSet = (name: string): name is SetId => Object.hasOwn(SETS, name);
