import { attempt, type Made } from './attempt';
import type { Wish } from './wish';

/** The progress of a search. */
export interface Progress {
  /** How many attempts were begun. */
  readonly attempts: number;
  /** How many puzzles were tried: made and judged, or not finished. */
  readonly tried: number;
  /** How many of them were kept, to continue from them. */
  readonly kept: number;
  /** The puzzle nearest to the wish so far. If its distance is 0, it fulfils the wish. */
  readonly best: Made | null;
}

/**
 * Makes a puzzle to order. Usually yields after each puzzle, every few milliseconds; hard techniques take seconds. Stop
 * iterating to stop the search and take the best so far. The search ends only with a puzzle that fulfils the wish: for
 * an impossible wish, or the wish for the hardest, it never ends by itself.
 *
 * The first attempt that succeeds ends the search. To get the same puzzle with several workers, take that of the
 * successful attempt with the lowest number, once all attempts before it have ended.
 */
export function* generate(wish: Wish, seed: number): Generator<Progress, Made> {
  let best: Made | null = null;
  let tried = 0;
  let kept = 0;
  for (let number = 0; ; number++) {
    const made = attempt(wish, seed, number);
    let latest = made.next();
    for (; ; latest = made.next()) {
      const { value } = latest;
      if (value.best !== null && value.best.distance < (best?.distance ?? Number.POSITIVE_INFINITY))
        best = value.best;
      if (best?.distance === 0) return best;
      if (latest.done) break;
      yield { attempts: number + 1, tried: tried + value.tried, kept: kept + value.kept, best };
    }
    tried += latest.value.tried;
    kept += latest.value.kept;
  }
}
