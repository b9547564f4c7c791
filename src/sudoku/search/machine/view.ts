import type { Cell, Digit, DigitSet, Grid, House } from '../../core';
import type { Counters, StepKind } from './counters';
import type { Need } from './needs';
import type { Placement } from './placement';
import type { LineId, StrategyId } from './pseudocode';
import type { Variables } from './variables';

/** A digit that a cell cannot take, and why not. */
export interface Blocked {
  readonly digit: Digit;
  /** The row, else column, else box of the cell that has the digit. */
  readonly house: House;
  /** All peers that hold the digit, in reading order. */
  readonly by: readonly Cell[];
}

/** What a filled cell is. `depth` is the number of choices that stood when it was filled, itself included. */
export type Mark =
  | { readonly kind: 'given' }
  /** `failed`: digits tried in this cell before, with the same choices above. */
  | { readonly kind: 'guess'; readonly depth: number; readonly failed: DigitSet }
  | { readonly kind: 'forced'; readonly depth: number }
  /** A digit that has failed but is still written: the next one is written over it. */
  | { readonly kind: 'tried'; readonly depth: number; readonly failed: DigitSet };

/** A choice that stands. */
export interface Decision extends Placement {
  /** From 1. */
  readonly depth: number;
  /** What the choice was about. */
  readonly need: Need;
  /** Alternatives that have failed, in the order they were tried. */
  readonly failed: readonly Placement[];
  /** Alternatives not tried yet, in the order they will be. */
  readonly left: readonly Placement[];
}

/** The cell at work. */
export interface Focus {
  readonly cell: Cell;
  /** The digit just put into it, or `null` while it is empty. */
  readonly digit: Digit | null;
  /** The digits that nothing rules out, the one just put in among them. */
  readonly candidates: DigitSet;
  /** Candidates that were tried here and failed. */
  readonly failed: DigitSet;
  /** The digits that a peer holds, and that are therefore ruled out, ascending. */
  readonly blocked: readonly Blocked[];
}

/** Why a candidate goes (propagation and search). */
export type EliminationCause =
  /** Its cell is being given this digit: it is a clue, or a guess. */
  | { readonly kind: 'given' | 'guess'; readonly digit: Digit }
  /** Rule 1: this peer has only that digit left. */
  | { readonly kind: 'peer'; readonly peer: Cell }
  /** Rule 2: its cell must hold this other digit, which has no other place in the house. */
  | { readonly kind: 'onlyPlace'; readonly digit: Digit; readonly house: House };

/** Why a choice is taken back. */
export type UndoCause =
  /** It left nothing for this cell or digit. */
  | { readonly kind: 'deadEnd'; readonly need: Need }
  /** Every choice for this cell or digit has failed. */
  | { readonly kind: 'allFailed'; readonly need: Need }
  /** It led to a solution, and the search goes on. */
  | { readonly kind: 'solution' };

/** What a state is, to be told in one sentence: how it ends, if it does, or else what the step to it did and why. */
export type Why =
  | { readonly kind: 'start'; readonly blanks: number }
  /** A choice: the `which`th of `of` digits for the cell, counted from 1. */
  | {
      readonly kind: 'guess';
      readonly cell: Cell;
      readonly digit: Digit;
      readonly which: number;
      readonly of: number;
      readonly failed: DigitSet;
      readonly blocked: readonly Blocked[];
    }
  /** A choice: the `which`th of `of` places for the digit in the house. */
  | {
      readonly kind: 'guessPlace';
      readonly cell: Cell;
      readonly digit: Digit;
      readonly house: House;
      readonly which: number;
      readonly of: number;
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
  /** `left`: what the cell can still take. */
  | {
      readonly kind: 'eliminate';
      readonly cell: Cell;
      readonly digit: Digit;
      readonly cause: EliminationCause;
      readonly left: DigitSet;
    }
  /** `left`: how many alternatives are still to be tried in its place; with none the one above goes next. */
  | {
      readonly kind: 'undo';
      readonly cell: Cell;
      readonly digit: Digit;
      readonly cause: UndoCause;
      readonly left: number;
    }
  /**
   * Nothing can be placed. `after` is the last choice, which goes next; `null`: none stands, so there is no solution.
   * `blocked` says for a cell what rules each digit out; it is empty for a digit without a place. `made` is the step that
   * led here, to be told first: a guess that ends in a dead end has no other state to be told in. `null` after none, or
   * after a rejection. `ruledOut`: the digit that the cell is given or guessed to have, which its own consequences rule out.
   */
  | {
      readonly kind: 'deadEnd';
      readonly need: Need;
      readonly blocked: readonly Blocked[];
      readonly after: Placement | null;
      readonly made: MadeWhy | null;
      readonly ruledOut: Digit | null;
    }
  /** `number` counts solutions from 1; `last`: the search stops here. */
  | { readonly kind: 'solved'; readonly number: number; readonly last: boolean }
  | { readonly kind: 'exhausted'; readonly solutions: number };

/** What a step that fills or eliminates did and why. */
export type MadeWhy = Extract<
  Why,
  { readonly kind: 'guess' | 'guessPlace' | 'onlyDigit' | 'onlyPlace' | 'eliminate' }
>;

/** The whole moment after `step` steps. */
export interface SearchView {
  readonly strategy: StrategyId;
  readonly step: number;
  /** What the step to this state was; `null` at the start. */
  readonly last: ({ readonly kind: StepKind } & Placement) | null;
  /** All digits on the board. */
  readonly board: Grid;
  /** For each cell what its digit is, `null` where it is blank. */
  readonly marks: readonly (Mark | null)[];
  /** The choices that stand, the first one first. */
  readonly stack: readonly Decision[];
  /** The cell at work; `null` where none is. At a dead end for a cell it is that cell. */
  readonly focus: Focus | null;
  readonly why: Why;
  /** A dead end is also `exhausted` if no choice stands. */
  readonly outcome: 'deadEnd' | 'solved' | 'exhausted' | null;
  /** Whether no step follows. */
  readonly ended: boolean;
  readonly counters: Counters;
  /** The line of the pseudocode that brought the search here: one of `PSEUDOCODE[strategy]`. */
  readonly line: LineId;
  /** All lines that ran since the state before, `line` among them: the step, and what was found out after it. */
  readonly lines: readonly LineId[];
  readonly variables: Variables;
}
