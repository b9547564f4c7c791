import { CELLS, type Cell, type Digit, type DigitSet, digitAt, NO_DIGITS } from '../../core';
import { blockedAt, setOf } from '../machine/moment';
import type { LineId, LineOf, StrategyId } from '../machine/pseudocode';
import type { LineDoes, LineRun, SearchView, UndoCause, Why } from '../machine/view';
import type { TimeMachine } from './timeMachine';

/** A step line by line. */
export interface StepLines {
  /** The state before the step; `null` if there is none, at the start. */
  readonly before: SearchView | null;
  /** The state that its lines lead to. */
  readonly after: SearchView;
  /** The lines that run from one to the other, in order, at least one. */
  readonly runs: readonly LineRun[];
}

/** The lines of the method that play the parts which all methods have in common; `null`: it has no such line. */
interface Parts<K extends StrategyId> {
  /** Goes to what is filled next. */
  readonly goTo: LineOf<K>;
  /** Takes the next digit of a list. */
  readonly take: LineOf<K> | null;
  /** Writes a guess. */
  readonly guess: LineOf<K>;
  /** Writes a digit that is the only one for its cell, and one that has only one place. */
  readonly onlyDigit: LineOf<K> | null;
  readonly onlyPlace: LineOf<K> | null;
  readonly undo: LineOf<K>;
  /** Ends the loop over the digits, after all have failed. */
  readonly return: LineOf<K> | null;
}

const PARTS: { readonly [K in StrategyId]: Parts<K> } = {
  rowByRow: {
    goTo: 'next',
    take: null,
    guess: 'put',
    onlyDigit: null,
    onlyPlace: null,
    undo: 'takeOut',
    return: 'deadEnd',
  },
  candidateLists: {
    goTo: 'scan',
    take: 'try',
    guess: 'put',
    onlyDigit: null,
    onlyPlace: null,
    undo: 'takeOut',
    return: 'try',
  },
  colouredNodes: {
    goTo: 'next',
    take: null,
    guess: 'grey',
    onlyDigit: 'blacken',
    onlyPlace: null,
    undo: 'whiten',
    // Whitening says it.
    return: null,
  },
  fewestCandidates: {
    goTo: 'choose',
    take: null,
    guess: 'put',
    onlyDigit: 'forced',
    onlyPlace: null,
    undo: 'takeOut',
    return: 'put',
  },
  singlesFirst: {
    goTo: 'choose',
    take: null,
    guess: 'put',
    onlyDigit: 'naked',
    onlyPlace: 'hidden',
    undo: 'takeOut',
    return: 'put',
  },
  propagation: {
    goTo: 'choose',
    take: null,
    guess: 'put',
    onlyDigit: null,
    onlyPlace: null,
    undo: 'takeOut',
    return: 'put',
  },
  exactCover: {
    goTo: 'choose',
    take: null,
    guess: 'put',
    onlyDigit: 'forced',
    onlyPlace: 'forced',
    undo: 'takeOut',
    return: 'put',
  },
};

const BECAUSE = {
  given: 'assignGiven',
  guess: 'assignGuess',
  peer: 'rule1',
  onlyPlace: 'rule2',
} as const satisfies Readonly<Record<string, LineOf<'propagation'>>>;

/** The line of a method that makes a choice. */
export const guessLineOf = (strategy: StrategyId): LineId => PARTS[strategy].guess;

/** The order in which row by row tests the digits of a blank, by its index. */
export const orderOf = (
  { order, ownOrders }: Extract<SearchView['variables'], { readonly kind: 'rowByRow' }>,
  index: number,
): readonly Digit[] => ownOrders.get(index) ?? order;

/** The lines that lead to a recorded state. */
export function linesAt(time: TimeMachine, step: number): StepLines {
  const before = step === 0 ? null : time.seek(step - 1);
  const after = time.seek(step);
  return { before, after, runs: linesBetween(before, after) };
}

