import type { Grid } from '../../sudoku/core';
import type {
  Bar,
  CandidatesAt,
  ChartPicture,
  ChartWindow,
  Condition,
  Conflict,
  Counters,
  Finding,
  FindRange,
  Limb,
  Parting,
  RecordingCaps,
  RecordingChunk,
  RecordingStatus,
  Relation,
  SearchView,
  StepLines,
  WatchRequest,
} from '../../sudoku/search';
import type { PackedPicture } from './pictures';

/** How far a search may be recorded; `Infinity` for no limit. */
export interface RecordingLimits extends RecordingCaps {
  /** Time spent recording, without pauses. */
  readonly milliseconds: number;
}

/** The recording so far, and how long it took. */
export interface SearchStatus extends RecordingStatus {
  readonly milliseconds: number;
}

/**
 * Every question about a recorded search. A question about a step that is not recorded yet waits for it, and
 * fails if the recording ends before. To add a question, add a line here and one in timeMachine.ts.
 */
export interface SearchJobs {
  /** The view of a state. */
  seek: { question: { readonly step: number }; answer: SearchView; progress: never };
  /**
   * The state to stop at on the way from `from` to `to`: the first that meets a condition; going forwards with `stood`,
   * also the first in which a choice is undone that had stood for at least that many steps (`turned`); otherwise
   * `to`.
   */
  play: {
    question: {
      readonly from: number;
      readonly to: number;
      readonly conditions: readonly Condition[];
      readonly stood?: number;
    };
    answer: { readonly view: SearchView; readonly met: number | null; readonly turned: boolean };
    progress: SearchProgress;
  };
  find: {
    question: { readonly conditions: readonly Condition[]; readonly from: number; readonly range: FindRange };
    answer: Finding | null;
    progress: SearchProgress;
  };
  longestFailed: {
    question: { readonly from: number; readonly direction: 'next' | 'previous' };
    answer: Bar | null;
    progress: SearchProgress;
  };
  /** The bar that covers a state in the row of a depth, counted from 1. */
  bar: { question: { readonly step: number; readonly depth: number }; answer: Bar | null; progress: never };
  /** The bars that cover a state, outermost first. */
  stack: { question: { readonly step: number }; answer: readonly Bar[]; progress: never };
  /** A relative of a bar in the tree of choices. */
  relative: {
    question: { readonly bar: Bar; readonly relation: Relation };
    answer: Bar | null;
    progress: SearchProgress;
  };
  /** What a dead end is owed to; `null` if the state is none. */
  conflict: { question: { readonly step: number }; answer: Conflict | null; progress: never };
  /** The candidates of all cells at a state, and what its step has changed. */
  candidates: { question: { readonly step: number }; answer: CandidatesAt; progress: never };
  /** The lines that lead to a state. */
  lines: { question: { readonly step: number }; answer: StepLines; progress: never };
  /** The whole tree of a small search; `null` if it has more than `most` choices. */
  tree: {
    question: { readonly most: number };
    answer: readonly Limb[] | null;
    progress: SearchProgress;
  };
  /** The counts at a state. */
  counters: { question: { readonly step: number }; answer: Counters; progress: never };
  /** The state of just this depth that is nearest to a step; `null` if there is none. */
  atDepth: {
    question: { readonly step: number; readonly depth: number };
    answer: { readonly step: number } | null;
    progress: never;
  };
  /** The first state after so many digits were written or taken back, or the last recorded one. */
  afterWrites: {
    question: { readonly writes: number };
    answer: { readonly step: number };
    progress: never;
  };
  /** What a search has at many states. */
  sample: {
    question: { readonly at: readonly SampledAt[] };
    answer: readonly Sample[];
    progress: SearchProgress;
  };
  /** Where two searches part, of which this may be one. Their recordings are not needed. */
  parting: {
    question: { readonly first: WatchRequest; readonly second: WatchRequest };
    answer: { readonly at: Parting | 'never' | 'later' };
    progress: SearchProgress;
  };
  picture: { question: ChartWindow; answer: ChartPicture; progress: never };
  detail: { question: ChartWindow; answer: ChartPicture; progress: SearchProgress };
}

/** A state: by its step, as that of a depth nearest to a step, or by how many digits were written or taken back. */
export type SampledAt = { readonly step: number; readonly depth?: number } | { readonly writes: number };

export interface Sample {
  readonly board: Grid;
  readonly depth: number;
  readonly writes: number;
}

/** The step that the search for an answer has reached. */
export interface SearchProgress {
  readonly step: number;
}

export type SearchJob = keyof SearchJobs;
export type SearchQuestion<K extends SearchJob> = SearchJobs[K]['question'];
export type SearchAnswer<K extends SearchJob> = SearchJobs[K]['answer'];

/** What the recorder passes to the time machine. */
export interface RecordedPiece {
  readonly chunk: RecordingChunk;
  readonly milliseconds: number;
}

/** What the page posts to the recorder. */
export type RecorderOrder =
  | {
      readonly kind: 'record';
      readonly request: WatchRequest;
      readonly limits: RecordingLimits;
      readonly port: MessagePort;
    }
  /**
   * Sets other limits for the recording. A recording that was ended by a limit of time or memory, or stopped,
   * continues.
   */
  | { readonly kind: 'goOn'; readonly limits: RecordingLimits }
  | { readonly kind: 'pause' | 'resume' | 'stop' };

/** What the recorder posts to the page: `alive` after each piece. */
export interface RecorderReply {
  readonly kind: 'ready' | 'alive';
}

/** What the page posts to the time machine. `run` numbers the recordings, `id` the questions. */
export type TimeMachineOrder =
  | {
      readonly kind: 'open';
      readonly run: number;
      readonly request: WatchRequest;
      readonly port: MessagePort;
    }
  | TimeMachineQuestion
  | { readonly kind: 'cancel'; readonly id: number };

export type TimeMachineQuestion<K extends SearchJob = SearchJob> = {
  [J in K]: {
    readonly kind: 'ask';
    readonly run: number;
    readonly id: number;
    readonly job: J;
    readonly question: SearchQuestion<J>;
  };
}[K];

/** What the time machine posts to the page. */
export type TimeMachineReply =
  | { readonly kind: 'ready' | 'alive' }
  | { readonly kind: 'status'; readonly run: number; readonly status: SearchStatus }
  | { readonly kind: 'progress'; readonly id: number; readonly progress: SearchProgress }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: SearchAnswer<SearchJob> }
  /** The question is about a step that the recording, which has ended, does not have. */
  | { readonly kind: 'notRecorded'; readonly id: number }
  | { readonly kind: 'picture'; readonly id: number; readonly picture: PackedPicture };
