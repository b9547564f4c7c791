import { type Digit, EMPTY_GRID, type Grid, gridFrom } from '../../core';
import { find, puzzleOfGivens } from '../cells/puzzles';
import { type Format, found } from '../format';
import type { Source } from '../text/source';

/**
 * Game IDs and saved games of Simon Tatham's Portable Puzzle Collection (devel.html, "Solo"): digits, a letter for a run
 * of blanks (a for one, z for 26), `_` between digits that stand side by side. A saved game has the moves too.
 */
export const gameId = {
  id: 'gameId',
  carries: ['givens'],
  extension: 'txt',
  read({ text }: Source) {
    const id = /\b3x3[a-z]{0,8}:(?<id>[a-z\d_]{20,120})(?![a-z\d_])/.exec(text);
    const saved = /^GAME\s*:4:Solo$/m.test(text) ? /^DESC\s*:\d+:(?<id>[a-z\d_]{20,120})$/m.exec(text) : null;
    const [match, isSaved] = saved === null ? [id, false] : [saved, true];
    const givens = givensOf(match?.groups?.id ?? '');
    if (match === null || givens === null) return null;
    const entries = isSaved ? entriesOf(text, givens) : EMPTY_GRID;
    const span = { start: match.index, end: match.index + match[0].length };
    return found([find({ ...puzzleOfGivens(givens), entries })], {
      marked: true,
      spans: isSaved ? null : [span],
    });
  },
} as const satisfies Format;

function givensOf(id: string): Grid | null {
  const cells = id.replace(/[a-z]/g, (letter) => '.'.repeat(letter.charCodeAt(0) - 96)).replaceAll('_', '');
  return /^[1-9.]{81}$/.test(cells) ? (cells as Grid) : null;
}

/** The digits that the moves up to the current one have written: `R`, the column and the row from 0, the digit. */
function entriesOf(text: string, givens: Grid): Grid {
  const at = Number(/^STATEPOS:\d+:(\d+)$/m.exec(text)?.[1] ?? 1);
  const moves = [...text.matchAll(/^MOVE\s*:\d+:(.*)$/gm)].slice(0, at - 1);
  const entries = Array.from({ length: 81 }, (): Digit | null => null);
  for (const [, move = ''] of moves) {
    const [, column, row, digit] = /^R([0-8]),([0-8]),(\d)$/.exec(move) ?? [];
    const cell = Number(row) * 9 + Number(column);
    if (digit !== undefined && givens[cell] === '.')
      entries[cell] = digit === '0' ? null : (Number(digit) as Digit);
  }
  return gridFrom(entries);
}
