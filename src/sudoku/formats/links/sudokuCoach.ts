import { overlay, type Puzzle } from '../../core';
import { find, puzzleOfGivens } from '../cells/puzzles';
import { type Format, found, type Outcome } from '../format';
import type { Source } from '../text/source';
import { gridOfDigits } from './gridOfDigits';
import { nameOnly, together } from './siteOutcome';
import { type Url, urlsIn } from './urls';

/** Sudoku Coach's links: `/play/` or `/solver/` and 81 digits. `/s/` and a few letters only name a puzzle. */
export const sudokuCoach = {
  id: 'sudokuCoach',
  carries: ['givens'],
  extension: 'txt',
  read(source: Source): Outcome {
    return together(
      urlsIn(source)
        .filter(({ host }) => host === 'sudoku.coach')
        .map(outcomeOf),
    );
  },
  write: ({ givens, entries }: Puzzle): string =>
    `https://sudoku.coach/en/play/${overlay(givens, entries).replaceAll('.', '0')}\n`,
} as const satisfies Format;

function outcomeOf(url: Url): Outcome {
  const parts = [...url.path.split('/'), ...url.query.values(), url.hash.slice(1)];
  const givens = parts.map(gridOfDigits).find((grid) => grid !== null);
  if (givens !== undefined) return found([find(puzzleOfGivens(givens))], { marked: true, spans: [url] });
  return /(?:^|\/)s\/\w+/.test(url.path) ? nameOnly('sudokuCoach', url) : null;
}
