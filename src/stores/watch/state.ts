import type { Digit } from '../../sudoku/core';
import type { Condition, Placement, SearchRefusal, SearchRequest, SearchView } from '../../sudoku/search';
import type { RecordingLimits, SearchStatus } from '../../worker';
import type { ClipRun } from './clip';

/** What one can ask to be taken to: a kind of state, or the longest subtree without a solution. */
export type Goal = Condition | { readonly kind: 'longestFailed' };

export type FindDirection = 'next' | 'previous';

/** A walk through the search, under way to what was asked for. */
export interface Finding {
  readonly goal: Goal;
  readonly way: FindDirection;
  /** How far it has come; `null` before its first report. */
  readonly step: number | null;
}

/** The first choice on the stack that the solution does not have. */
export interface Mistake extends Placement {
  readonly depth: number;
  /** What the solution has there. */
  readonly instead: Digit;
  /** After how many steps the search takes it back; `null` if that is not recorded (yet). */
  readonly stepsLeft: number | null;
}

/** The answer to where the search went wrong. It holds for the state it was asked about. */
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
  /** What the search starts from: the givens alone, or with what the person has written. */
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
  /** The step that the board is on its way to; `null` when it is there. */
  readonly wanted: number | null;
  /**
   * How a person last asked for a state: for the one beside it, or for any other. It is a new value each time, so that a
   * listener can tell a drag, which is many wishes in a row, from a single wish.
   */
  readonly asked: { readonly by: 'step' | 'leap' } | null;
  readonly playing: 'no' | 'forward' | 'back';
  /** Steps a second, 1 to 10,000,000. */
  readonly speed: number;
  /** Playing so fast that the end comes in ten seconds. */
  readonly finishing: boolean;
  /**
   * Playing stays longer at dead ends and undos. Above `FASTEST_READ` steps a second it does so only where a choice is
   * undone that has stood for at least a second of playing.
   */
  readonly slowDown: boolean;
  /** The step at which playing stays just now, above `FASTEST_READ`. */
  readonly staysAt: number | null;
  /** Steps of this search that the person has marked, ascending. */
  readonly bookmarks: readonly number[];
  /** Where playing stops. */
  readonly breakpoints: readonly Condition[];
  /** The breakpoint that playing stopped at. */
  readonly met: Condition | null;
  readonly finding: Finding | null;
  /** What was looked for last, to be looked for again. */
  readonly sought: Goal | null;
  /** What was looked for last and is not there. */
  readonly missed: Omit<Finding, 'step'> | null;
  readonly mistake: MistakeFound | null;
  /** The clip that is being made; `null` for none. */
  readonly clip: ClipRun | null;
  /** The wish for a clip as it was last typed; `null` for the usual one. */
  readonly clipWish: ClipWish | null;
  /** Whether the method and the stack fill the screen of a phone. */
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

/** The last step that is recorded. */
export const lastStepOf = ({ status }: PlaybackState): number => status?.steps ?? 0;

/** The step that is shown or on its way. */
export const stepOf = ({ wanted, view }: PlaybackState): number => wanted ?? view?.step ?? 0;

/** How much of the search is recorded: all of it, what there is so far, or what a limit has left of it. */
export const extentOf = ({ status }: PlaybackState): 'whole' | 'growing' | 'capped' => {
  const end = status?.end ?? null;
  return end === null ? 'growing' : end.kind === 'capped' ? 'capped' : 'whole';
};
