import type { Digit } from '../../core';
import type { Need } from '../machine/needs';
import type { Placement } from '../machine/placement';
import type { LineId } from '../machine/pseudocode';
import type { PropagationTask } from '../machine/variables';
import type { Decision, LineDoes, SearchView } from '../machine/view';
import { guessLineOf, orderOf } from './lines';

/**
 * One call of a method that is written with recursion: each choice that stands was made by a call, and the newest call
 * works on what comes next. What a local variable does not hold yet is `null`, or empty.
 */
export interface Call {
  /** How many choices stood when it began, from 0. */
  readonly depth: number;
  /** The line that it has reached: for all but the newest call the one that made its choice. */
  readonly line: LineId;
  /** The cell or digit that it fills. */
  readonly need: Need | null;
  /** The place of its cell in the list of blanks, from 0. Only row by row goes by such a list. */
  readonly index: number | null;
  /**
   * What it goes through: the ways to meet its need in order, or, row by row, all nine digits in its cell. `position`:
   * which of them it has taken last, from 1; 0 for none yet.
   */
  readonly list: readonly Placement[];
  readonly position: number;
  /** The colour of its cell, if the method colours cells. */
  readonly colour: 'white' | 'grey' | 'black' | null;
  /** How many cells it has filled without a choice. */
  readonly forced: number;
  /** What the call that it made last has returned to it: whether to stop. `null` if none has, or one is under way. */
  readonly received: boolean | null;
  /** What it returns next; `null` while it works. */
  readonly returns: boolean | null;
}

/**
 * The calls under way at a moment, the outermost first, at least one. None for a program of a person's own, whose calls
 * are its own affair.
 *
 * @param view of a whole step, or of a moment within one (`viewAtLine`)
 */
export function callsOf(view: SearchView): readonly Call[] {
  const { strategy, stack, run, why } = view;
  if (strategy === 'ownCode') return [];
  const calls = run?.calls ?? stack.length + 1;
  // Only the end of the search at a solution returns through all calls.
  const stops = view.outcome === 'solved' && why.kind === 'solved' && why.last;
  const forced = new Array<number>(calls).fill(0);
  for (const mark of view.marks) if (mark?.kind === 'forced' && mark.depth < calls) forced[mark.depth]!++;
  const waiting = stack.slice(0, calls).map((choice, depth) => ({
    ...fromChoice(view, choice),
    depth,
    line: guessLineOf(strategy),
    colour: colourOf(view, choice.need),
    forced: forced[depth]!,
    received: null,
    returns: stops || null,
  }));
  if (waiting.length === calls) return waiting;
  const work = workOf(view);
  const newest: Call = {
    ...work,
    depth: calls - 1,
    line: view.line,
    colour: work.need && colourOf(view, work.need),
    forced: forced[calls - 1]!,
    received: hasReceived(view) ? false : null,
    returns: returnOf(view),
  };
  return [...waiting, newest];
}

/** What is being propagated within the newest call, the outermost first; nothing in other methods. */
export const tasksOf = ({ variables }: SearchView): readonly PropagationTask[] =>
  variables.kind === 'propagation' ? variables.tasks : [];

type Work = Pick<Call, 'need' | 'index' | 'list' | 'position'>;

const NOTHING: Work = { need: null, index: null, list: [], position: 0 };

function fromChoice(view: SearchView, { need, cell, digit, failed, left, depth }: Decision): Work {
  if (view.variables.kind === 'rowByRow') return digitsTested(view, need, depth - 1, digit);
  return { need, index: null, list: [...failed, { cell, digit }, ...left], position: failed.length + 1 };
}

/** What the newest call works on, as far as it knows at this line. */
function workOf(view: SearchView): Work {
  const { run, next, last, variables, why } = view;
  const does = run?.does ?? null;
  if (variables.kind === 'rowByRow') {
    const need = does === null || does.kind === 'why' ? (next?.need ?? null) : needOf(does);
    if (need === null) return NOTHING;
    const untested = does === null ? last?.kind === 'fill' || last === null : does.kind === 'goTo';
    const ended = view.outcome === 'deadEnd' || view.outcome === 'exhausted' || does?.kind === 'return';
    const tested = does !== null ? digitOf(does) : last?.kind === 'fill' ? null : (last?.digit ?? null);
    const all = orderOf(variables, variables.index).at(-1) ?? null;
    return digitsTested(view, need, variables.index, ended ? all : untested ? null : tested);
  }
  if (does !== null && does.kind !== 'why' && does.kind !== 'return') {
    const need = needOf(does);
    // What is eliminated is a task within the call.
    if (need === null || does.kind === 'because') return NOTHING;
    // The list of the second method is made by a line of its own.
    if (does.kind === 'goTo' && variables.kind === 'candidateLists') return { ...NOTHING, need };
    return listOf(next, need, does.kind === 'take' ? 1 : 0);
  }
  if (does?.kind === 'why' && (why.kind === 'onlyDigit' || why.kind === 'onlyPlace'))
    return {
      need:
        why.kind === 'onlyDigit'
          ? { kind: 'cell', cell: why.cell }
          : { kind: 'place', house: why.house, digit: why.digit },
      index: null,
      list: [{ cell: why.cell, digit: why.digit }],
      position: 1,
    };
  if (next === null || (does?.kind === 'why' && why.kind === 'eliminate')) return NOTHING;
  return listOf(next, next.need, 0);
}

/** @param taken how many of those left the line takes */
function listOf(next: SearchView['next'], need: Need, taken: 0 | 1): Work {
  if (next === null) return { ...NOTHING, need };
  return { need, index: null, list: [...next.failed, ...next.options], position: next.failed.length + taken };
}

/** Row by row, a call tests all nine digits in order. */
function digitsTested(
  { variables }: SearchView,
  need: Need | null,
  index: number,
  digit: Digit | null,
): Work {
  if (variables.kind !== 'rowByRow' || need?.kind !== 'cell') return NOTHING;
  const { cell } = need;
  const order = orderOf(variables, index);
  const list = order.map((one) => ({ cell, digit: one }));
  return { need, index, list, position: digit === null ? 0 : order.indexOf(digit) + 1 };
}

/** The digit that a line is about. */
const digitOf = (does: LineDoes): Digit | null => {
  if (does.kind === 'test') return does.digit;
  if (does.kind === 'skip') return does.blocked.digit;
  return does.kind === 'why' && 'digit' in does.why ? does.why.digit : null;
};

/** The need that a line works for. */
function needOf(does: Exclude<LineDoes, { readonly kind: 'why' }>): Need | null {
  switch (does.kind) {
    case 'start':
    case 'full':
    case 'moment':
    case 'cut':
      return null;
    case 'goTo':
    case 'return':
      return does.need;
    default:
      return { kind: 'cell', cell: does.cell };
  }
}

const colourOf = ({ variables }: SearchView, need: Need): Call['colour'] =>
  variables.kind === 'colouredNodes' && need.kind === 'cell' ? (variables.colours[need.cell] ?? null) : null;

/** What the newest call returns, if its work is over. */
function returnOf({ outcome, why, run }: SearchView): boolean | null {
  if (run?.does.kind === 'return') return false;
  if (outcome === null) return null;
  return outcome === 'solved' && why.kind === 'solved' && why.last;
}

/** Whether the newest call has just undone its choice, since the call that this made has returned without an end. */
const hasReceived = ({ last, outcome, run }: SearchView): boolean =>
  last?.kind === 'undo' && outcome === null && (run === undefined || run.does.kind === 'why');
