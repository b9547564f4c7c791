import { type Board, ok } from '../../sudoku/core';
import { readStored, string } from '../saving/stored';
import type { Vault } from '../saving/vault';
import { textOf } from './stretch';

/*
 * Which puzzle of the shelf the stored board is, and how far the shelf has it: so a reload goes on with the same one,
 * writes what a crash has left out, and does not bring back what was deleted.
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
  // Without it the puzzle is known by its givens.
  return (read.ok ? read : ok(null)).value;
}

export const writeLink = (
  vault: Vault,
  { id, mark, board }: { readonly id: string | null; readonly mark: string; readonly board: Board },
): void => void vault.put(KEY, JSON.stringify({ version: 1, id, mark, board: textOf(board) }));
