import type { Cell, Digit, DigitSet, Grid, Puzzle } from '../sudoku/core';
import type { Break, ClashSet, Entry, Necessity, Repair, Survey } from '../sudoku/doctor';
import type { Reading, Writing } from '../sudoku/formats';
import type { AttemptProgress, Wish } from '../sudoku/generator';
import type { GatheredPiece, SolvedPiece } from '../sudoku/many';
import type {
  Available,
  Candidate,
  Path,
  PathOrder,
  Proof,
  Progress as ProofProgress,
  Rating,
  Step,
  TechniqueId,
} from '../sudoku/techniques';

/** A board on which a technique is the next step, because all steps of easier techniques have been done. */
export interface LessonBoard {
  readonly filled: Grid;
  /** The candidates of all cells. */
  readonly candidates: readonly DigitSet[];
  /** All steps that the technique finds on the board. */
  readonly steps: readonly Step[];
}

/** Every question that the worker answers. To add a job, add a line here and a function in jobs.ts. */
export interface Jobs {
  /** The verdict on the givens, counting solutions up to a limit. */
  assess: {
    question: { readonly givens: Grid; readonly limit: number };
    answer: Assessment;
    progress: SolutionsSoFar;
  };
  /** Like `assess`; if there are many solutions, also the ones to show. */
  solve: {
    question: { readonly givens: Grid; readonly entries: Grid; readonly limit: number };
    answer: Answered;
    progress: SolutionsSoFar;
  };
  /** Up to `count` solutions in lexicographic order: the first ones or, with `after`, those after it. */
  browse: {
    question: { readonly givens: Grid; readonly after: Grid | null; readonly count: number };
    answer: readonly Grid[];
    progress: SolutionsSoFar;
  };
  /**
   * Reads a text. `mostChoices`: the most boards to return, by default as many as the dialog offers. `longest`: the
   * longest text to read, in characters, by default the longest that may be pasted. `html`: the code of the page from
   * which the text was copied.
   */
  read: {
    question: {
      readonly text: string;
      readonly html?: string;
      readonly mostChoices?: number;
      readonly longest?: number;
    };
    answer: Reading;
    progress: never;
  };
  /** How many solutions each of some boards has. */
  judge: {
    question: { readonly boards: readonly Grid[] };
    answer: readonly SolutionCount[];
    progress: never;
  };
  /** A puzzle as text, in every notation that can write it. */
  write: { question: { readonly puzzle: Puzzle }; answer: readonly Writing[]; progress: never };
  /**
   * Reads and solves all puzzles of a piece of a file, and counts up to `limit` solutions of each. `first`: whether it
   * is the first piece. `null` if the piece cannot be read.
   */
  solveMany: {
    question: { readonly piece: Blob; readonly first: boolean; readonly limit: number };
    answer: SolvedPiece | null;
    progress: { readonly puzzles: number };
  };
  /** Reads the puzzles of a piece without solving them. Lists at most `mostLeftOut` of the parts left out. */
  gather: {
    question: { readonly piece: Blob; readonly first: boolean; readonly mostLeftOut: number };
    answer: GatheredPiece | null;
    progress: never;
  };
  /**
   * The changes that leave exactly one solution. The progress of this and the next four examinations is the answer so
   * far.
   */
  repairs: Examination<readonly Repair[]>;
  /**
   * A small set of givens that clash, the smallest that can be found in a moment; `null` if the puzzle has a
   * solution.
   */
  clashSet: Examination<ClashSet | null>;
  /** The givens that each could be removed alone to leave a solution. */
  culprits: Examination<readonly Cell[]>;
  /** What the solutions have in common; `null` if there are fewer than two. */
  survey: Examination<Survey | null>;
  /** For each cell the digits that some solution has there; `null` if there is no solution. */
  possible: {
    question: { readonly givens: Grid };
    answer: readonly DigitSet[] | null;
    progress: never;
  };
  /** Which givens the puzzle needs to have one solution; `null` if there are no givens. */
  necessity: Examination<Necessity | null>;
  /** The first entry, in order of play, that left no solution; `null` if there still is one. */
  firstMistake: {
    question: { readonly givens: Grid; readonly entries: readonly Entry[] };
    answer: Break | null;
    progress: null;
  };
  /**
   * The cheapest proof found of the digit of a cell or, with `not`, that the cell is not this digit; `null` if the
   * techniques find none. The progress reports each proof that is cheaper than those before, and the rounds of the
   * search since the last report, each as a text. If the worker is lost, a question with all of them goes on from
   * there. With `shorterThan`, looks much longer, for a proof cheaper than this one; `null` if there is none.
   */
  prove: {
    question: {
      readonly board: BoardToReason;
      readonly cell: Cell;
      readonly not: Digit | null;
      readonly rounds?: readonly string[];
      readonly shorterThan?: Proof;
    };
    answer: Proof | null;
    progress: Omit<ProofProgress, 'rounds'> & { readonly rounds: readonly string[] };
  };
  /** The easiest step, wherever on the board it is. */
  wayOn: { question: { readonly board: BoardToReason }; answer: WayOn; progress: never };
  /** The easiest step, however long it takes to find; `null` if the techniques find none. */
  nextStep: { question: { readonly board: BoardToReason }; answer: Step | null; progress: never };
  /**
   * The steps that solve a board, as far as the techniques get. The progress reports the steps so far. If `order`
   * prefers few steps, it also reports each path that is shorter than those before. `found`: the first steps, from
   * another worker that was lost.
   */
  path: {
    question: { readonly board: BoardToReason; readonly order: PathOrder; readonly found?: readonly Step[] };
    answer: Path;
    progress: { readonly steps: readonly Step[]; readonly better: Path | null };
  };
  /**
   * How hard a puzzle is. After `patience` milliseconds of work, what is known so far: a lower bound, or no hardest
   * step. `null` if there is nothing to solve, or no step was found.
   */
  rate: {
    question: { readonly givens: Grid; readonly patience: number };
    answer: Rating | null;
    progress: never;
  };
  /** One attempt to make a puzzle to order. The progress reports what has been tried so far. */
  make: {
    question: { readonly wish: Wish; readonly seed: number; readonly attempt: number };
    answer: AttemptProgress;
    progress: AttemptProgress;
  };
  /** The board of a puzzle on which a technique is the next step; `null` if it never is. */
  lesson: {
    question: {
      readonly givens: Grid;
      readonly technique: TechniqueId;
      /** Techniques that are not to be used on the way. */
      readonly without: readonly TechniqueId[];
    };
    answer: LessonBoard | null;
    /** Only a sign of life. */
    progress: null;
  };
  /** All available steps, technique by technique, easiest first. `found`: the first, from a worker that was lost. */
  allSteps: {
    question: { readonly board: BoardToReason; readonly found?: readonly Available[] };
    answer: readonly Available[];
    progress: { readonly available: readonly Available[] };
  };
}

