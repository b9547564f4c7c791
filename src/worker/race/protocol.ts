import type { Counters, SearchRequest, StepKind } from '../../sudoku/search';

/** What a search has come to, and the time it took by itself, without the others that run in between. */
export interface Tally
  extends Pick<
    Counters,
    'steps' | 'guesses' | 'backtracks' | 'deadEnds' | 'forced' | 'eliminations' | 'maxDepth' | 'solutions'
  > {
  readonly milliseconds: number;
}

/** How a search came to its end: by itself, at a limit, or because a person stopped it. */
export type RaceEnd = 'finished' | 'steps' | 'time' | 'stopped';

export interface FinishedSearch extends Tally {
  readonly end: RaceEnd;
}

export interface RaceLimits {
  /** For each search; `Infinity` for no limit. */
  readonly steps: number;
  readonly milliseconds: number;
  /**
   * A search that takes less than `again` milliseconds is repeated for at least `repeat` milliseconds, and its time is
   * the mean: at first the engine has not compiled the code yet, and a clock may be too coarse for one search.
   */
  readonly again: number;
  readonly repeat: number;
}

/** What is new in a lane: searches that ended since the last time, and the one that runs. */
export interface LaneNews {
  readonly finished: readonly FinishedSearch[];
  readonly current: Tally | null;
  /** How often each cell was filled in the search that runs, or else in the last one. */
  readonly fills: readonly number[];
  /** No search is left. */
  readonly done: boolean;
}

/** What a search does at a step: `null` where it has ended before. */
export type StepMade = { readonly kind: StepKind; readonly placement: number } | null;

/** The first step that two searches do not share, or how many they share as far as one has looked. */
export type Divergence =
  | { readonly kind: 'at'; readonly step: number; readonly made: readonly [StepMade, StepMade] }
  | { readonly kind: 'never'; readonly steps: number }
  /** One is still looking. */
  | { readonly kind: 'looking'; readonly steps: number }
  | { readonly kind: 'notYet'; readonly steps: number };

/** How two searches are compared. */
export interface Comparing {
  /** Steps that are known to be the same: they are only run, and compared from there. */
  readonly from: number;
  /** Milliseconds of comparing; `Infinity` for no limit. */
  readonly milliseconds: number;
}

/** What the page posts to a racer. A lane is a row of searches made one after the other; all lanes take turns. */
export type RacerOrder =
  | {
      readonly kind: 'run';
      readonly lane: number;
      readonly requests: readonly SearchRequest[];
      readonly limits: RaceLimits;
    }
  | {
      readonly kind: 'diverge';
      readonly lane: number;
      readonly pair: readonly [SearchRequest, SearchRequest];
      readonly comparing: Comparing;
    }
  | { readonly kind: 'stop'; readonly lane: number };

/** What a racer posts to the page. While busy it posts at least every 250 ms. */
export type RacerReply =
  | { readonly kind: 'alive' }
  | { readonly kind: 'news'; readonly lane: number; readonly news: LaneNews }
  | { readonly kind: 'divergence'; readonly lane: number; readonly divergence: Divergence };
