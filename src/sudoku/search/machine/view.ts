import type { Cell, Digit, DigitSet, Grid, House } from '../../core';
import type { Counters, StepKind } from './counters';
import type { ProgramFrame, ProgramMoment } from './moments';
import type { Need } from './needs';
import type { Placement } from './placement';
import type { LineId, WatchedId } from './pseudocode';
import type { RunEnd } from './runEnd';
import type { Variables } from './variables';

/** A digit that a cell cannot take, and why. */
export interface Blocked {
  readonly digit: Digit;
  /** A house of the cell that has the digit: its row, else its column, else its box. */
  readonly house: House;
  /** All peers that hold the digit, in reading order. */
  readonly by: readonly Cell[];
}

/**
 * What kind of digit a filled cell has. `depth` is the number of choices that stood when it was filled, itself
 * included.
 */
export type Mark =
  | { readonly kind: 'given' }
  /** `failed`: digits already tried in this cell under the same earlier choices. */
  | { readonly kind: 'guess'; readonly depth: number; readonly failed: DigitSet }
  | { readonly kind: 'forced'; readonly depth: number }
  /** A digit that has failed but is still written, until the next is written over it. */
  | { readonly kind: 'tried'; readonly depth: number; readonly failed: DigitSet };

/** A choice that stands. */
export interface Decision extends Placement {
  /** From 1. */
  readonly depth: number;
  /** The cell or digit that the choice was made for. */
  readonly need: Need;
  /** Alternatives that have failed, in the order in which they were tried. */
  readonly failed: readonly Placement[];
  /** Alternatives not tried yet, in the order in which they will be. */
  readonly left: readonly Placement[];
  /** The person made it in place of the strategy. */
  readonly own?: true;
}

/** The cell being worked on. */
export interface Focus {
  readonly cell: Cell;
  /** The digit just written into it; `null` while it is empty. */
  readonly digit: Digit | null;
  /** The digits not ruled out, including the one just written. */
  readonly candidates: DigitSet;
  /** Candidates that were tried here and failed. */
  readonly failed: DigitSet;
  /** The digits ruled out because a peer holds them, ascending. */
  readonly blocked: readonly Blocked[];
}

/** Why a candidate is eliminated (in propagation and search). */
export type EliminationCause =
  /** Its cell is assigned this digit, a given or a guess. */
  | { readonly kind: 'given' | 'guess'; readonly digit: Digit }
  /** Rule 1: this peer has no other digit left. */
  | { readonly kind: 'peer'; readonly peer: Cell }
  /** Rule 2: the cell must hold this other digit, which has no other place in the house. */
  | { readonly kind: 'onlyPlace'; readonly digit: Digit; readonly house: House };

/** Why a choice is undone. */
export type UndoCause =
  /** It left no possibility for this cell or digit. */
  | { readonly kind: 'deadEnd'; readonly need: Need }
  /** Every choice for this cell or digit failed. */
  | { readonly kind: 'allFailed'; readonly need: Need }
  /** It led to a solution, and the search continues. */
  | { readonly kind: 'solution' };

/**
 * What a state is, in one sentence: how it ends the branch or the search; otherwise what the step to it did, and why.
 */
export type Why =
  | { readonly kind: 'start'; readonly blanks: number }
  /** A choice: digit number `which` of `of` for the cell, counted from 1. `own`: the person made it. */
  | {
      readonly kind: 'guess';
      readonly cell: Cell;
      readonly digit: Digit;
      readonly which: number;
      readonly of: number;
      readonly failed: DigitSet;
      readonly blocked: readonly Blocked[];
      readonly own?: true;
    }
  /** A choice: place number `which` of `of` for the digit in the house. */
  | {
      readonly kind: 'guessPlace';
      readonly cell: Cell;
      readonly digit: Digit;
      readonly house: House;
      readonly which: number;
      readonly of: number;
      readonly own?: true;
    }
  /** Forced: the cell can take no other digit. */
  | {
      readonly kind: 'onlyDigit';
      readonly cell: Cell;
      readonly digit: Digit;
      readonly blocked: readonly Blocked[];
    }
  /** Forced: the digit has no other place in the house. */
  | { readonly kind: 'onlyPlace'; readonly cell: Cell; readonly digit: Digit; readonly house: House }
  | { readonly kind: 'reject'; readonly cell: Cell; readonly blocked: Blocked }
  /** An elimination. `left`: what the cell can still take. */
  | {
      readonly kind: 'eliminate';
      readonly cell: Cell;
      readonly digit: Digit;
      readonly cause: EliminationCause;
      readonly left: DigitSet;
    }
  /** An undo. `left`: how many alternatives remain to be tried instead; if none, the previous choice is undone next. */
  | {
      readonly kind: 'undo';
      readonly cell: Cell;
      readonly digit: Digit;
      readonly cause: UndoCause;
      readonly left: number;
    }
  /**
   * A dead end. `after`: the last choice, which is undone next; `null` if none stands, so that there is no solution.
   * `blocked`: what rules out each digit of the cell; empty if a digit has no place. `made`: the step that led here,
   * since no other state describes it; `null` if there is none or it was a rejection. `ruledOut`: the digit that was
   * given or guessed for the cell and that its own consequences have ruled out.
   */
  | {
      readonly kind: 'deadEnd';
      readonly need: Need;
      readonly blocked: readonly Blocked[];
      readonly after: Placement | null;
      readonly made: MadeWhy | null;
      readonly ruledOut: Digit | null;
    }
  /** A solution. `number` counts them from 1; `last`: the search stops here. `made`: as for a dead end. */
  | {
      readonly kind: 'solved';
      readonly number: number;
      readonly last: boolean;
      readonly made: MadeWhy | null;
    }
  | { readonly kind: 'exhausted'; readonly solutions: number }
  /**
   * A program wrote a digit. `twice`: the peers that hold it too. `next`: whether it empties this cell next, or another
   * one first. `line`: of its text, from 1; `null` if the write itself was not seen.
   */
  | {
      readonly kind: 'wrote';
      readonly cell: Cell;
      readonly digit: Digit;
      readonly line: number | null;
      readonly twice: Blocked | null;
      readonly next: 'goesOn' | 'takesBack' | 'goesBack';
    }
  /** A program removed a digit. `over`: the digit that it writes there at once. */
  | {
      readonly kind: 'tookBack';
      readonly cell: Cell;
      readonly digit: Digit;
      readonly line: number | null;
      readonly over: Digit | null;
    }
  /** A program has ended, and not simply with a solution. `board`: what the judge says of the board then. */
  | {
      readonly kind: 'programEnded';
      readonly end: RunEnd;
      readonly onlyEnd: boolean;
      readonly board: 'solved' | 'clashes' | 'gaps';
      readonly empty: number;
      /** Solutions that it reached on the way. */
      readonly solutions: number;
    };

