import { type RefObject, useEffect, useRef } from 'react';

/** At first a step need not be scrolled where at least so many pixels of it are in view. */
const ENOUGH = 200;

/**
 * Scrolls the step that one comes to into view, and again where the window changes its size. When the list is first drawn it does so only where little of the step is
 * seen, so that what stands above the list stays in view.
 */
export function useKeptInView(isNow: boolean): RefObject<HTMLLIElement | null> {
  const ref = useRef<HTMLLIElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    if (isNow && !(isFirst.current && isInView(ref.current)))
      ref.current?.scrollIntoView?.({ block: 'nearest' });
    isFirst.current = false;
    if (!isNow) return;
    // Of a list that has become lower, or a sheet, another part is in view.
    const show = (): void => ref.current?.scrollIntoView?.({ block: 'nearest' });
    addEventListener('resize', show);
    return () => removeEventListener('resize', show);
  }, [isNow]);
  return ref;
}

function isInView(step: HTMLElement | null): boolean {
  const scroller = step?.closest('.hint-scroll');
  if (!step || !scroller) return false;
  return scroller.getBoundingClientRect().bottom - step.getBoundingClientRect().top > ENOUGH;
}
