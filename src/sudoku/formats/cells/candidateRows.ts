import { NO_DIGITS, sizeOf } from '../../core';
import { CERTAINTY, type Fault } from '../format';
import { isBlank, type Line } from '../text/lines';
import { type Block, type Blocks, blocksOf } from './blocks';
import { cellOfCandidates, digitsOfToken, haveSeveralCandidates } from './candidateCells';
import { type CellMark, isWide, type Row, type Stray } from './cells';
import { faultOfRows } from './rowFault';

/** How a notation reads one cell of a candidate grid: the cell for a token, or `null` if the token is not a cell. */
export type TokenReader = (token: string, start: number) => CellMark | null;

const TOKEN = /[^\s|]+/g;
const MOST_TOKENS = 100;
const MOST_LINES = 10_000;
/** In a text of more lines than this, nearly every line must belong to a grid. */
const MANY_LINES = 600;
/** How many lines need not belong to one, since a grid may be damaged. */
const MOST_ODD = 2;
/** A longer line is not a row of a candidate grid. */
const LONGEST_LINE = 2_000;

/**
 * The rows of a candidate grid: tokens separated by spaces and bars, with rules between the rows. In a text of many
 * lines, reading stops once no grid is possible any more.
 */
export function candidateRows(lines: readonly Line[], read: TokenReader): readonly Row[] {
  if (lines.length > MOST_LINES) return [];
  const rows: Row[] = [];
  let odd = 0;
  for (const line of lines) {
    if (isBlank(line) || !/\d/.test(line.text)) continue;
    const row = rowOfTokens(line, read);
    rows.push(row);
    if (row.cells.length !== 81 && !isWide(row)) odd++;
    if (odd > MOST_ODD && lines.length > MANY_LINES) break;
  }
  return rows;
}

function rowOfTokens(line: Line, read: TokenReader): Row {
  const cells: CellMark[] = [];
  const strays: Stray[] = [];
  for (const match of line.text.slice(0, LONGEST_LINE).matchAll(TOKEN)) {
    const start = line.start + match.index;
    const cell = read(match[0], start);
    if (cell !== null) cells.push(cell);
    else strays.push({ text: match[0], start, end: start + match[0].length, before: cells.length });
    if (cells.length + strays.length > MOST_TOKENS) break;
  }
  return { line, cells, strays };
}

/** The boards of a candidate grid, which may be solved; `null` for a plain grid with blanks. */
export function candidateBlocks(rows: readonly Row[]): Blocks | null {
  const found = blocksOf(rows);
  const areCandidates = ({ cells }: Block): boolean =>
    haveSeveralCandidates(cells) || cells.every(({ digit }) => digit !== null);
  return found?.blocks.every(areCandidates) ? found : null;
}

/** A cell from its remaining digits; `.`, `_` or `0` if it has none. */
export function candidateCell(token: string, start: number): CellMark | null {
  const end = start + token.length;
  if (/^[._0]$/.test(token)) return { digit: null, notes: NO_DIGITS, placed: false, start, end };
  const set = token.length > 9 ? null : digitsOfToken(token);
  return set === null ? null : cellOfCandidates(set, start, end);
}

/** Why rows of tokens are not a candidate grid; `null` if they do not resemble one. */
export function candidatesFault(rows: readonly Row[]): Fault | null {
  const choices = rows.flatMap(({ cells }) => cells).filter(({ notes }) => sizeOf(notes ?? NO_DIGITS) > 1);
  return choices.length < 9 ? null : faultOfRows(rows, CERTAINTY.shaped, ' ');
}