/** What a step that fills or eliminates did, and why. */
export type MadeWhy = Extract<
  Why,
  { readonly kind: 'guess' | 'guessPlace' | 'onlyDigit' | 'onlyPlace' | 'eliminate' }
>;

/** Everything to be shown of the state after `step` steps. */
export interface SearchView {
  readonly strategy: WatchedId;
  readonly step: number;
  /** The step to this state; `null` at the start. */
  readonly last: ({ readonly kind: StepKind } & Placement) | null;
  /** All digits on the board. */
  readonly board: Grid;
  /** For each cell what kind of digit it has; `null` if it is blank. */
  readonly marks: readonly (Mark | null)[];
  /** The choices that stand, in order. */
  readonly stack: readonly Decision[];
  /** The cell being worked on; `null` if there is none. At a dead end for a cell it is that cell. */
  readonly focus: Focus | null;
  readonly why: Why;
  /** A dead end without a choice is `exhausted`. */
  readonly outcome: 'deadEnd' | 'solved' | 'exhausted' | null;
  /** Whether the search has ended. */
  readonly ended: boolean;
  readonly counters: Counters;
  /** The line of the pseudocode that led to this state: one of `PSEUDOCODE[strategy]`; or that of the program. */
  readonly line: LineId;
  /**
   * The lines executed since the previous state that this one tells of, including `line`: those of the step, and those
   * that looked for the next. `linesAt` has every run of every line.
   */
  readonly lines: readonly LineId[];
  readonly variables: Variables;
  /**
   * The need to be met next, and the ways to meet it that are still to be tried, in order; none if the search goes back
   * from here. `failed`: those that were tried. `forced`: it is no guess. `own`: the person has chosen the cell. `null` at a solution, and in propagation while consequences are under way.
   */
  readonly next: {
    readonly need: Need;
    readonly options: readonly Placement[];
    readonly failed: readonly Placement[];
    readonly forced?: true;
    readonly own?: true;
  } | null;
  /** The line that has just run, if this is the view of a moment within a step. */
  readonly run?: LineRun;
}

/** One line of a method, as it runs on the way from one state to the next. */
export interface LineRun {
  readonly line: LineId;
  readonly does: LineDoes;
  /** Whether the change that the step makes has been made once this line has run. */
  readonly written: boolean;
  /** The number of calls under way, that of this line included; 1 at the start. */
  readonly calls: number;
  /** Of a program: the calls themselves, the outermost first, if they were recorded. */
  readonly frames?: readonly ProgramFrame[];
}

/** What a line does when it runs. */
export type LineDoes =
  | { readonly kind: 'start'; readonly givens: number; readonly blanks: number }
  /**
   * It goes to what is filled next. `ways`: how many ways there are; `passed`: filled cells passed on the way; `begins`:
   * whether a new call begins with it; `own`: the person has chosen the cell.
   */
  | {
      readonly kind: 'goTo';
      readonly need: Need;
      readonly ways: number;
      readonly passed: number;
      readonly begins: boolean;
      readonly own?: true;
    }
  /** It looks for something to fill and finds nothing. */
  | { readonly kind: 'full' }
  /** It strikes out the digits of the houses of a cell. */
  | {
      readonly kind: 'strike';
      readonly cell: Cell;
      readonly row: DigitSet;
      readonly column: DigitSet;
      readonly box: DigitSet;
      readonly left: DigitSet;
    }
  | { readonly kind: 'test'; readonly cell: Cell; readonly digit: Digit }
  /** The digit just tested is blocked. */
  | { readonly kind: 'skip'; readonly cell: Cell; readonly blocked: Blocked }
  /** It takes digit number `which` of `of` from the list of a cell. */
  | {
      readonly kind: 'take';
      readonly cell: Cell;
      readonly digit: Digit;
      readonly which: number;
      readonly of: number;
    }
  /** Why the elimination in the next line is made. */
  | { readonly kind: 'because'; readonly cell: Cell; readonly digit: Digit; readonly cause: EliminationCause }
  /** Nothing is left to be tried for a need, so the call returns to the one that made the choice `to`, if there is one. */
  | { readonly kind: 'return'; readonly need: Need; readonly to: Placement | null }
  /** A line of a program is about to run, a call of it has begun, or a value comes back from one. */
  | { readonly kind: 'moment'; readonly moment: ProgramMoment }
  /** A program ran through more lines here than were recorded. */
  | { readonly kind: 'cut'; readonly recorded: number }
  /** It makes the step, or ends the branch or the search. */
  | { readonly kind: 'why'; readonly why: Why };
