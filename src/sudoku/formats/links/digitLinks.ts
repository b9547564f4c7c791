import { type Grid, isGrid, overlay, type Puzzle } from '../../core';
import { find, puzzleOfGivens } from '../cells/puzzles';
import { CERTAINTY, type Format, faultOf, found, type Outcome, refused, together } from '../format';
import type { Source } from '../text/source';
import { nameOnly } from './siteOutcome';
import { hasOwnNotation, type Url, urlsIn } from './urls';

/* Links that contain the 81 digits of a puzzle in their path, their query or their hash. */

/** A link of any site. */
export const anyLink = {
  id: 'anyLink',
  carries: ['givens'],
  extension: 'txt',
  read: (source: Source) => linksIn(source, (url) => !hasOwnNotation(url)),
} as const satisfies Format;

/** Sudoku Coach's links: `/play/` or `/solver/` and the digits. `/s/` and a few letters only name a puzzle. */
export const sudokuCoach = {
  id: 'sudokuCoach',
  carries: ['givens'],
  extension: 'txt',
  read: (source: Source) =>
    linksIn(
      source,
      ({ host }) => host === 'sudoku.coach',
      (url) => (/(?:^|\/)s\/\w+/.test(url.path) ? nameOnly('sudokuCoach', url) : null),
    ),
  write: (puzzle: Puzzle) => `https://sudoku.coach/en/play/${digitsOf(puzzle)}\n`,
} as const satisfies Format;

/** SudokuExchange's links: `s=` and the digits. */
export const sudokuExchange = {
  id: 'sudokuExchange',
  carries: ['givens'],
  extension: 'txt',
  read: (source: Source) =>
    linksIn(
      source,
      ({ host }) => host === 'sudokuexchange.com',
      (url) =>
        url.query.has('s')
          ? refused(faultOf({ kind: 'damagedLink', site: 'sudokuExchange' }, CERTAINTY.marked, url))
          : null,
    ),
  write: (puzzle: Puzzle) => `https://sudokuexchange.com/play/?s=${digitsOf(puzzle)}\n`,
} as const satisfies Format;

const digitsOf = ({ givens, entries }: Puzzle): string => overlay(givens, entries).replaceAll('.', '0');

/** The puzzles of the links of a site, and what a link without digits is. */
const linksIn = (
  source: Source,
  isOfSite: (url: Url) => boolean,
  withoutDigits: (url: Url) => Outcome = () => null,
): Outcome =>
  together(
    urlsIn(source)
      .filter(isOfSite)
      .map((url) => {
        const parts = [...url.path.split('/'), ...url.query.values(), ...url.hash.slice(1).split(/[=&/]/)];
        const rows = parts.filter((part) => /^[\d._-]{9}$/.test(part)).join('');
        const givens = [...parts, rows].map(gridOf).find((grid) => grid !== null);
        return givens === undefined
          ? withoutDigits(url)
          : found([find(puzzleOfGivens(givens))], { marked: true, spans: [url] });
      }),
  );

/** The grid of 81 digits with one other character for every blank, of 81 fields, or of nine rows; else `null`. */
function gridOf(text: string): Grid | null {
  const fields = text.split(',');
  const rows = [...'-,|/ \n']
    .map((sign) => text.trim().split(sign))
    .find((parts) => parts.length === 9 && parts.every(({ length }) => length === 9));
  const isFields = fields.length === 81;
  const cells = isFields ? fields.map((field) => field.trim() || '.').join('') : (rows?.join('') ?? text);
  const [blank, other] = new Set(cells.replace(/[\d,]/g, ''));
  const grid = cells.replaceAll(',', '').replace(/\D/g, '.').replaceAll('0', '.');
  return (blank === undefined || !/\p{L}/u.test(blank)) && other === undefined && isGrid(grid) ? grid : null;
}
