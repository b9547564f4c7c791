import type { Grid } from '../../sudoku/core';
import type { Rating } from '../../sudoku/techniques';
import type { Thread, ThreadOptions } from '../../worker';

/** How long, in milliseconds, the worker may be silent before it is started again: the hardest techniques take long. */
const SILENCE = 60_000;
/** After so many milliseconds of work a rating ends as a lower bound. One number is not worth more. */
const PATIENCE = 20_000;
/** Milliseconds of rest after somebody has done something: they often do another thing soon. */
const REST = 700;
/** Milliseconds between two reminders to rest. */
const REMINDER = 200;
/** So many ratings are remembered: whoever goes back to a puzzle goes back to one of the last. */
const MOST = 100;

/** Finds out how hard a puzzle is; `null` where that fails or the signal is aborted. */
export type Rate = (givens: Grid, signal: AbortSignal) => Promise<Rating | null>;

export interface Rater {
  readonly rate: Rate;
  /** The rating of a puzzle, if it has been worked out; else `null`. */
  known(givens: Grid): Rating | null;
  /**
   * Pauses the rating for a moment, because somebody does something on the page. On two processors a rating that goes on
   * takes one of those that draw the page, and a click waits up to three times as long for its answer.
   */
  giveWay(): void;
}

/** Rates puzzles, each once, in a thread of its own: a proof must not wait for a rating. */
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
      // Nobody has asked for a rating: nobody is told when it starts again.
      rater ??= newThread({ silence: SILENCE, onRestart: () => {} });
      const reply = await rater.ask('rate', { givens, patience: PATIENCE }, { signal });
      if (signal.aborted) return null;
      const rating = reply.ok ? reply.value : null;
      ratings.set(givens, rating);
      const [oldest] = ratings.keys();
      if (ratings.size > MOST && oldest !== undefined) ratings.delete(oldest);
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
