import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type HintView, momentOf } from '../../../stores';
import { catchFocus, focusBoard, isFocusLost, useStores } from '../../shared';
import { useHintRun } from '../hintRun';

/**
 * Keeps the focus when pages are turned. After something was written, the focus goes to the board. If the focused
 * button has disappeared, the focus goes to the panel.
 */
export function useFocusKept(panel: RefObject<HTMLElement | null>, view: HintView | null): void {
  const { game } = useStores();
  const run = useHintRun();
  const within = useRef(false);
  useEffect(() => {
    const look = (): boolean => panel.current?.contains(document.activeElement) ?? false;
    const stops = [
      game.store.subscribe((now, before) => {
        const changed = momentOf(now).board !== momentOf(before).board;
        if (changed && (look() || isFocusLost())) focusBoard();
      }),
      // This runs before React draws the new page, while the button is still there.
      run.store.subscribe(() => {
        within.current = look();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [panel, game, run]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the panel shows something else.
  useLayoutEffect(() => {
    if (within.current) catchFocus(panel.current);
  }, [panel, view]);
}
