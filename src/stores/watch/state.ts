import type { Cell, Digit, Grid } from '../../sudoku/core';
import type {
  CandidatesAt,
  Condition,
  Conflict,
  GuessWays,
  Parting,
  Placement,
  Question,
  SearchRefusal,
  SearchView,
  StepLines,
  Verdict,
  WatchRequest,
} from '../../sudoku/search';
import type { RecordingLimits, SearchStatus } from '../../worker';
import type { Pairing } from '../shared/besideOption';
import type { ClipRun } from './clip';

/** A goal of `find`: a kind of state, or the longest subtree without a solution. */
export type Goal = Condition | { readonly kind: 'longestFailed' };

export type FindDirection = 'next' | 'previous';

/** A walk through the search to a goal. */
export interface Finding {
  readonly goal: Goal;
  readonly way: FindDirection;
  /** The step that the walk has reached; `null` before its first report. */
  readonly step: number | null;
}

/** The first choice on the stack that differs from the solution. */
export interface Mistake extends Placement {
  readonly depth: number;
  /** The digit of the solution. */
  readonly instead: Digit;
  /** After how many steps the search undoes the choice; `null` if that is not recorded (yet). */
  readonly stepsLeft: number | null;
}

/** The answer to where the search went wrong, about one state. */
export type MistakeFound =
  | { readonly kind: 'asking' }
  /** All choices so far agree with the solution. */
  | { readonly kind: 'none' }
  /** There is not exactly one solution to compare with. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'found'; readonly mistake: Mistake };

export type ClipSize = 'small' | 'medium' | 'large';

/** The input for a clip, as typed into the fields. */
export interface ClipWish {
  readonly from: string;
  readonly to: string;
  readonly frames: string;
  /** Frames a second. */
  readonly speed: number;
  readonly size: ClipSize;
}

/** A moment within a step: one of its lines has just run. */
export interface LineAt {
  readonly lines: StepLines;
  /** The index of the line. */
  readonly index: number;
}

/** The questions that the person answers before the next step is shown. */
export interface Predicting {
  /** The open question, about the step after a state. It is closed once another state is shown. */
  readonly asked: { readonly question: Question; readonly before: SearchView } | null;
  /** What the last answer was worth. It is told at the step that it was about. */
  readonly told: { readonly verdict: Verdict; readonly step: number } | null;
  /** How many answers were right, and how many there were. */
  readonly right: number;
  readonly of: number;
}

/** A guess at which the person can go another way. */
export interface GuessPoint {
  /** The state before it. */
  readonly before: SearchView;
  /** The cells and digits to choose from. The first is the strategy's, without the digit that it tries. */
  readonly ways: readonly GuessWays[];
}

/**
 * A search that is kept while another is watched: that of the strategy alone, or that with guesses of the person's own.
 */
export interface OtherWay {
  readonly search: WatchRequest;
  /** How much of it was recorded when it was left; `null` if it has not been watched. */
  readonly status: SearchStatus | null;
  /** The step at which it was left. */
  readonly step: number;
  /** The last step that both searches share; `null` if that is not known. */
  readonly partsAt: number | null;
}

/** A second search beside this one. */
export interface Beside {
  readonly pairing: Pairing;
  /** Where the two part; `null` if that is not known. */
  readonly parting: Parting | 'asking' | 'never' | 'later' | null;
  /** The cells in which the boards differ; `null` while that is not known. */
  readonly differs: readonly Cell[] | null;
  /**
   * In how many cells they differ at moments all along each search, as far apart as its length allows; `null` while that is
   * not known.
   */
  readonly apart: { readonly first: readonly number[]; readonly second: readonly number[] } | null;
}

