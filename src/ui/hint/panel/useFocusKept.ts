import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type HintRun, type HintView, momentOf } from '../../../stores';
import { focusBoard, useStores } from '../../shared';

/**
 * Keeps the focus from falling to the page while pages of a hint are turned: after something is written it goes to the
 * board, and where the button that had it is gone, to the panel.
 */
export function useFocusKept(
  panel: RefObject<HTMLElement | null>,
  run: HintRun,
  view: HintView | null,
): void {
  const { game } = useStores();
  const within = useRef(false);
  useEffect(() => {
    const look = (): boolean => panel.current?.contains(document.activeElement) ?? false;
    const stops = [
      game.store.subscribe((now, before) => {
        const changed = momentOf(now).board !== momentOf(before).board;
        if (changed && (look() || document.activeElement === document.body)) focusBoard();
      }),
      // Heard before the page is drawn anew, while the button is still there.
      run.store.subscribe(() => {
        within.current = look();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [panel, game, run]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at whenever there is something else in the panel.
  useLayoutEffect(() => {
    if (within.current && document.activeElement === document.body)
      panel.current?.focus({ preventScroll: true });
  }, [panel, view]);
}
