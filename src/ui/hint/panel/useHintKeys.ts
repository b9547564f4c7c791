import { actsOf, isOnBoard, useKeys, VIEW_KEYS } from '../../keys';
import { useHintRun } from '../hintRun';

/** The keys that lead through a hint. On the board, arrows move the cursor instead. */
export function useHintKeys(): void {
  useKeys(VIEW_KEYS.hint, actsOf(VIEW_KEYS.hint, useHintRun()), {
    may: (key, focused) => !(key.includes('Arrow') && isOnBoard(focused)),
  });
}
