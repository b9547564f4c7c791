import { type Format, found, type Outcome } from './shared/format';
import { gridOfDigits } from './shared/gridOfDigits';
import { find, puzzleOfGivens } from './shared/puzzles';
import { together } from './shared/siteOutcome';
import type { Source } from './shared/source';
import { hasOwnNotation, type Url, urlsIn } from './shared/urls';

/** A link of any site that has the 81 digits of a puzzle as a part of its path, its query or its hash. */
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
