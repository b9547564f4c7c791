import { type Board, ok } from '../../sudoku/core';
import { readStored, string } from '../storage/stored';
import type { TextStore } from '../storage/textStore';
import { textOf } from './puzzleHistory';

/*
 * Stores which puzzle of the shelf is on the stored board, and its board as the shelf has it. So a reload continues the
 * same puzzle, stores moves that a crash left out, and does not restore a deleted puzzle.
 */

const KEY = 'unwind.shelf';

export interface ShelfLink {
  /** `null` for a board that was deleted from the shelf. */
  readonly id: string | null;
  readonly mark: string;
  /** The board as the shelf has it, as `textOf` writes it. */
  readonly board: string;
}

export function readLink(textStore: TextStore): ShelfLink | null {
  const text = textStore.get(KEY);
  if (text === null) return null;
  const read = readStored(text, {
    version: 1,
    read: ({ id, mark, board }) => ({
      id: id === null ? null : string(id),
      mark: string(mark),
      board: string(board),
    }),
  });
  // Without a link, the puzzle is recognised by its givens.
  return (read.ok ? read : ok(null)).value;
}

export const writeLink = (
  textStore: TextStore,
  { id, mark, board }: { readonly id: string | null; readonly mark: string; readonly board: Board },
): void => void textStore.put(KEY, JSON.stringify({ version: 1, id, mark, board: textOf(board) }));
