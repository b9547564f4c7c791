import { type RefObject, useLayoutEffect } from 'react';
import type { HintView } from '../../../stores';

/** The ways to tighten words, in the order in which they are added. oneStep.css says what they do. */
const WAYS = ['runIn', 'small', 'brief', 'reasonLast'];

/**
 * Tightens the words in a part of the panel that scrolls, in `data-tight`, as far as is needed for all of them to be in
 * view. It does so before they are painted, and again when the part or its content changes its size.
 */
export function useTight(scroller: RefObject<HTMLElement | null>, view: HintView): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words may need less tightening.
  useLayoutEffect(() => tighten(scroller.current), [scroller, view]);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const sizes = new ResizeObserver(() => tighten(element));
    sizes.observe(element);
    for (const content of element.children) sizes.observe(content);
    return () => sizes.disconnect();
  }, [scroller]);
}

function tighten(element: HTMLElement | null): void {
  if (element === null) return;
  delete element.dataset.tight;
  for (let ways = 1; ways <= WAYS.length && element.scrollHeight > element.clientHeight; ways++)
    element.dataset.tight = WAYS.slice(0, ways).join(' ');
}