/** The lines that run from one state to the next. */
export function linesBetween(before: SearchView | null, after: SearchView): readonly LineRun[] {
  // Of a program the tape has the line that made the step. `withMoments` adds the others.
  if (after.strategy === 'ownCode') {
    const does = { kind: 'why', why: after.why } as const;
    return [{ line: after.line, does, written: true, calls: after.stack.length + 1 }];
  }
  const parts: Parts<StrategyId> = PARTS[after.strategy];
  const runs: LineRun[] = [];
  let written = before === null;
  /** The calls under way: those whose choices stand, and the one that works. */
  const calls = (): number => ((written ? after : before) ?? after).stack.length + 1;
  const run = (line: LineId | null, does: LineDoes): void => {
    if (line !== null) runs.push({ line, does, written, calls: calls() });
  };
  /** A guess is written by the call that makes it. The next call works only after that. */
  const write = (line: LineId, why: Why): void => {
    const writer = Math.min(calls(), after.stack.length + 1);
    written = true;
    runs.push({ line, does: { kind: 'why', why }, written, calls: writer });
  };
  const test = (tests: readonly Digit[], cell: Cell, { board }: SearchView): void => {
    const digits = CELLS.map((cell) => digitAt(board, cell) ?? 0);
    const blocked = blockedAt(digits, cell);
    for (const digit of tests) {
      run('test', { kind: 'test', cell, digit });
      const by = blocked.find((one) => one.digit === digit);
      if (by !== undefined) run('blocked', { kind: 'skip', cell, blocked: by });
    }
  };
  /** The call that works for a need returns, since nothing is left to be tried for it. */
  const giveUp = ({ next, stack }: SearchView): void => {
    const top = stack.at(-1);
    if (next !== null)
      run(parts.return, {
        kind: 'return',
        need: next.need,
        to: top === undefined ? null : { cell: top.cell, digit: top.digit },
      });
  };

  const { last, outcome, why } = after;
  const made = why.kind === 'deadEnd' || why.kind === 'solved' ? why.made : why;
  if (before === null || last === null) {
    const blanks = CELLS.filter((cell) => digitAt(after.board, cell) === null).length;
    run('start', { kind: 'start', givens: 81 - blanks, blanks });
  } else {
    const { cell, digit } = last;
    switch (last.kind) {
      case 'fill':
        test(testsTo(before, after, digit), cell, before);
        if (made?.kind === 'guess')
          run(parts.take, { kind: 'take', cell, digit, which: made.which, of: made.of });
        if (made !== null) write(parts.guess, made);
        break;
      case 'forced':
        if (made?.kind === 'onlyDigit') write(parts.onlyDigit ?? after.line, made);
        else if (made !== null) write(parts.onlyPlace ?? after.line, made);
        break;
      case 'eliminate':
        if (made?.kind !== 'eliminate') break;
        run(BECAUSE[made.cause.kind], { kind: 'because', cell, digit, cause: made.cause });
        write('eliminate', made);
        break;
      case 'reject':
        written = true;
        test([digit], cell, after);
        break;
      case 'undo': {
        if (before.outcome === null) {
          test(testsTo(before, before, null), cellOf(before), before);
          giveUp(before);
        }
        const undone: Why = { kind: 'undo', cell, digit, cause: causeOf(before), left: 0 };
        write(parts.undo, why.kind === 'undo' ? why : undone);
      }
    }
  }
  if (after.lines.includes(parts.goTo))
    run(
      parts.goTo,
      after.next === null
        ? { kind: 'full' }
        : {
            kind: 'goTo',
            need: after.next.need,
            begins: last?.kind !== 'forced' && last?.kind !== 'eliminate',
            ways: after.next.options.length,
            ...(after.next.own && { own: after.next.own }),
            passed: after.variables.kind === 'candidateLists' ? after.variables.scanned.length : 0,
          },
    );
  if (after.variables.kind === 'candidateLists' && after.lines.includes('strike')) {
    const { cell, row, column, box, free } = after.variables;
    if (cell !== null) run('strike', { kind: 'strike', cell, row, column, box, left: free });
  }
  if (outcome === 'deadEnd' && last?.kind !== 'reject')
    test(testsTo(after, after, null), cellOf(after), after);
  if (outcome === 'exhausted') {
    if (last?.kind === 'undo') test(testsTo(after, after, null), cellOf(after), after);
    giveUp(after);
  }
  if (outcome !== null)
    run(after.line, { kind: 'why', why: why.kind === 'deadEnd' ? { ...why, made: null } : why });
  return runs;
}

