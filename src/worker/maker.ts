import { fail, ok, type Result } from '../sudoku/core';
import type { AttemptProgress, Made, Wish } from '../sudoku/generator';
import type { Pool } from './pool';
import type { ThreadFailure } from './thread';

/** The progress of making a puzzle. */
export interface MakingProgress {
  /** How many puzzles were tried: made and judged, or not finished. */
  readonly tried: number;
  /** How many of them were kept, to continue from them. */
  readonly kept: number;
  /** The puzzle nearest to the wish so far. */
  readonly best: Made | null;
}

export interface MakingOptions {
  readonly signal: AbortSignal;
  readonly onProgress?: (progress: MakingProgress) => void;
}

/**
 * Makes a puzzle to order, with all workers of a pool. Each worker makes one attempt at a time. The result is the
 * puzzle of the attempt with the lowest number that fulfils the wish, not of the first in time. So it is the same for
 * any number of workers. If no attempt fulfils the wish, it goes on until the signal is aborted.
 *
 * @param seed a whole number of 32 bits
 */
export async function makeWith(
  pool: Pick<Pool, 'ask' | 'size'>,
  wish: Wish,
  seed: number,
  { signal, onProgress }: MakingOptions,
): Promise<Result<Made, ThreadFailure>> {
  /** The progress of the attempts under way; `ended` has the sums of those that have ended. */
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
