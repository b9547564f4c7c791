import type { Playback } from '../../stores';
import { actsOf, isOnBoard, useKeys, VIEW_KEYS } from '../keys';
import { useStores } from '../shared';

/** The keys of Watch. On the board arrows move the cursor; the chart has its own keys while it has the focus. */
export function useWatchKeys(playback: Playback): void {
  const { selection } = useStores();
  const on = { playback, selection };
  useKeys(VIEW_KEYS.watch, actsOf(VIEW_KEYS.watch, on), {
    may: (key, focused) =>
      focused?.closest('[role="tree"]') == null && !(key.includes('Arrow') && isOnBoard(focused)),
  });
  useKeys(VIEW_KEYS.watchBoard, actsOf(VIEW_KEYS.watchBoard, on), {
    may: (_, focused) => isOnBoard(focused),
  });
}
