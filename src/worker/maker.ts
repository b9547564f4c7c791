import { fail, ok, type Result } from '../sudoku/core';
import type { AttemptProgress, Made, Wish } from '../sudoku/generator';
import type { Pool } from './pool';
import type { ThreadFailure } from './thread';

/** How far the making of a puzzle has come. */
export interface MakingProgress {
  /** The puzzles that were made and judged, or tried in vain. */
  readonly tried: number;
  /** How many of them were kept, to go on from. */
  readonly kept: number;
  /** The nearest to the wish so far. */
  readonly best: Made | null;
}

export interface MakingOptions {
  readonly signal: AbortSignal;
  readonly onProgress?: (progress: MakingProgress) => void;
}

/**
 * Makes a puzzle as wished, with all workers of a pool. Each makes one attempt at a time. The answer is the puzzle of
 * the first attempt that fulfils the wish, first by its number and not by the clock: so it is the same for any number of
 * workers. Without an attempt that does it goes on until the signal ends it.
 *
 * @param seed a whole number of 32 bits
 */
export async function makeWith(
  pool: Pick<Pool, 'ask' | 'size'>,
  wish: Wish,
  seed: number,
  { signal, onProgress }: MakingOptions,
): Promise<Result<Made, ThreadFailure>> {
  /** What the attempts under way have done so far, and what those that have ended did. */
  const running = new Map<number, AttemptProgress>();
  const ended = { tried: 0, kept: 0 };
  const open = new Map<number, AbortController>();
  let next = 0;
  let best: Made | null = null;
  let found: Made | null = null;
  let failure: ThreadFailure | null = null;

  const giveUpAfter = (last: number): void => {
    for (const [number, attempt] of open) if (number > last) attempt.abort();
  };
  const take = (number: number, progress: AttemptProgress): void => {
    running.set(number, progress);
    const { best: made } = progress;
    if (made !== null && made.distance < (best?.distance ?? Number.POSITIVE_INFINITY)) best = made;
    let { tried, kept } = ended;
    for (const attempt of running.values()) {
      tried += attempt.tried;
      kept += attempt.kept;
    }
    onProgress?.({ tried, kept, best });
    if (made?.distance !== 0 || (found !== null && found.attempt < number)) return;
    found = made;
    giveUpAfter(number);
  };
  const work = async (): Promise<void> => {
    while (found === null && failure === null && !signal.aborted) {
      const number = next++;
      const attempt = new AbortController();
      open.set(number, attempt);
      const end = await pool.ask(
        'make',
        { wish, seed, attempt: number },
        { signal: attempt.signal, onProgress: (progress) => take(number, progress) },
      );
      open.delete(number);
      if (end.ok) {
        take(number, end.value);
        ended.tried += end.value.tried;
        ended.kept += end.value.kept;
        running.delete(number);
      } else if (end.error.kind === 'crashed') {
        failure = end.error;
        giveUpAfter(-1);
      }
    }
  };
  const stop = (): void => giveUpAfter(-1);
  signal.addEventListener('abort', stop);
  await Promise.all(Array.from({ length: pool.size }, work));
  signal.removeEventListener('abort', stop);
  if (signal.aborted) return fail({ kind: 'cancelled' });
  return found === null ? fail(failure ?? { kind: 'cancelled' }) : ok(found);
}
