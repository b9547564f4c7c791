import { type Cell, type Digit, type DigitSet, type Grid, has, NO_DIGITS } from '../../core';
import type { Counters, StepKind } from './counters';
import { blockedAt, gridOf, marksOfGivens, setOf } from './moment';
import type { Need } from './needs';
import type { Placement } from './placement';
import type { StrategyId } from './pseudocode';
import type { Decision, EliminationCause, Focus, MadeWhy, Mark, SearchView, UndoCause, Why } from './view';

/** What a machine knows about its state. A view is made from it. */
export interface MachineState {
  readonly strategy: StrategyId;
  readonly givens: Grid;
  /** The digit of each cell, 0 for none. */
  readonly digits: readonly number[];
  readonly stack: readonly Decision[];
  /** Cells filled without a choice, and how many choices stood at that time. */
  readonly forced: readonly { readonly cell: Cell; readonly depth: number }[];
  readonly counters: Counters;
  readonly ended: boolean;
  readonly solved: boolean;
  /** The cell or digit without a possibility, at a dead end; else `null`. */
  readonly unmet: Need | null;
  readonly last: LastStep | null;
  /** The choice being made, if some of its alternatives have been tried. */
  readonly open: { readonly failed: readonly Placement[]; readonly left: number } | null;
  /** The next cell to work on, if known. */
  readonly next: Cell | null;
  /** Digits not ruled out for a cell, filled or not. */
  candidatesIn(cell: Cell): DigitSet;
}

/** A step: its placement, and what its kind adds. */
type LastStep = Placement &
  (
    | { readonly kind: 'fill' }
    | { readonly kind: 'reject' }
    | { readonly kind: 'forced'; readonly by: Need }
    | { readonly kind: 'eliminate'; readonly cause: EliminationCause }
    | { readonly kind: 'undo'; readonly cause: UndoCause }
  );

/** The view of a state, without what differs between strategies. */
export type CommonView = Omit<SearchView, 'line' | 'lines' | 'variables' | 'next'>;

export function look(state: MachineState): CommonView {
  const why = whyOf(state);
  const { strategy, digits, stack, last, ended, counters } = state;
  return {
    strategy,
    step: counters.steps,
    last: last && { kind: last.kind satisfies StepKind, cell: last.cell, digit: last.digit },
    board: gridOf(digits),
    marks: marksOf(state),
    stack,
    focus: focusOf(state),
    why,
    outcome: why.kind === 'deadEnd' || why.kind === 'solved' || why.kind === 'exhausted' ? why.kind : null,
    ended,
    counters,
  };
}

function whyOf(state: MachineState): Why {
  const { digits, stack, counters, ended, solved, unmet, last, open } = state;
  const top = stack.at(-1);
  const made = last === null || last.kind === 'undo' || last.kind === 'reject' ? null : madeOf(last, state);
  if (solved) return { kind: 'solved', number: counters.solutions, last: ended, made };
  if (unmet !== null) {
    const blocked = unmet.kind === 'cell' ? blockedAt(digits, unmet.cell) : [];
    return {
      kind: 'deadEnd',
      need: unmet,
      blocked,
      after: top ? { cell: top.cell, digit: top.digit } : null,
      made,
      ruledOut: unmet.kind === 'cell' && digits[unmet.cell] !== 0 ? (digits[unmet.cell] as Digit) : null,
    };
  }
  if (ended) return { kind: 'exhausted', solutions: counters.solutions };
  if (last === null) return { kind: 'start', blanks: digits.filter((digit) => digit === 0).length };
  const { cell, digit } = last;
  switch (last.kind) {
    case 'undo':
      return { kind: 'undo', cell, digit, cause: last.cause, left: open!.left };
    case 'reject':
      return { kind: 'reject', cell, blocked: blockedAt(digits, cell).find((by) => by.digit === digit)! };
    default:
      return madeOf(last, state);
  }
}

function madeOf(
  last: Exclude<LastStep, { readonly kind: 'undo' | 'reject' }>,
  { digits, stack, candidatesIn }: MachineState,
): MadeWhy {
  const { cell, digit } = last;
  switch (last.kind) {
    case 'fill':
      return guessOf(stack.at(-1)!, digits);
    case 'forced':
      return last.by.kind === 'cell'
        ? { kind: 'onlyDigit', cell, digit, blocked: blockedAt(digits, cell) }
        : { kind: 'onlyPlace', cell, digit, house: last.by.house };
    case 'eliminate':
      return { kind: 'eliminate', cell, digit, cause: last.cause, left: candidatesIn(cell) };
  }
}

function guessOf(choice: Decision, digits: readonly number[]): MadeWhy {
  const { cell, digit, need, failed, left } = choice;
  const which = failed.length + 1;
  const of = which + left.length;
  const own = choice.own && { own: choice.own };
  return need.kind === 'place'
    ? { kind: 'guessPlace', cell, digit, house: need.house, which, of, ...own }
    : {
        kind: 'guess',
        ...{ cell, digit, which, of, failed: setOf(failed) },
        blocked: blockedAt(digits, cell),
        ...own,
      };
}

function marksOf({ givens, digits, stack, forced, last, open }: MachineState): readonly (Mark | null)[] {
  const marks = marksOfGivens(givens);
  for (const { cell, depth } of forced) marks[cell] = { kind: 'forced', depth };
  for (const { cell, depth, failed } of stack) {
    marks[cell] = { kind: 'guess', depth, failed: digitsIn(cell, failed) };
  }
  if (last?.kind === 'undo' && digits[last.cell] !== 0) {
    const failed = (open?.failed ?? []).filter(({ digit }) => digit !== last.digit);
    marks[last.cell] = { kind: 'tried', depth: stack.length + 1, failed: digitsIn(last.cell, failed) };
  }
  return marks;
}

function focusOf({ digits, stack, unmet, last, open, next, candidatesIn }: MachineState): Focus | null {
  const cell = unmet?.kind === 'cell' ? unmet.cell : (last?.cell ?? next);
  if (cell === null) return null;
  const candidates = candidatesIn(cell);
  const tried = open ?? (last?.kind === 'fill' && cell === last.cell ? stack.at(-1) : undefined);
  return {
    cell,
    digit: digits[cell] === 0 ? null : (digits[cell] as Digit),
    candidates,
    failed: tried === undefined ? NO_DIGITS : digitsIn(cell, tried.failed),
    // A peer may hold a digit that propagation has not eliminated here yet.
    blocked: blockedAt(digits, cell).filter(({ digit }) => !has(candidates, digit)),
  };
}

const digitsIn = (cell: Cell, placements: readonly Placement[]): DigitSet =>
  setOf(placements.filter((other) => other.cell === cell));
