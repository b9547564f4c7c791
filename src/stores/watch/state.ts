import type { Digit } from '../../sudoku/core';
import type { Placement, Quest, SearchRefusal, SearchRequest, SearchView } from '../../sudoku/search';
import type { RecordingLimits, SearchStatus } from '../../worker';
import type { ClipRun } from './clip';

/** What one can ask to be taken to: a kind of state, or the longest subtree without a solution. */
export type Goal = Quest | { readonly kind: 'longestFailed' };

export type Way = 'next' | 'previous';

/** A question that walks through the search. */
export interface Finding {
  readonly goal: Goal;
  readonly way: Way;
  /** How far it has come; `null` until it has told. */
  readonly step: number | null;
}

/** The first choice on the stack that the solution does not have. */
export interface Mistake extends Placement {
  readonly depth: number;
  /** What the solution has there. */
  readonly instead: Digit;
  /** How many more steps the search takes to take it back; `null` if that is not recorded (yet). */
  readonly stepsLeft: number | null;
}

/** What is known of where the search went wrong, once asked for. It holds for one state. */
export type MistakeFound =
  | { readonly kind: 'asking' }
  /** All choices so far are those of the solution. */
  | { readonly kind: 'none' }
  /** There is no one solution to compare with. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'found'; readonly mistake: Mistake };

export type ClipSize = 'small' | 'medium' | 'large';

/** What a person asks of a clip, as it stands in the fields. */
export interface ClipWish {
  readonly from: string;
  readonly to: string;
  readonly frames: string;
  /** Frames a second. */
  readonly speed: number;
  readonly size: ClipSize;
}

export interface PlaybackState {
  /** What the search starts from: the givens, or what the person has written too. */
  readonly source: 'givens' | 'board';
  readonly search: SearchRequest;
  /** Why the search cannot start, `null` if it can. */
  readonly refusal: SearchRefusal | null;
  readonly limits: RecordingLimits;
  /** What is recorded, `null` before the first piece. */
  readonly status: SearchStatus | null;
  readonly recording: 'running' | 'paused' | 'ended' | 'failed';
  /** The state on the board; `null` before the first one. */
  readonly view: SearchView | null;
  /** The step one wants to be at while it is not there yet. */
  readonly wanted: number | null;
  /**
   * How a person last asked for a state: to be shown the next one, or any other. A new value each time, so that those who
   * listen can tell a drag, one wish upon another, from a single wish.
   */
  readonly asked: { readonly by: 'step' | 'leap' } | null;
  readonly playing: 'no' | 'forward' | 'back';
  /** Steps a second, 1 to 10,000,000. */
  readonly speed: number;
  /** Playing as fast as it takes to be through in ten seconds. */
  readonly finishing: boolean;
  /**
   * Stay longer at dead ends and undos; above `FASTEST_READ` steps a second at undos of choices that have stood for a
   * second of playing.
   */
  readonly slowDown: boolean;
  /** The step of such an undo while playing stays there. */
  readonly turn: number | null;
  /** Steps of this search that the person has marked, ascending. */
  readonly bookmarks: readonly number[];
  /** Where playing stops. */
  readonly breakpoints: readonly Quest[];
  /** The breakpoint that playing stopped at. */
  readonly met: Quest | null;
  readonly finding: Finding | null;
  /** What was looked for last, to be looked for again. */
  readonly sought: Goal | null;
  /** What was looked for last and is not there. */
  readonly missed: Omit<Finding, 'step'> | null;
  readonly mistake: MistakeFound | null;
  /** The clip that is being made; `null` for none. */
  readonly clip: ClipRun | null;
  /** What was last asked of one; `null` for what is likely. */
  readonly clipWish: ClipWish | null;
  /** Whether the method and the stack have the screen of a phone. */
  readonly detail: boolean;
  /** Whether the chart has most of the page. */
  readonly chartExpanded: boolean;
}

export const SLOWEST = 1;
export const FASTEST = 10_000_000;
/** Above this many steps a second the board is painted once a frame, and shows less. */
export const FASTEST_READ = 60;
/** Above this many steps a second only pauses are announced. */
export const FASTEST_HEARD = 2;

/** How far a search is recorded unless someone says otherwise. */
export const USUAL_LIMITS: RecordingLimits = {
  steps: Number.POSITIVE_INFINITY,
  bytes: 67_108_864,
  milliseconds: 60_000,
};

/** The number of the last state that one can go to now. */
export const lastStepOf = ({ status }: PlaybackState): number => status?.steps ?? 0;

/** The step one is at or on the way to. */
export const stepOf = ({ wanted, view }: PlaybackState): number => wanted ?? view?.step ?? 0;

/** How much of the search is recorded: all of it, what there is so far, or what a limit has left of it. */
export const extentOf = ({ status }: PlaybackState): 'whole' | 'growing' | 'capped' => {
  const end = status?.end ?? null;
  return end === null ? 'growing' : end.kind === 'capped' ? 'capped' : 'whole';
};
