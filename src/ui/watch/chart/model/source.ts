import type { Bar, ChartPicture, ChartWindow, Relation } from '../../../../sudoku/search';

/**
 * What the chart asks about one recording; another recording is another source. Questions and answers are plain data, so that
 * a worker can answer. All steps asked about are recorded. An answer is `null`, too, when the recording is gone.
 */
export interface ChartSource {
  /** A picture at once, as sharp as what is stored allows. */
  picture(window: ChartWindow): Promise<ChartPicture | null>;
  /** A sharp picture, made by replay, which the signal can end. */
  detail(window: ChartWindow, signal: AbortSignal): Promise<ChartPicture | null>;
  /** The bar that covers a state at a depth; depths begin at 1. */
  barAt(step: number, depth: number): Promise<Bar | null>;
  /** All bars that cover a state, the first choice first. */
  stackAt(step: number): Promise<readonly Bar[] | null>;
  relativeOf(bar: Bar, relation: Relation): Promise<Bar | null>;
  /** What happened after one state up to and including another. */
  tally(from: number, to: number): Promise<Tally | null>;
}

/** What happened between two states. */
export interface Tally {
  readonly guesses: number;
  readonly solutions: number;
}

/** How far the recording has come. */
export interface ChartProgress {
  /** Steps recorded. */
  readonly length: number;
  /** How it ended, `null` while it goes on. */
  readonly end: 'solved' | 'exhausted' | 'capped' | null;
}
