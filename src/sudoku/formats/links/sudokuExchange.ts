import { overlay, type Puzzle } from '../../core';
import { find, puzzleOfGivens } from '../cells/puzzles';
import { CERTAINTY, type Format, faultOf, found, type Outcome, refused } from '../format';
import type { Source } from '../text/source';
import { gridOfDigits } from './gridOfDigits';
import { together } from './siteOutcome';
import { type Url, urlsIn } from './urls';

/** SudokuExchange's links: `s=` and 81 digits. */
export const sudokuExchange = {
  id: 'sudokuExchange',
  carries: ['givens'],
  extension: 'txt',
  read(source: Source): Outcome {
    return together(
      urlsIn(source)
        .filter(({ host }) => host === 'sudokuexchange.com')
        .map(outcomeOf),
    );
  },
  write: ({ givens, entries }: Puzzle): string =>
    `https://sudokuexchange.com/play/?s=${overlay(givens, entries).replaceAll('.', '0')}\n`,
} as const satisfies Format;

function outcomeOf(url: Url): Outcome {
  const digits = url.query.get('s');
  if (digits === undefined) return null;
  const givens = gridOfDigits(digits);
  return givens === null
    ? refused(faultOf({ kind: 'damagedLink', site: 'sudokuExchange' }, CERTAINTY.marked, url))
    : found([find(puzzleOfGivens(givens))], { marked: true, spans: [url] });
}