/** How many solutions a puzzle has; `unknown` if counting takes too long. */
export type SolutionCount = 'none' | 'one' | 'many' | 'unknown';

interface Examination<T> {
  question: { readonly givens: Grid };
  answer: T;
  progress: T;
}

/** A board for human logic. */
export interface BoardToReason {
  readonly givens: Grid;
  /** Givens and all other digits. */
  readonly filled: Grid;
  /** The notes of all 81 cells, if they count; `null` if every digit that no peer has is a candidate. */
  readonly marks: readonly DigitSet[] | null;
  /** The candidates that earlier hints have ruled out, if there are no notes to keep that. */
  readonly ruledOut?: readonly Candidate[];
  /** Techniques that are switched off. */
  readonly without: readonly TechniqueId[];
  /** False if the puzzle has several solutions, so that no technique may rely on there being one. Default true. */
  readonly uniqueness?: boolean;
}

export interface WayOn {
  /** The easiest step; `null` if no fast technique finds one. */
  readonly step: Step | null;
  /** The cell that the easiest steps fill first. */
  readonly cell: Cell | null;
  /** The cells that a single fills at once, in reading order. */
  readonly singles: readonly Cell[];
}

export type JobName = keyof Jobs;
export type Question<K extends JobName> = Jobs[K]['question'];
export type Answer<K extends JobName> = Jobs[K]['answer'];
export type Progress<K extends JobName> = Jobs[K]['progress'];

/** How a job reports progress. Calling it is cheap: only some calls are posted, unless `always` is set. */
export type ReportProgress<K extends JobName> = (progress: Progress<K>, always?: boolean) => void;

/** Call this often during long work that has no progress to report. It is cheap: only some calls are posted. */
export type SignOfLife = () => void;

export interface SolutionsSoFar {
  readonly solutions: number;
}

export interface Effort {
  readonly milliseconds: number;
  /** Digits tried where more than one was possible. */
  readonly guesses: number;
}

export type Assessment = NoSolution | OneSolution | ManySolutions;
export type Answered = NoSolution | OneSolution | ManyToShow;

export interface NoSolution extends Effort {
  readonly kind: 'none';
}

export interface OneSolution extends Effort {
  readonly kind: 'one';
  readonly solution: Grid;
}

export interface ManySolutions extends Effort {
  readonly kind: 'many';
  readonly count: number;
  /** Whether there are exactly `count`; otherwise there are more. */
  readonly exact: boolean;
}

export interface ManyToShow extends ManySolutions {
  /** The lexicographically first solution. */
  readonly first: Grid;
  /** The lexicographically first solution that agrees with all entries; `null` if none does or there are no entries. */
  readonly fitting: Grid | null;
}

/** What the page posts to the worker. The worker answers one request at a time. */
export type Request<K extends JobName = JobName> = {
  [J in K]: { readonly job: J; readonly question: Question<J> };
}[K];

/** What the page may post during a request: a pause of `rest` milliseconds, to leave the machine to other work. */
export interface PauseRequest {
  readonly rest: number;
}

/** What the worker posts to the page. While busy it posts at least every 250 ms. */
export type Reply =
  /** The worker is loaded and warm. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'alive' }
  | { readonly kind: 'progress'; readonly progress: Progress<JobName> }
  | { readonly kind: 'answer'; readonly answer: Answer<JobName> };
