import type { Counters, StepKind, WatchRequest } from '../../sudoku/search';

/** The counts of a search and its own time, without the time of other searches that take turns with it. */
export interface Tally
  extends Pick<
    Counters,
    'steps' | 'guesses' | 'backtracks' | 'deadEnds' | 'forced' | 'eliminations' | 'maxDepth' | 'solutions'
  > {
  readonly milliseconds: number;
}

/**
 * How a search ended: by itself, at a limit, or stopped by the player. `unsolved`: a program of the person's own that has
 * ended without a solution, which proves nothing.
 */
export type RaceEnd = 'finished' | 'steps' | 'time' | 'stopped' | 'unsolved';

export interface FinishedSearch extends Tally {
  readonly end: RaceEnd;
}

export interface RaceLimits {
  /** The limit for each search; `Infinity` for none. */
  readonly steps: number;
  readonly milliseconds: number;
  /**
   * A search that takes less than `again` milliseconds is repeated for at least `repeat` milliseconds, and the mean
   * is reported: the first run includes compilation, and a clock may be too coarse for one search.
   */
  readonly again: number;
  readonly repeat: number;
}

/** News of a lane: the searches that have ended since the last news, and the running search. */
export interface LaneNews {
  readonly finished: readonly FinishedSearch[];
  readonly current: Tally | null;
  /** How often each cell was filled in the running search; if none is running, in the last one. */
  readonly fills: readonly number[];
  /** All searches of the lane have ended. */
  readonly done: boolean;
}

/** A step of a search; `null` if the search ended before. */
export type StepMade = { readonly kind: StepKind; readonly placement: number } | null;

/** The first step at which two searches differ, or how many steps they share so far. */
export type Divergence =
  | { readonly kind: 'at'; readonly step: number; readonly made: readonly [StepMade, StepMade] }
  | { readonly kind: 'never'; readonly steps: number }
  /** The comparison continues. */
  | { readonly kind: 'looking'; readonly steps: number }
  | { readonly kind: 'notYet'; readonly steps: number };

/** How to compare two searches. */
export interface Comparing {
  /** The number of steps that are known to be equal. They are run without comparing. */
  readonly from: number;
  /** The time to compare, in milliseconds; `Infinity` for no limit. */
  readonly milliseconds: number;
}

/** What the page posts to a racer. A lane is a list of searches that run one after the other; all lanes take turns. */
export type RacerOrder =
  | {
      readonly kind: 'run';
      readonly lane: number;
      readonly requests: readonly WatchRequest[];
      readonly limits: RaceLimits;
    }
  | {
      readonly kind: 'diverge';
      readonly lane: number;
      readonly pair: readonly [WatchRequest, WatchRequest];
      readonly comparing: Comparing;
    }
  | { readonly kind: 'stop'; readonly lane: number };

/** What a racer posts to the page. While busy it posts at least every 250 ms. */
export type RacerReply =
  | { readonly kind: 'alive' }
  | { readonly kind: 'news'; readonly lane: number; readonly news: LaneNews }
  | { readonly kind: 'divergence'; readonly lane: number; readonly divergence: Divergence };