export interface PlaybackState {
  /** The start of the search: the givens alone, or the givens and the player's entries. */
  readonly source: 'givens' | 'board';
  /** A puzzle in place of that on the board; `null` for none. */
  readonly puzzle: Grid | null;
  readonly beside: Beside | null;
  /** Whether another playback leads: this one shows the moments that belong to those of the other. */
  readonly led: boolean;
  readonly search: WatchRequest;
  readonly otherWay: OtherWay | null;
  /** Why the search cannot start, `null` if it can. */
  readonly refusal: SearchRefusal | null;
  readonly limits: RecordingLimits;
  /** The state of the recording, `null` before its first report. */
  readonly status: SearchStatus | null;
  /** A program to show that is not the person's, and how many were shown before it; `null` if there was none. */
  readonly shownProgram: { readonly code: string; readonly index: number } | null;
  readonly recording: 'running' | 'paused' | 'ended' | 'failed';
  /** The state on the board; `null` before the first one. */
  readonly view: SearchView | null;
  /** The line within a step that `view` shows; `null` if it shows a whole step. */
  readonly line: LineAt | null;
  /** What playing goes by. Above `FASTEST_READ` it always goes by steps. */
  readonly grain: 'step' | 'line';
  /** The step to show next, or `THE_LAST`; `null` when the board shows it. */
  readonly wanted: number | null;
  /**
   * How the player last asked for a state: for the next or previous one (`step`), or for any other (`leap`). It is a
   * new object each time, so that a listener can tell a drag, which asks many times in a row, from a single request.
   */
  readonly asked: { readonly by: 'step' | 'leap' } | null;
  readonly playing: 'no' | 'forward' | 'back';
  /** Steps a second, 1 to 10,000,000. */
  readonly speed: number;
  /** Whether playing is so fast that it reaches the end in ten seconds. */
  readonly finishing: boolean;
  /**
   * Whether playing stays longer at dead ends and undos. Above `FASTEST_READ` steps a second it stays only at the undo
   * of a choice that has stood for at least a second of playing.
   */
  readonly slowDown: boolean;
  /** The step at which playing stays at present, above `FASTEST_READ`. */
  readonly staysAt: number | null;
  /** The steps of this search that the player has marked, ascending. */
  readonly bookmarks: readonly number[];
  /** The conditions at which playing stops. */
  readonly breakpoints: readonly Condition[];
  /** The lines of the person's own program at which playing stops, from 1, ascending. */
  readonly lineStops: readonly number[];
  /** The breakpoint that playing stopped at. */
  readonly met: Condition | null;
  /** The line of the person's own program at which playing stopped last. */
  readonly stoppedAt: LineAt | null;
  /** Whether the person's own program has been running again for a while, to find a line. */
  readonly runsAgain: boolean;
  readonly finding: Finding | null;
  /** The last goal, to offer it again. */
  readonly sought: Goal | null;
  /** The last goal, if it was not found. */
  readonly missed: Omit<Finding, 'step'> | null;
  readonly mistake: MistakeFound | null;
  /** The choices to blame for the shown dead end, once they were asked for. */
  readonly conflict: Conflict | null;
  /** The candidates of all cells at a state, `none` while they are not known; `null` unless the person wants them. */
  readonly candidates: CandidatesAt | 'none' | null;
  /** `null` unless the person wants to be asked first. */
  readonly predicting: Predicting | null;
  /** The clip that is being made; `null` for none. */
  readonly clip: ClipRun | null;
  /** The last input for a clip; `null` for the default. */
  readonly clipWish: ClipWish | null;
  /** Whether the less important counts are shown in place of the others. */
  readonly moreCounts: boolean;
  /** Whether the method and the stack fill the screen of a phone. */
  readonly detail: boolean;
  /** Whether the chart fills most of the page. */
  readonly chartExpanded: boolean;
  /** Whether the chart then is a tree to read, in place of bars. */
  readonly chartTree: boolean;
}

export const SLOWEST = 1;
export const FASTEST = 10_000_000;
/** Above this many steps a second the board is painted once a frame, and shows less. */
export const FASTEST_READ = 60;
/** Above this many steps a second only pauses are announced. */
export const FASTEST_HEARD = 2;

/** The default limits of a recording: no limit of steps, 64 MiB, one minute. */
export const USUAL_LIMITS: RecordingLimits = {
  steps: Number.POSITIVE_INFINITY,
  bytes: 67_108_864,
  milliseconds: 60_000,
};

/** The last recorded step. */
export const lastStepOf = ({ status }: PlaybackState): number => status?.steps ?? 0;

/** Wanted in place of a step: the newest one for as long as the search is being recorded, and then the last one. */
export const THE_LAST = Number.POSITIVE_INFINITY;

/** The step that is wanted or, if none is, shown. */
export const stepOf = ({ wanted, view }: PlaybackState): number =>
  (wanted === THE_LAST ? null : wanted) ?? view?.step ?? 0;

/** Whether the buttons go from line to line. */
export const goesByLines = ({ grain }: PlaybackState): boolean => grain === 'line';

/** Whether playing goes from line to line. */
export const playsLines = (state: PlaybackState): boolean =>
  goesByLines(state) && state.speed <= FASTEST_READ && !state.finishing;

/** The question that is open now. */
export const questionNow = ({ predicting, view, line }: PlaybackState): Question | null =>
  predicting?.asked != null && predicting.asked.before === view && line === null
    ? predicting.asked.question
    : null;

/** How much of the search is recorded: all of it, the part so far, or the part up to a limit. */
export const extentOf = ({ status }: PlaybackState): 'whole' | 'growing' | 'capped' => {
  const end = status?.end ?? null;
  return end === null ? 'growing' : end.kind === 'capped' ? 'capped' : 'whole';
};
