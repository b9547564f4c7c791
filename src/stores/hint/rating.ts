import type { Grid } from '../../sudoku/core';
import type { Rating } from '../../sudoku/techniques';
import type { Thread, ThreadOptions } from '../../worker';

/** How long, in milliseconds, one step may take without a sign of life: a rating takes the hardest techniques too. */
const STRIDE = 60_000;
/** A rating that takes longer, in milliseconds, is given up: it would keep the machine busy for a number. */
const LIMIT = 20_000;

/** How hard a puzzle is; `null` where it is not known within a while, or asked for no more. */
export type Rate = (givens: Grid, signal: AbortSignal) => Promise<Rating | null>;

/** Ratings, each worked out once, on a thread of their own: none must stand before a proof. */
export function createRate(newThread: (options: ThreadOptions) => Thread): Rate {
  let rater: Thread | null = null;
  const ratings = new Map<Grid, Rating | null>();
  return async (givens, signal) => {
    const known = ratings.get(givens);
    if (known !== undefined) return known;
    // Nobody asked for it, so nobody need hear that it failed.
    rater ??= newThread({ silence: STRIDE, onRestart: () => {} });
    const limit = AbortSignal.timeout(LIMIT);
    const reply = await rater.ask('rate', { givens }, { signal: AbortSignal.any([signal, limit]) });
    if (signal.aborted) return null;
    const rating = reply.ok ? reply.value : null;
    ratings.set(givens, rating);
    return rating;
  };
}
