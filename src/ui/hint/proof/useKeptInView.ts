import { type RefObject, useEffect, useRef } from 'react';

/** When the list is first drawn, a step is not scrolled if at least this many pixels below its top are in view. */
const ENOUGH = 200;
/** A step keeps clear of the list's upper edge, and of the shade over its last line, by this many pixels. */
const [ABOVE, BELOW] = [4, 20];

/**
 * Scrolls a step into view when it becomes the current one, and again when the list changes its size. When the list is
 * first drawn, it scrolls only if little of the step is in view, so that the text above the list stays in view.
 */
export function useKeptInView(isNow: boolean): RefObject<HTMLLIElement | null> {
  const ref = useRef<HTMLLIElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    const step = ref.current;
    const scroller = step?.closest('.hint-scroll');
    if (isNow && step && !(isFirst.current && isInView(step))) show(step);
    isFirst.current = false;
    if (!isNow || !step || !scroller) return;
    // A resized list or sheet shows another part of its content. The observer first reports the present size.
    let size = '';
    const sizes = new ResizeObserver(([entry]) => {
      const now = JSON.stringify(entry?.contentRect);
      if (size !== '' && size !== now) show(step);
      size = now;
    });
    sizes.observe(scroller);
    return () => sizes.disconnect();
  }, [isNow]);
  return ref;
}

/**
 * Scrolls the list as little as is needed. Of a step that is taller than the list, the beginning comes into view. The
 * page itself scrolls only where it is magnified so far that the list does not.
 */
function show(step: HTMLElement): void {
  const scroller = step.closest('.hint-scroll');
  if (!scroller) return;
  if (scroller.scrollHeight <= scroller.clientHeight) {
    step.scrollIntoView?.({ block: 'nearest' });
    return;
  }
  const [list, { top, bottom }] = [scroller.getBoundingClientRect(), step.getBoundingClientRect()];
  const [above, below] = [top - list.top - ABOVE, bottom - list.bottom + BELOW];
  if (above < 0) scroller.scrollTop += above;
  else if (below > 0) scroller.scrollTop += Math.min(above, below);
}

function isInView(step: HTMLElement): boolean {
  const scroller = step.closest('.hint-scroll');
  if (!scroller) return false;
  return scroller.getBoundingClientRect().bottom - step.getBoundingClientRect().top > ENOUGH;
}
