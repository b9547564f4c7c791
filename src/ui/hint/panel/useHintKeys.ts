import type { HintRun } from '../../../stores';
import { actsOf, isOnBoard, useKeys, VIEW_KEYS } from '../../keys';

/** The keys that lead through a hint. On the board, arrows move the cursor instead. */
export function useHintKeys(run: HintRun): void {
  useKeys(VIEW_KEYS.hint, actsOf(VIEW_KEYS.hint, run), {
    may: (key, focused) => !(key.includes('Arrow') && isOnBoard(focused)),
  });
}
