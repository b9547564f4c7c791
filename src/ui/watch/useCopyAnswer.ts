import { writeBars } from '../../sudoku/formats';
import { useStores } from '../shared';
import { usePlayback } from './playback';

/** Copies the solution that is shown, or else the first one found, as rows with bars between the digits. */
export function useCopyAnswer(): () => Promise<void> {
  const { notices } = useStores();
  const playback = usePlayback();
  return async () => {
    const solved = await playback.solution();
    if (solved === null) return;
    try {
      await navigator.clipboard.writeText(writeBars(solved.board));
      notices.tell({ kind: 'copied', what: 'answer' });
    } catch {
      notices.tell({ kind: 'cannotCopyAnswer' });
    }
  };
}
