import { useStore } from 'zustand';
import { useWrittenKey, VIEW_KEYS } from '../../keys';
import { useStores, useWatchWords } from '../../shared';
import { usePlayback } from '../playback';

/** Jumps to the next backtrack, and to the steps at which the selected cell changes. */
export function useJumps() {
  const { transport: words } = useWatchWords();
  const { screen, selection } = useStores();
  const playback = usePlayback();
  const cell = useStore(selection.store, (state) => state.cursor);
  const written = useWrittenKey();
  const { nextBacktrack, untilChanged } = VIEW_KEYS.watch;
  const jump = (label: string, { keys, run }: typeof nextBacktrack | typeof untilChanged) => ({
    label,
    keys: written(keys),
    onChoose: () => run({ playback, screen, selection }),
  });
  return [jump(words.nextBacktrack, nextBacktrack), jump(words.untilChanged(cell), untilChanged)] as const;
}
