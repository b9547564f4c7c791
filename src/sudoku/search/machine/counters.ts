/**
 * A step changes the state: a fill that was a choice, a fill that was forced, a candidate eliminated, a choice taken
 * back together with all it caused, or, where asked for, a digit rejected.
 */
export type StepKind = 'fill' | 'forced' | 'eliminate' | 'undo' | 'reject';

/** What is counted from the start. `steps` is the number of the state. */
export interface Counters {
  readonly steps: number;
  /** Fills that were a choice. */
  readonly guesses: number;
  /** Choices taken back. */
  readonly backtracks: number;
  /** States in which nothing can be placed somewhere; this state counts. */
  readonly deadEnds: number;
  /** Choices that stand. */
  readonly depth: number;
  readonly maxDepth: number;
  /** Digits tested and found blocked, by the strategy that tests digits one by one; 0 in the others. */
  readonly rejections: number;
  readonly forced: number;
  readonly eliminations: number;
  /** Solutions reached; this state counts. */
  readonly solutions: number;
}
