import { overlay, type Puzzle } from '../../core';
import { boardsWithCandidates } from '../cells/progress';
import { inRows, inThrees } from '../cells/writing';
import { type Format, found } from '../format';
import type { Source } from '../text/source';
import { sourceLinesOf } from '../text/sourceLines';
import { readPlain } from './plain';

/**
 * Simple Sudoku's .ss: a box of `*-----------*` and `|..1|.2.|3..|` lines. Simple Sudoku, HoDoKu and forum posts show
 * up to three boards together: the givens, the digits so far, the candidates.
 */
export const simpleSudoku = {
  id: 'simpleSudoku',
  carries: ['givens'],
  extension: 'ss',
  read(source: Source) {
    const sourceLines = sourceLinesOf(source);
    const boards =
      sourceLines.raw.lines.length < LEAST_LINES ? [] : boardsWithCandidates(sourceLines.bare.lines);
    if (boards.length > 0) return found(boards, { marked: true });
    const outcome = BORDER.test(source.text) ? readPlain(source) : null;
    return outcome?.kind === 'plain' && outcome.shape === 'rows'
      ? found(outcome.finds, { marked: true })
      : null;
  },
  write({ givens, entries }: Puzzle): string {
    const rows = inRows([...overlay(givens, entries)]).map(
      (row) =>
        `|${inThrees(row)
          .map((box) => box.join(''))
          .join('|')}|`,
    );
    const bands = inThrees(rows).map((band) => band.join('\n'));
    return `*-----------*\n${bands.join('\n|---+---+---|\n')}\n*-----------*\n`;
  },
} as const satisfies Format;

const BORDER = /(?:^|\n)[ >]{0,8}\*-{11}\*\s{0,8}(?:\n|$)/;
/** The fewest lines of a candidate grid together with another board. */
const LEAST_LINES = 10;
