import { find, puzzleOfGivens } from '../cells/puzzles';
import { type Format, found, type Outcome } from '../format';
import type { Source } from '../text/source';
import { gridOfDigits } from './gridOfDigits';
import { together } from './siteOutcome';
import { hasOwnNotation, type Url, urlsIn } from './urls';

/** A link of any site that contains the 81 digits of a puzzle in its path, its query or its hash. */
export const anyLink = {
  id: 'anyLink',
  carries: ['givens'],
  extension: 'txt',
  read: (source: Source): Outcome =>
    together(
      urlsIn(source)
        .filter((url) => !hasOwnNotation(url))
        .map(outcomeOf),
    ),
} as const satisfies Format;

function outcomeOf(url: Url): Outcome {
  const parts = [...url.path.split('/'), ...url.query.values(), ...url.hash.slice(1).split(/[=&/]/)];
  const givens = parts.map(gridOfDigits).find((grid) => grid !== null);
  return givens === undefined ? null : found([find(puzzleOfGivens(givens))], { marked: true, spans: [url] });
}
