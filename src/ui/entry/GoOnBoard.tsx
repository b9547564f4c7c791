import type { Board } from '../../sudoku/core';
import { MiniBoard } from '../shared';

/** The puzzle to go on with, as a small picture. */
export const GoOnBoard = ({ board: { givens, entries, answers } }: { readonly board: Board }) => (
  <MiniBoard givens={givens} entries={entries} answers={answers} />
);
