import { type RefObject, useEffect, useRef } from 'react';

/** When the list is first drawn, a step is not scrolled if at least this many pixels below its top are in view. */
const ENOUGH = 200;
/** The height of the list's edges that a step keeps clear of, in pixels: its scroll margins in proof.css. */
const SHADE = 24;

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

/** Scrolls as little as is needed. Of a step that is taller than the list, the beginning comes into view. */
function show(step: HTMLElement): void {
  const room = (step.closest('.hint-scroll')?.clientHeight ?? 0) - SHADE;
  step.scrollIntoView?.({ block: step.offsetHeight > room ? 'start' : 'nearest' });
}

function isInView(step: HTMLElement): boolean {
  const scroller = step.closest('.hint-scroll');
  if (!scroller) return false;
  return scroller.getBoundingClientRect().bottom - step.getBoundingClientRect().top > ENOUGH;
}
