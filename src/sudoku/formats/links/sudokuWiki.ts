import {
  ALL_DIGITS,
  CELLS,
  type Digit,
  type DigitSet,
  digitAt,
  digitSet,
  digitsOf,
  NO_DIGITS,
  type Puzzle,
  sizeOf,
} from '../../core';
import { candidatesToWrite } from '../cells/candidateCells';
import { type CellMark, mark } from '../cells/cells';
import { find, puzzleOf } from '../cells/puzzles';
import { CERTAINTY, type Format, faultOf, found, type Outcome, refused, together } from '../format';
import type { VariantRule } from '../reading';
import type { Source } from '../text/source';
import { type Url, urlsIn } from './urls';

/**
 * SudokuWiki's boards, in three forms. `bd=` and 81 digits. `S9B` and two characters of base 36 for each cell: 1–9 a
 * given, 10–18 a placed digit, above that 18 plus one bit for each candidate. An older form with two characters of
 * base 32 for each cell: twice the candidates' bits, plus one for a given. See
 * sudokuwiki.org/Sudoku_String_Definitions; the numbers of the newer form were checked against boards whose start is
 * known.
 */
export const sudokuWiki = {
  id: 'sudokuWiki',
  carries: ['givens', 'entries', 'notes', 'candidates', 'loneCandidates'],
  extension: 'txt',
  read(source: Source): Outcome {
    const links = urlsIn(source).filter(({ host }) => host === 'sudokuwiki.org');
    if (links.length > 0) return together(links.map(outcomeOf));
    const strings = [...source.text.matchAll(BOARD_STRING)].slice(0, MOST_BOARDS);
    return together(
      strings.map(({ 0: text, index }) => {
        const cells = cellsOf(text);
        const spans = [{ start: index, end: index + text.length }];
        return cells === null ? null : found([find(puzzleOf(cells))], { marked: true, spans });
      }),
    );
  },
  write(puzzle: Puzzle): string {
    const candidates = candidatesToWrite(puzzle);
    const pairs = CELLS.map((cell) => {
      const given = digitAt(puzzle.givens, cell);
      const placed = digitAt(puzzle.entries, cell);
      const left = candidates[cell] ?? NO_DIGITS;
      const value = given ?? (placed === null ? (left === NO_DIGITS ? 0 : MOST_PLACED + left) : 9 + placed);
      return value.toString(36).padStart(2, '0');
    });
    return `https://www.sudokuwiki.org/sudoku.htm?bd=S9B${pairs.join('')}\n`;
  },
} as const satisfies Format;

const BOARD_STRING = /\bS9B[0-9a-z]{162}\b|\b[0-9a-v]{162}\b/g;
const MOST_BOARDS = 500;
/** Values of the newer form: up to 9 a given, up to 18 a placed digit, above that candidates. */
const MOST_PLACED = 18;

/** The rules meant by letters before the size of a board string. */
const KINDS: Readonly<Record<string, VariantRule>> = {
  J: 'irregular',
  X: 'diagonal',
  W: 'windoku',
  K: 'killer',
};

function outcomeOf(url: Url): Outcome {
  const board = url.query.get('bd') ?? url.query.get('n') ?? '';
  const kind = board.match(/^([A-Z])\d{1,2}[A-Z]/)?.[1];
  const rule = kind === undefined || kind === 'S' ? undefined : (KINDS[kind] ?? 'other');
  if (rule !== undefined) return refused(faultOf({ kind: 'variant', rules: [rule] }, CERTAINTY.marked, url));
  const cells = cellsOf(board);
  if (cells !== null) return found([find(puzzleOf(cells))], { marked: true, spans: [url] });
  // Other pages of the site hold no board.
  return board === ''
    ? null
    : refused(faultOf({ kind: 'damagedLink', site: 'sudokuWiki' }, CERTAINTY.marked, url));
}

function cellsOf(board: string): readonly CellMark[] | null {
  if (/^[\d.]{81}$/.test(board))
    return [...board].map((digit) => mark((Number(digit) || null) as Digit | null, 0, 0));
  const isNewer = /^S9B[0-9a-z]{162}$/.test(board);
  if (!isNewer && !/^[0-9a-v]{162}$/.test(board)) return null;
  const pairs = board.slice(-162).match(/../g) ?? [];
  const cells = pairs.map((pair) =>
    isNewer ? cellOfNewer(Number.parseInt(pair, 36)) : cellOfOlder(Number.parseInt(pair, 32)),
  );
  return cells.includes(null) ? null : cells.filter((cell) => cell !== null);
}

function cellOfNewer(value: number): CellMark | null {
  if (value >= 1 && value <= 9) return mark(value as Digit, 0, 0);
  if (value > 9 && value <= MOST_PLACED) return { ...mark((value - 9) as Digit, 0, 0), placed: true };
  const left = value === 0 ? 0 : value - MOST_PLACED;
  return left >= 0 && left <= ALL_DIGITS ? { ...mark(null, 0, 0), notes: left as DigitSet } : null;
}

/** The older form does not distinguish a placed digit from a single candidate; both are read as placed. */
function cellOfOlder(value: number): CellMark | null {
  const set = (value >> 1) as DigitSet;
  const [only] = digitsOf(set);
  const isGiven = (value & 1) === 1;
  if (only === undefined || set > ALL_DIGITS || (isGiven && sizeOf(set) > 1)) return null;
  return set === digitSet(only)
    ? { ...mark(only, 0, 0), placed: !isGiven }
    : { ...mark(null, 0, 0), notes: set };
}
