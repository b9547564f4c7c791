import type { Bar, ChartPicture, ChartWindow, Relation } from '../../../../sudoku/search';

/**
 * The chart's questions about one recording; another recording needs another source. Questions and answers are plain
 * data, so that a worker can answer. All steps asked about are recorded. If the recording is gone, the answer is
 * `null`.
 */
export interface ChartSource {
  /** Returns a picture at once, as sharp as the stored data allow. */
  picture(window: ChartWindow): Promise<ChartPicture | null>;
  /** Returns a sharp picture, made by a replay. The signal can cancel it. */
  detail(window: ChartWindow, signal: AbortSignal): Promise<ChartPicture | null>;
  /** Returns the bar that covers a state at a depth. Depths begin at 1. */
  barAt(step: number, depth: number): Promise<Bar | null>;
  /** Returns all bars that cover a state, the first choice first. */
  stackAt(step: number): Promise<readonly Bar[] | null>;
  relativeOf(bar: Bar, relation: Relation): Promise<Bar | null>;
  /** Counts what happened after one state, up to and including another. */
  tally(from: number, to: number): Promise<Tally | null>;
}

/** Counts of what happened between two states. */
export interface Tally {
  readonly guesses: number;
  readonly solutions: number;
}

/** The progress of the recording. */
export interface ChartProgress {
  /** Steps recorded. */
  readonly length: number;
  /** How it ended; `null` while it continues. */
  readonly end: 'solved' | 'exhausted' | 'ended' | 'capped' | null;
}
