import { type RefObject, useEffect, useRef } from 'react';

/** When the list is first drawn, a step is not scrolled if at least this many pixels below its top are in view. */
const ENOUGH = 200;

/**
 * Scrolls a step into view when it becomes the current one, and again when the window changes its size. When the list
 * is first drawn, it scrolls only if little of the step is in view, so that the text above the list stays in view.
 */
export function useKeptInView(isNow: boolean): RefObject<HTMLLIElement | null> {
  const ref = useRef<HTMLLIElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    if (isNow && !(isFirst.current && isInView(ref.current)))
      ref.current?.scrollIntoView?.({ block: 'nearest' });
    isFirst.current = false;
    if (!isNow) return;
    // A resized list or sheet shows another part of its content.
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