/** The cell that a state works for, if it works for a cell. */
const cellOf = ({ next }: SearchView): Cell => (next?.need.kind === 'cell' ? next.need.cell : CELLS[0]!);

/**
 * The digits that row by row tests next in the state `before`, up to one, or all that are left. None if they were told
 * with that state; none in other methods.
 */
function testsTo(before: SearchView, { variables }: SearchView, digit: Digit | null): readonly Digit[] {
  if (variables.kind !== 'rowByRow' || before.variables.kind !== 'rowByRow') return [];
  const { last } = before;
  const order = orderOf(variables, before.variables.index);
  const begun = last?.kind === 'undo' || last?.kind === 'reject' ? order.indexOf(last.digit) + 1 : 0;
  return order.slice(begun, digit === null ? 9 : order.indexOf(digit) + 1);
}

/** Why the choice of a state is undone next. */
function causeOf({ outcome, next }: SearchView): UndoCause {
  if (outcome === 'solved' || next === null) return { kind: 'solution' };
  return { kind: outcome === 'deadEnd' ? 'deadEnd' : 'allFailed', need: next.need };
}

/** The view of the moment after one of the lines of a step, counted from 0. */
export function viewAtLine({ before, after, runs }: StepLines, index: number): SearchView {
  const run = runs[index];
  const base = run?.written === false ? (before ?? after) : after;
  if (run === undefined) return base;
  const { does } = run;
  if (after.strategy === 'ownCode')
    return does.kind === 'why'
      ? { ...after, run }
      : { ...base, run, line: run.line, lines: [run.line], focus: null, last: null };
  const view: SearchView = { ...base, run, line: run.line, lines: [run.line] };
  if (does.kind === 'why') {
    const ends = does.why.kind === 'deadEnd' || does.why.kind === 'solved' || does.why.kind === 'exhausted';
    if (ends) return { ...view, why: does.why };
    return { ...view, why: does.why, outcome: null, focus: after.outcome === null ? base.focus : null };
  }
  // A dead end stands until its choice is taken back.
  if (does.kind === 'return') return view;
  return {
    ...view,
    outcome: null,
    last: null,
    why:
      does.kind === 'skip' ? { kind: 'reject', cell: does.cell, blocked: does.blocked } : unended(base.why),
    focus: focusOf(base, does),
  };
}

/** What is said of a state before it is known that it ends a branch. */
function unended(why: Why): Why {
  return (why.kind === 'deadEnd' || why.kind === 'solved') && why.made !== null ? why.made : why;
}

/** The cell that a line works on, with its candidates, if the method knows them by then. */
function focusOf(
  base: SearchView,
  does: Exclude<LineDoes, { readonly kind: 'why' | 'return' }>,
): SearchView['focus'] {
  const { next, variables, board, focus } = base;
  const at = (cell: Cell, candidates: DigitSet): SearchView['focus'] => ({
    cell,
    digit: digitAt(board, cell),
    candidates,
    failed: focus?.cell === cell ? focus.failed : NO_DIGITS,
    blocked: [],
  });
  switch (does.kind) {
    case 'test':
    case 'skip':
      return at(does.cell, NO_DIGITS);
    case 'strike':
      return at(does.cell, does.left);
    case 'take':
      return at(does.cell, setOf(next?.options ?? []));
    case 'because':
      return at(does.cell, variables.kind === 'propagation' ? variables.candidates[does.cell]! : NO_DIGITS);
    case 'goTo': {
      // The lists and the tests of the first two methods come after this line.
      const knows = variables.kind !== 'rowByRow' && variables.kind !== 'candidateLists';
      return does.need.kind === 'cell'
        ? at(does.need.cell, knows ? setOf(next?.options ?? []) : NO_DIGITS)
        : null;
    }
    default:
      return null;
  }
}
