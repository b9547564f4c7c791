import { digitsOf, type Puzzle } from '../../core';
import { candidatesToWrite } from '../cells/candidateCells';
import { candidateBlocks, candidateCell, candidateRows, candidatesFault } from '../cells/candidateRows';
import type { Row } from '../cells/cells';
import { find, puzzleOf } from '../cells/puzzles';
import { inRows, inThrees } from '../cells/writing';
import { type Format, found, refused } from '../format';
import type { Source } from '../text/source';
import { sourceLinesOf } from '../text/sourceLines';

/**
 * Candidate grids as forums and programs print them: each cell lists its remaining digits. Spaces separate columns;
 * bars and rules of any style separate boxes (Simple Sudoku's, HoDoKu's, SudokuWiki's).
 */
export const pencilMarks = {
  id: 'pencilMarks',
  carries: ['givens', 'notes', 'candidates'],
  extension: 'txt',
  read(source: Source) {
    if (!SEVERAL_DIGITS.test(source.text) && !NO_BLANKS.test(source.text)) return null;
    const sourceLines = sourceLinesOf(source);
    let rows: readonly Row[] = [];
    for (const { lines } of new Set([sourceLines.raw, sourceLines.bare])) {
      rows = candidateRows(lines, markedCell);
      const blocks = candidateBlocks(rows)?.blocks;
      if (blocks === undefined) continue;
      return found(blocks.map(({ cells, rows }) => find(puzzleOf(cells), { lines: rows.length })));
    }
    const fault = candidatesFault(rows);
    return fault === null ? null : refused(fault);
  },
  write(puzzle: Puzzle): string {
    const cells = candidatesToWrite(puzzle).map((set) => digitsOf(set).join('') || '.');
    const width = (column: number): number =>
      Math.max(...inRows(cells).map((row) => row[column]?.length ?? 0));
    const columns = Array.from({ length: 9 }, (_, column) => width(column));
    const rule = `+${inThrees(columns)
      .map((box) => '-'.repeat(box.reduce((sum, size) => sum + size + 2, 1)))
      .join('+')}+`;
    const rows = inRows(cells).map((row) => {
      const padded = row.map((cell, column) => cell.padEnd(columns[column] ?? 0));
      return `|${inThrees(padded)
        .map((box) => ` ${box.join('  ')}  `)
        .join('|')}|`;
    });
    return `${inThrees(rows)
      .map((band) => [rule, ...band].join('\n'))
      .join('\n')}\n${rule}\n`;
  },
} as const satisfies Format;

const SEVERAL_DIGITS = /(?:^|[\s|*#@(<{])\d{2,9}(?:$|[\s|*#@)>}])/;
/** A solved grid has no candidates left. */
const NO_BLANKS = /^[1-9\s|+:'*.-]*$/;

/** Forum posts mark cells and candidates with stars, signs and brackets of all kinds. They are ignored here. */
function markedCell(token: string, start: number) {
  const bare = token.length <= 16 ? token.replace(/^[*#@(<{]{1,2}|[*#@)>}]{1,2}$/g, '') : token;
  return candidateCell(bare, start);
}
