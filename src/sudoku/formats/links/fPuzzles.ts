import { type Format, type Outcome, together } from '../format';
import type { Source } from '../text/source';
import { isObject, parseJson } from './json';
import { unpacked } from './lz';
import { nameOnly, outcomeOf } from './siteOutcome';
import { fPuzzlesPuzzle, type SitePuzzle } from './sitePuzzle';
import { type Url, urlsIn } from './urls';

/** f-puzzles links: `load=` and packed data. Classic puzzles only; `id=` only names a puzzle. */
export const fPuzzles = {
  id: 'fPuzzles',
  carries: ['givens', 'entries', 'notes'],
  extension: 'txt',
  read(source: Source): Outcome {
    const links = urlsIn(source).filter(({ host }) => host === 'f-puzzles.com');
    return together(links.slice(0, MOST_LINKS).map(outcomeOfLink));
  },
} as const satisfies Format;

const MOST_LINKS = 20;

function outcomeOfLink(url: Url): Outcome {
  const payload = url.query.get('load');
  if (payload !== undefined) return outcomeOf('fPuzzles', packedPuzzle(payload), url);
  return url.query.has('id') ? nameOnly('fPuzzles', url) : null;
}

/** The puzzle in packed f-puzzles data. */
export function packedPuzzle(payload: string): SitePuzzle {
  const data = parseJson(unpacked(payload) ?? '');
  return isObject(data) ? fPuzzlesPuzzle(data) : null;
}
