import { type Board, ok } from '../../sudoku/core';
import { readStored, string } from '../storage/stored';
import type { Vault } from '../storage/vault';
import { textOf } from './stretch';

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

export function readLink(vault: Vault): ShelfLink | null {
  const text = vault.get(KEY);
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
  vault: Vault,
  { id, mark, board }: { readonly id: string | null; readonly mark: string; readonly board: Board },
): void => void vault.put(KEY, JSON.stringify({ version: 1, id, mark, board: textOf(board) }));
