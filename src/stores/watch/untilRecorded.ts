import type { StoreApi } from 'zustand/vanilla';
import type { PlaybackState } from './state';

/** Milliseconds until a question is asked again. */
const AGAIN = 250;

/**
 * Asks until the answer is recorded. `null` if nobody waits for it any more, or if the recording has ended without it.
 */
export async function untilRecorded<T>(
  { getState }: StoreApi<PlaybackState>,
  isAwaited: () => boolean,
  ask: () => Promise<T | null>,
): Promise<T | null> {
  while (isAwaited()) {
    const { status } = getState();
    const answer = await ask();
    if (answer !== null) return isAwaited() ? answer : null;
    if (status?.end !== null && status?.steps === getState().status?.steps) return null;
    await new Promise((resolve) => setTimeout(resolve, AGAIN));
  }
  return null;
}
