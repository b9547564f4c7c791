import type { Grid } from '../../sudoku/core';
import type { Rating } from '../../sudoku/techniques';
import type { Thread, ThreadOptions } from '../../worker';

/** How long, in milliseconds, one step may take without a sign of life: a rating takes the hardest techniques too. */
const STRIDE = 60_000;
/** A rating that takes more work, in milliseconds, ends as a lower bound: it would keep the machine busy for a number. */
const PATIENCE = 20_000;
/** Milliseconds of rest while somebody is at work: who does one thing often does another soon after. */
const REST = 700;
/** Milliseconds between two reminders to rest. */
const REMINDER = 200;

/** How hard a puzzle is; `null` where it is not known within a while, or asked for no more. */
export type Rate = (givens: Grid, signal: AbortSignal) => Promise<Rating | null>;

export interface Rater {
  readonly rate: Rate;
  /** The rating if it is known already. */
  known(givens: Grid): Rating | null;
  /**
   * Leaves the machine, for a moment, to what somebody does on the page. With two processors, a rating takes one of
   * the two that draw what is done, which made an answer to a click take up to three times as long.
   */
  giveWay(): void;
}

/** Ratings, each worked out once, on a thread of their own: none must stand before a proof. */
export function createRater(newThread: (options: ThreadOptions) => Thread): Rater {
  let rater: Thread | null = null;
  let lastDoing = 0;
  let lastReminder = 0;
  const ratings = new Map<Grid, Rating | null>();

  /** Waits until nothing has been done on the page for a while. */
  async function quiet(signal: AbortSignal): Promise<void> {
    for (let left = REST; left > 0 && !signal.aborted; left = lastDoing + REST - performance.now())
      await new Promise((resolve) => setTimeout(resolve, left));
  }

  return {
    async rate(givens, signal) {
      const known = ratings.get(givens);
      if (known !== undefined) return known;
      await quiet(signal);
      if (signal.aborted) return null;
      // Nobody asked for it, so nobody need hear that it failed.
      rater ??= newThread({ silence: STRIDE, onRestart: () => {} });
      const reply = await rater.ask('rate', { givens, patience: PATIENCE }, { signal });
      if (signal.aborted) return null;
      const rating = reply.ok ? reply.value : null;
      ratings.set(givens, rating);
      return rating;
    },
    known: (givens) => ratings.get(givens) ?? null,
    giveWay() {
      lastDoing = performance.now();
      if (lastDoing - lastReminder < REMINDER) return;
      lastReminder = lastDoing;
      rater?.rest(REST);
    },
  };
}
