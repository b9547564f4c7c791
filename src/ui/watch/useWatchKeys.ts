import type { Playback } from '../../stores';
import { directionOf, isOnBoard, useKeys, VIEW_KEYS } from '../keys';
import { useStores } from '../shared';

/** The keys of Watch. On the board arrows move the cursor; the chart has its own keys while it has the focus. */
export function useWatchKeys(playback: Playback): void {
  const { selection } = useStores();
  const find = (condition: Parameters<Playback['find']>[0], which: 'next' | 'previous'): void =>
    void playback.find(condition, which);
  useKeys(
    VIEW_KEYS.watch,
    {
      toggle: playback.toggle,
      back: () => playback.step(-1),
      forward: () => playback.step(1),
      first: playback.first,
      last: playback.last,
      nextBacktrack: () => find({ kind: 'undoTo', depth: 81 }, 'next'),
      previousBacktrack: () => find({ kind: 'undoTo', depth: 81 }, 'previous'),
      untilChanged: () => find({ kind: 'cellChanged', cell: selection.store.getState().cursor }, 'next'),
      slower: () => playback.changeSpeed(-1),
      faster: () => playback.changeSpeed(1),
    },
    {
      may: (key, focused) =>
        focused?.closest('[role="tree"]') == null && !(key.includes('Arrow') && isOnBoard(focused)),
    },
  );
  useKeys(
    VIEW_KEYS.watchBoard,
    { move: (event) => selection.move(directionOf(event), false) },
    { may: (_, focused) => isOnBoard(focused) },
  );
}
