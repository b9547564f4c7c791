import type { Stores } from '../../../stores';
import {
  type Board,
  CELLS,
  digitAt,
  EMPTY_GRID,
  type Grid,
  gridFrom,
  isSolution,
  type Puzzle,
  visibleOf,
} from '../../../sudoku/core';
import { writeLines } from '../../../sudoku/formats';

/** What a text contains of the board: the puzzle alone, with entries and notes, or with its answer. */
export type TextContent = 'givens' | 'entries' | 'answer';

/** The puzzle's answer: the one on the board, else its only solution; `null` if neither is known. */
export function answerOf({ game, verdict }: Stores): Grid | null {
  const { board } = game.now();
  if (isSolved(board)) return visibleOf(board);
  const { verdict: judged, stale, givens } = verdict.getState();
  return judged.kind === 'one' && !stale && givens === board.givens ? judged.solution : null;
}

const isSolved = (board: Board): boolean => isSolution(visibleOf(board));

/** What copying the board writes: the answer while it is shown, else the entries. */
export const contentOf = (stores: Stores): TextContent =>
  isSolved(stores.game.now().board) ? 'answer' : 'entries';

/** The board as a puzzle to write; the givens alone while the answer is not known. */
export function puzzleOf(stores: Stores, content: TextContent): Puzzle {
  const { givens, entries, notes } = stores.game.now().board;
  if (content === 'entries') return { givens, entries, notes, name: null };
  const answer = content === 'answer' ? answerOf(stores) : null;
  const filled = (grid: Grid): Grid =>
    gridFrom(CELLS.map((cell) => (digitAt(givens, cell) === null ? digitAt(grid, cell) : null)));
  return { givens, entries: answer === null ? EMPTY_GRID : filled(answer), notes: null, name: null };
}

/** The board as nine lines, for the clipboard. */
export const linesOf = (stores: Stores): string => writeLines(puzzleOf(stores, contentOf(stores)));
