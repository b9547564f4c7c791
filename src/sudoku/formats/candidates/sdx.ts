import { CELLS, digitAt, digitsOf, type Puzzle } from '../../core';
import { candidatesToWrite } from '../cells/candidateCells';
import { candidateBlocks, candidateCell, candidateRows, candidatesFault } from '../cells/candidateRows';
import type { CellMark } from '../cells/cells';
import { find, puzzleOf } from '../cells/puzzles';
import { inRows } from '../cells/writing';
import { type Format, found, refused } from '../format';
import type { Source } from '../text/source';
import { sourceLinesOf } from '../text/sourceLines';

/**
 * SudoCue's .sdx, also read by SadMan's programs: nine lines of nine cells, separated by single spaces. A cell is its
 * remaining candidates, a given, or a placed digit after a `u`. See sudocue.net/fileformats.php.
 */
export const sdx = {
  id: 'sdx',
  carries: ['givens', 'entries', 'notes', 'candidates'],
  extension: 'sdx',
  read(source: Source) {
    if (!/^[\d\su.|+-]*$/.test(source.text)) return null;
    const rows = candidateRows(sourceLinesOf(source).raw.lines, placedCell);
    const blocks = candidateBlocks(rows)?.blocks;
    if (blocks !== undefined) {
      const marked = source.text.includes('u');
      return found(
        blocks.map(({ cells }) => find(puzzleOf(cells), { lines: 9 })),
        { marked },
      );
    }
    const fault = source.text.includes('u') ? candidatesFault(rows) : null;
    return fault === null ? null : refused(fault);
  },
  write(puzzle: Puzzle): string {
    const candidates = candidatesToWrite(puzzle);
    const cells = CELLS.map((cell) => {
      const entry = digitAt(puzzle.entries, cell);
      const set = candidates[cell];
      return entry === null ? (set === undefined ? '' : digitsOf(set).join('')) || '.' : `u${entry}`;
    });
    return `${inRows(cells)
      .map((row) => row.join(' '))
      .join('\n')}\n`;
  },
} as const satisfies Format;

function placedCell(token: string, start: number): CellMark | null {
  if (!/^u[1-9]$/.test(token)) return candidateCell(token, start);
  const cell = candidateCell(token.slice(1), start + 1);
  return cell === null ? null : { ...cell, placed: true };
}
