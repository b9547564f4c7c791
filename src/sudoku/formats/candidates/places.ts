import { DIGITS, type DigitSet, digitSet, has, NO_DIGITS, type Puzzle, union } from '../../core';
import { blocksOf } from '../cells/blocks';
import { candidatesToWrite, cellOfCandidates } from '../cells/candidateCells';
import { candidateRows } from '../cells/candidateRows';
import type { CellMark, Row } from '../cells/cells';
import { find, puzzleOf } from '../cells/puzzles';
import { rowFault } from '../cells/rowFault';
import { inRows } from '../cells/writing';
import { CERTAINTY, type Format, found, refused } from '../format';
import { linesOf } from '../text/lines';
import type { Source } from '../text/source';

/**
 * Candidates in cells of fixed width, separated by tabs or spaces: `___4_____`, `1____67_9`. Written rows end in a
 * tab.
 */
export const fixedWidth = {
  id: 'fixedWidth',
  carries: ['givens', 'notes', 'candidates'],
  extension: 'txt',
  read(source: Source) {
    if (!PLACES.test(source.text)) return null;
    const rows = rowsOf(source);
    if (rows.length === 0) return null;
    const blocks = blocksOf(rows)?.blocks ?? [];
    const finds = blocks.map(({ cells, rows }) => find(puzzleOf(cells), { lines: rows.length }));
    if (finds.length > 0) return found(finds, { marked: true });
    const fault =
      rows.reduce((sum, { cells }) => sum + cells.length, 0) < 9
        ? null
        : rowFault(rows, CERTAINTY.marked, '\t');
    return fault === null ? null : refused(fault);
  },
  write(puzzle: Puzzle): string {
    const rows = inRows(candidatesToWrite(puzzle).map((set) => placesOf(set, '_')));
    return rows.map((row) => `${row.map((cell) => `${cell}\t`).join('')}\n`).join('');
  },
} as const satisfies Format;

/** A token that may be such a cell. */
const PLACES = /(?:^|[\s|])[1-9_.0*x-]{9}(?:$|[\s|])/i;

/** The rows of a text that consists mostly of such cells. */
function rowsOf(source: Source): readonly Row[] {
  const rows = candidateRows(linesOf(source), (token, start): CellMark | null => cellOfPlaces(token, start));
  return rows.filter(({ cells, strays }) => cells.length > 1 && cells.length > strays.length);
}

/** 729 characters: nine places for each cell in reading order, each its digit or a blank. Line ends are ignored. */
export const candidates729 = {
  id: 'candidates729',
  carries: ['givens', 'notes', 'candidates'],
  extension: 'txt',
  read({ text }: Source) {
    const cells: CellMark[] = [];
    let places = '';
    let start = 0;
    for (let i = 0; i < text.length; i++) {
      if (/\s/.test(text[i] ?? '')) continue;
      if (places === '') start = i;
      places += text[i];
      if (places.length < 9) continue;
      const cell = cellOfPlaces(places, start);
      if (cell === null || cells.length === 81) return null;
      cells.push(cell);
      places = '';
    }
    if (cells.length !== 81 || places !== '' || cells.every(isEmpty)) return null;
    const lines = text.split('\n').filter((line) => line.trim() !== '').length;
    return found([find(puzzleOf(cells), { lines })], { marked: true });
  },
  write: (puzzle: Puzzle): string =>
    `${candidatesToWrite(puzzle)
      .map((set) => placesOf(set, '.'))
      .join('')}\n`,
} as const satisfies Format;

const isEmpty = ({ digit, notes }: CellMark): boolean => digit === null && (notes ?? NO_DIGITS) === NO_DIGITS;

/**
 * Candidate cells of fixed width: nine characters, each a remaining digit in its own place or a blank, as in
 * `___4_____` and `1____67_9`. No other notation looks like this.
 */
function cellOfPlaces(text: string, start: number): CellMark | null {
  if (text.length !== 9) return null;
  let set: DigitSet = NO_DIGITS;
  for (const digit of DIGITS) {
    const character = text[digit - 1] ?? '';
    if (character === String(digit)) set = union(set, digitSet(digit));
    else if (!/[_.0*x-]/i.test(character)) return null;
  }
  return cellOfCandidates(set, start, start + 9);
}

/** A set of candidates written in nine places. */
const placesOf = (set: DigitSet, blank: string): string =>
  DIGITS.map((digit) => (has(set, digit) ? String(digit) : blank)).join('');
