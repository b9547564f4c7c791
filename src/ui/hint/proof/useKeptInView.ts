import { type RefObject, useEffect, useRef } from 'react';

/** So many pixels of a step are enough to begin with. */
const ENOUGH = 200;

/** Scrolls the step that one comes to into view. At first only where little of it is seen: what leads the steps stays. */
export function useKeptInView(isNow: boolean): RefObject<HTMLLIElement | null> {
  const ref = useRef<HTMLLIElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    if (isNow && !(isFirst.current && isInView(ref.current)))
      ref.current?.scrollIntoView?.({ block: 'nearest' });
    isFirst.current = false;
  }, [isNow]);
  return ref;
}

function isInView(step: HTMLElement | null): boolean {
  const scroller = step?.closest('.hint-scroll');
  if (!step || !scroller) return false;
  return scroller.getBoundingClientRect().bottom - step.getBoundingClientRect().top > ENOUGH;
}
