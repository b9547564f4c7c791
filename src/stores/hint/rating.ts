import type { Grid } from '../../sudoku/core';
import type { Rating } from '../../sudoku/techniques';
import type { Thread, ThreadOptions } from '../../worker';
import { followActivity } from '../shared/activity';

/** The worker is restarted after this many milliseconds of silence. The hardest techniques take long. */
const SILENCE = 60_000;
/** After this many milliseconds of work a rating ends as a lower bound, because one number is not worth more. */
const PATIENCE = 20_000;
/** The rating rests for this many milliseconds after an action of the player, because another one often follows. */
const REST = 700;
/** This many ratings are cached. A player who goes back to a puzzle usually goes back to a recent one. */
const MOST = 100;

/** Rates a puzzle; `null` if that fails or the signal is aborted. */
export type Rate = (givens: Grid, signal: AbortSignal) => Promise<Rating | null>;

export interface Rater {
  readonly rate: Rate;
  /** The cached rating of a puzzle, or `null`. */
  known(givens: Grid): Rating | null;
}

/** Rates each puzzle once, in a separate thread, so that a proof never waits for a rating, and gives way to the player. */
export function createRater(newThread: (options: ThreadOptions) => Thread): Rater {
  let rater: Thread | null = null;
  const ratings = new Map<Grid, Rating | null>();
  /** The work on each puzzle, for other parts of the page that ask about the same one meanwhile. */
  const working = new Map<Grid, Promise<unknown>>();

  /** Waits until the player has done nothing for `REST`. */
  async function quiet(since: () => number, signal: AbortSignal): Promise<void> {
    for (let left = REST; left > 0 && !signal.aborted; left = REST - since())
      await new Promise((resolve) => setTimeout(resolve, left));
  }

  async function ask(givens: Grid, signal: AbortSignal): Promise<Rating | null> {
    const following = new AbortController();
    try {
      await quiet(
        followActivity(() => rater?.rest(REST), following.signal),
        signal,
      );
      if (signal.aborted) return null;
      // No notice about a restart, because the player did not ask for a rating.
      rater ??= newThread({ silence: SILENCE, onRestart: () => {} });
      const reply = await rater.ask('rate', { givens, patience: PATIENCE }, { signal });
      if (signal.aborted) return null;
      const rating = reply.ok ? reply.value : null;
      ratings.set(givens, rating);
      const [oldest] = ratings.keys();
      if (ratings.size > MOST && oldest !== undefined) ratings.delete(oldest);
      return rating;
    } finally {
      following.abort();
    }
  }

  return {
    async rate(givens, signal) {
      // Whoever was first may give up, so what they found is looked for again.
      for (let other = working.get(givens); other !== undefined; other = working.get(givens)) await other;
      const known = ratings.get(givens);
      if (known !== undefined) return known;
      if (signal.aborted) return null;
      const work = ask(givens, signal);
      working.set(givens, work);
      try {
        return await work;
      } finally {
        working.delete(givens);
      }
    },
    known: (givens) => ratings.get(givens) ?? null,
  };
}
