import type {
  Bar,
  ChartPicture,
  ChartWindow,
  Counters,
  Finding,
  Kin,
  Quest,
  Reach,
  RecordingCaps,
  RecordingChunk,
  RecordingStatus,
  SearchRequest,
  SearchView,
} from '../../sudoku/search';
import type { PackedPicture } from './pictures';

/** How far a search may be recorded; `Infinity` for no limit. */
export interface RecordingLimits extends RecordingCaps {
  /** Time spent recording, pauses left out. */
  readonly milliseconds: number;
}

/** What is recorded so far, and how long that took. */
export interface SearchStatus extends RecordingStatus {
  readonly milliseconds: number;
}

/** Every question about a recorded search. Steps must be recorded. A new one is a line here and one in timeMachine.ts. */
export interface SearchJobs {
  /** A state. */
  seek: { question: { readonly step: number }; answer: SearchView; progress: never };
  /**
   * The state that one comes to from `from` towards `to`: `to`, or the first on the way that answers a quest, or, going
   * forwards with `stood`, in which a choice is taken back that has stood at least so many steps (`turned`).
   */
  play: {
    question: {
      readonly from: number;
      readonly to: number;
      readonly quests: readonly Quest[];
      readonly stood?: number;
    };
    answer: { readonly view: SearchView; readonly met: number | null; readonly turned: boolean };
    progress: SearchProgress;
  };
  find: {
    question: { readonly quests: readonly Quest[]; readonly from: number; readonly reach: Reach };
    answer: Finding | null;
    progress: SearchProgress;
  };
  longestFailed: {
    question: { readonly from: number; readonly direction: 'next' | 'previous' };
    answer: Bar | null;
    progress: SearchProgress;
  };
  /** The bar in the row of a depth, from 1, that covers a state. */
  bar: { question: { readonly step: number; readonly depth: number }; answer: Bar | null; progress: never };
  /** The bars that cover a state, the first choice first. */
  stack: { question: { readonly step: number }; answer: readonly Bar[]; progress: never };
  /** A relative of a bar in the tree of choices. */
  kin: {
    question: { readonly bar: Bar; readonly kin: Kin };
    answer: Bar | null;
    progress: SearchProgress;
  };
  /** The counts of a state. */
  counters: { question: { readonly step: number }; answer: Counters; progress: never };
  picture: { question: ChartWindow; answer: ChartPicture; progress: never };
  detail: { question: ChartWindow; answer: ChartPicture; progress: SearchProgress };
}

/** How far a question has walked. */
export interface SearchProgress {
  readonly step: number;
}

export type SearchJob = keyof SearchJobs;
export type SearchQuestion<K extends SearchJob> = SearchJobs[K]['question'];
export type SearchAnswer<K extends SearchJob> = SearchJobs[K]['answer'];

/** What the recorder hands to the time machine. */
export interface RecordedPiece {
  readonly chunk: RecordingChunk;
  readonly milliseconds: number;
}

/** What the page posts to the recorder. */
export type RecorderOrder =
  | {
      readonly kind: 'record';
      readonly request: SearchRequest;
      readonly limits: RecordingLimits;
      readonly port: MessagePort;
    }
  /** Limits for the recording there is, from now on; where one of time or memory or a stop has ended it, it goes on. */
  | { readonly kind: 'goOn'; readonly limits: RecordingLimits }
  | { readonly kind: 'pause' | 'resume' | 'stop' };

/** What the recorder posts to the page: `alive` after each piece. */
export interface RecorderReply {
  readonly kind: 'ready' | 'alive';
}

/** What the page posts to the time machine. A `run` numbers the recordings, an `id` the questions. */
export type TimeMachineOrder =
  | {
      readonly kind: 'open';
      readonly run: number;
      readonly request: SearchRequest;
      readonly port: MessagePort;
    }
  | Asked
  | { readonly kind: 'cancel'; readonly id: number };

export type Asked<K extends SearchJob = SearchJob> = {
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
  | { readonly kind: 'picture'; readonly id: number; readonly picture: PackedPicture };
