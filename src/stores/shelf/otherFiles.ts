import { EMPTY_GRID, NO_NOTES } from '../../sudoku/core';
import { type FolderGame, writeFolder } from '../../sudoku/formats';
import { momentOf } from '../game/game';
import { readSavedGame } from '../saving/savedGame';
import { piecemeal } from '../shared/piecemeal';
import type { Card, Progress } from './card';
import { unpackCard } from './packing';

/** The stored puzzles as one file for other programs, with as much of each game as the format allows. */
export async function writeShelfPuzzles(
  records: readonly unknown[],
  format: 'sdm' | 'openSudoku',
): Promise<Blob> {
  const games = await piecemeal(records, (stored) => {
    const card = unpackCard(stored);
    if (!card.ok || card.value.givens === EMPTY_GRID) return null;
    return format === 'sdm' ? card.value.givens.replaceAll('.', '0') : gameFrom(card.value, stored);
  });
  const text =
    format === 'sdm'
      ? `${games.filter((line) => typeof line === 'string').join('\n')}\n`
      : writeFolder(
          'Unwind',
          games.filter((game) => game !== null && typeof game === 'object'),
        );
  return new Blob([text], { type: 'text/plain' });
}

const STATES: Readonly<Record<Progress, FolderGame['state']>> = {
  new: 'notStarted',
  begun: 'playing',
  answered: 'playing',
  solved: 'completed',
};

function gameFrom({ givens, entries, progress, spent }: Card, stored: unknown): FolderGame {
  const { game } = stored as { readonly game?: unknown };
  const read = typeof game === 'string' ? readSavedGame(game) : null;
  const notes = read?.ok ? momentOf(read.value.state).board.notes : NO_NOTES;
  return {
    puzzle: { givens, entries, notes, name: null },
    state: STATES[progress],
    milliseconds: spent.spent,
  };
}
