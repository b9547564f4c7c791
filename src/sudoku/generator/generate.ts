import { attempt, type Made } from './attempt';
import type { Wish } from './wish';

/** How far the search for a puzzle has come. */
export interface Progress {
  /** The attempts that were begun. */
  readonly attempts: number;
  /** The puzzles that were made and judged, or tried in vain. */
  readonly tried: number;
  /** How many of them were kept, to go on from. */
  readonly kept: number;
  /** The nearest so far; as wished if its distance is 0. */
  readonly best: Made | null;
}

/**
 * Makes a puzzle as wished. Yields every few milliseconds, mostly after a puzzle; stop iterating to stop, with the
 * best so far. It goes on until a puzzle is as wished, so with an impossible wish, or the wish for the hardest, it never
 * ends by itself.
 *
 * Attempt follows attempt, and the first that finds a puzzle ends the search. So whoever shares the attempts out among
 * several workers gets the same puzzle by taking that of the lowest number, once all before it have ended.
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
