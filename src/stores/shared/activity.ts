/** Events of somebody who uses the page, which must then answer quickly. */
const ACTIVITY = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll'] as const;

/** The least time between two calls of `tell`, in milliseconds. */
const REMINDER = 200;

/**
 * Follows what somebody does on the page until `signal` aborts, and calls `tell` when they do something, but not for
 * each event. Returns a function that returns how many milliseconds ago they last did something. Work that nobody waits
 * for gives way to them: on two processors, a running worker takes one that the page needs for drawing, and a click
 * waits up to three times as long for its answer.
 */
export function followActivity(tell: () => void = () => {}, signal?: AbortSignal): () => number {
  let last = Number.NEGATIVE_INFINITY;
  let told = Number.NEGATIVE_INFINITY;
  const note = (): void => {
    last = performance.now();
    if (last - told < REMINDER) return;
    told = last;
    tell();
  };
  for (const event of ACTIVITY)
    globalThis.addEventListener?.(event, note, { capture: true, passive: true, ...(signal && { signal }) });
  return () => performance.now() - last;
}
