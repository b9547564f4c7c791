import type { Stores } from '../../../stores';
import { writeLink } from '../../../sudoku/formats';
import { puzzleOf } from './boardText';

/** Copies a link to the puzzle, to the moment in Watch, or to the comparison. */
export async function copyLink(stores: Stores): Promise<void> {
  const { watch, compare, game, notices, screen } = stores;
  const { mode } = screen.store.getState();
  try {
    const hash = writeLink(puzzleOf(stores, 'entries'), {
      watch: mode === 'watch' ? (await watch.load()).moment() : null,
      compare: mode === 'compare' ? (await compare.load()).link() : '',
      made: game.now().board.origin.code,
    });
    await navigator.clipboard.writeText(location.origin + location.pathname + hash);
    notices.tell({ kind: 'copied', what: 'link' });
  } catch {
    notices.tell({ kind: 'cannotCopy' });
  }
}
