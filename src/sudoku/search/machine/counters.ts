/**
 * A step changes the state. It is a fill by choice, a forced fill, the elimination of a candidate, or the undo of a
 * choice together with all it caused; optionally also the rejection of a digit.
 */
export type StepKind = 'fill' | 'forced' | 'eliminate' | 'undo' | 'reject';

/** Counts since the start of the search. `steps` is the number of the state. */
export interface Counters {
  readonly steps: number;
  /** Fills by choice. */
  readonly guesses: number;
  /** Choices taken back. */
  readonly backtracks: number;
  /** States, up to this one, in which some cell or digit has no possibility left. */
  readonly deadEnds: number;
  /** Choices that stand: those made and not undone. */
  readonly depth: number;
  readonly maxDepth: number;
  /** Digits tested and found blocked, in the strategy that tests digits one by one; 0 in the others. */
  readonly rejections: number;
  readonly forced: number;
  readonly eliminations: number;
  /** Solutions reached, up to this state. */
  readonly solutions: number;
}

/** In how many steps digits were written or taken back. */
export const writesIn = ({ guesses, forced, backtracks }: Counters): number => guesses + forced + backtracks;
