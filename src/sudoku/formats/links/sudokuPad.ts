import { type Grid, isGrid, overlay, type Puzzle } from '../../core';
import { find, puzzleOfGivens } from '../cells/puzzles';
import { type Format, type Outcome, together } from '../format';
import type { VariantRule } from '../reading';
import type { Source } from '../text/source';
import { packedPuzzle } from './fPuzzles';
import { isObject, parseJson } from './json';
import { unpacked } from './lz';
import { nameOnly, outcomeOf } from './siteOutcome';
import { type SitePuzzle, sclPuzzle } from './sitePuzzle';
import { type Url, urlsIn } from './urls';
import { unzippedJson } from './zippedJson';

/**
 * SudokuPad's links, also used by Cracking the Cryptic. A prefix tells what follows: f-puzzles data (`fpuz`), its own
 * packed data (`scl`, `ctc`), or the givens in its compact code (`scf`, `classic`, or no prefix). Classic puzzles
 * only; a short id only names a puzzle.
 */
export const sudokuPad = {
  id: 'sudokuPad',
  carries: ['givens'],
  extension: 'txt',
  read(source: Source): Outcome {
    const links = urlsIn(source).filter(({ host }) => HOST.test(host));
    return together(links.slice(0, MOST_LINKS).map(outcomeOfLink));
  },
  write: ({ givens, entries }: Puzzle): string =>
    `https://sudokupad.app/scf${compact(overlay(givens, entries))}\n`,
} as const satisfies Format;

const HOST = /^(?:[\w-]+\.)?(?:sudokupad\.app|sudokupad\.svencodes\.com|app\.crackingthecryptic\.com)$/;
const MOST_LINKS = 20;

function outcomeOfLink(url: Url): Outcome {
  const id = url.query.get('puzzleid') ?? url.path.replace(/^(?:sudoku|puzzle)\/?/, '').replace(/\/$/, '');
  if (id === '') return null;
  const [, prefix = '', payload = ''] = id.match(/^(fpuz(?:zles)?|scl|ctc|scf|classic)?(.*)$/s) ?? [];
  if (prefix.startsWith('fpuz')) return outcomeOf('sudokuPad', packedPuzzle(payload), url);
  if (prefix === 'scl' || prefix === 'ctc') return outcomeOf('sudokuPad', ownPuzzle(payload), url);
  const puzzle = compactPuzzle(payload);
  return puzzle === null && prefix === '' ? nameOnly('sudokuPad', url) : outcomeOf('sudokuPad', puzzle, url);
}

function ownPuzzle(payload: string): SitePuzzle {
  const text = unpacked(payload) ?? '';
  const data = parseJson(text) ?? unzippedJson(text);
  return isObject(data) ? sclPuzzle(data) : null;
}

/**
 * In the compact code each character stands for a digit (0 for none) plus ten for each blank that follows it, at most
 * five.
 */
const CODE = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx';
const MOST_BLANKS = 5;

function compact(givens: Grid): string {
  return (givens.match(new RegExp(`.\\.{0,${MOST_BLANKS}}`, 'g')) ?? [])
    .map((run) => CODE[(Number(run[0]) || 0) + 10 * (run.length - 1)])
    .join('');
}

/** The givens in the compact code, or in the older one, in which letters and signs count the blanks. */
function compactPuzzle(payload: string): SitePuzzle {
  const [code = '', ...rest] = payload.split('*');
  const options = rest.join('*').replace(/[at](?:[^*]|\*\*)*\*?/g, '');
  const rules: VariantRule[] = [];
  if (options.includes('w')) rules.push('windoku');
  if (options.includes('x')) rules.push('diagonal');
  const givens = [newer(code), older(payload)].find((grid) => grid !== null && isGrid(grid));
  if (givens === undefined || givens === null || !isGrid(givens)) return null;
  return rules.length > 0
    ? { kind: 'variant', rules }
    : { kind: 'classic', find: find(puzzleOfGivens(givens)) };
}

const LONGEST_CODE = 200;

function newer(code: string): string | null {
  if (code.length > LONGEST_CODE || !/^[0-9A-Za-x]+$/.test(code)) return null;
  return [...code]
    .map((character) => {
      const value = CODE.indexOf(character);
      return (value % 10 || '.') + '.'.repeat(Math.floor(value / 10));
    })
    .join('');
}

const OLDER_CODE = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz()[]-.~:@!$&'*,;=_";

function older(code: string): string | null {
  if (code.length > LONGEST_CODE) return null;
  return [...code]
    .map((character) =>
      /[1-9]/.test(character) ? character : '.'.repeat(Math.max(0, OLDER_CODE.indexOf(character))),
    )
    .join('');
}
