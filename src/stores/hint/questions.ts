import type { Cell } from '../../sudoku/core';
import type { BoardToReason } from '../../worker';
import { explainSteps, readTo } from './explanation';
import {
  type Answered,
  answerIn,
  cellExplained,
  type FoundView,
  type HintPage,
  type HintQuestion,
  type HintView,
  type Memory,
  type OpenHint,
  openPages,
  type ReadSoFar,
  readSoFarIn,
  type StepList,
} from './state';

/* Pure functions that ask a question, answer it, and return to the answer from which it was asked. */

/** Starts another question. The view stays until there is a finding. */
const begin = (
  state: OpenHint,
  question: HintQuestion,
  board: BoardToReason | null,
  before: FoundView | null = null,
): OpenHint => ({
  ...state,
  question,
  answered: false,
  search: { question, board, before },
  resumeAt: null,
  reopening: [],
  improvement: null,
  fillsWhenFound: false,
});

export const askSelected = (state: OpenHint): OpenHint => begin(state, { kind: 'selected' }, null);

/** Asks the same question again about the present board. For a step of a list it asks for the list. */
export const askAgain = (state: OpenHint): OpenHint =>
  begin(state, state.question.kind === 'listed' ? { kind: 'list' } : state.question, null);

/** Goes on with the search that was lost, from what it has found. */
export function goOn(state: OpenHint): OpenHint {
  const view = answerIn(state);
  return view === null || !isCut(view) ? state : begin(state, state.question, view.board, view);
}

/** Whether a view is all that a lost search has found. */
function isCut(view: FoundView): boolean {
  switch (view.kind) {
    case 'remark':
      return view.remark.kind === 'lost';
    case 'list':
      return view.end === 'cut';
    case 'explanation':
      return view.subject.kind === 'path' && view.subject.cut;
    case 'singles':
      return false;
  }
}

/**
 * Asks a question from the answer in view, about the same board. If the present question has no answer yet, the new one
 * replaces it. Returns `state` itself if the question cannot be asked.
 */
export function ask(state: OpenHint, question: HintQuestion, resumeAt: ReadSoFar | null = null): OpenHint {
  if (question.kind === 'selected') return askSelected(state);
  const from = state.answered ? state : comeBack(state);
  const view = answerIn(from);
  if (view === null || !canBeAsked(question, view)) return state;
  const asked = { ...begin(layAside(from, view, question), question, view.board), resumeAt };
  if (question.kind === 'first') return { ...asked, cells: [question.cell] };
  const step = question.kind === 'listed' && view.kind === 'list' ? stepsOf(view)[question.index] : undefined;
  if (step === undefined) return asked;
  // The list already has the step, so there is nothing to search.
  return answer({ ...asked, search: null }, explainSteps({ kind: 'step' }, view.board, [step], 'why'));
}

function canBeAsked(question: HintQuestion, view: FoundView): boolean {
  switch (question.kind) {
    case 'digit':
      return cellExplained(view) !== null;
    case 'first':
      return view.kind === 'explanation';
    case 'listed':
      return view.kind === 'list' && question.index in stepsOf(view);
    default:
      return true;
  }
}

/**
 * Adds the answer in view to the earlier answers. If a like question was asked before, drops its answer and all later
 * ones, so that going from a list to a step and to the list again does not grow the stack.
 */
function layAside(state: OpenHint, view: FoundView, next: HintQuestion): OpenHint {
  const answers: readonly Answered[] = [{ question: state.question, view }, ...state.earlier];
  const same = answers.findIndex(({ question }) => isAlike(question, next));
  return { ...state, earlier: answers.slice(same + 1) };
}

/** Whether one question replaces the other on the stack. Two `first` questions do so only for the same cell. */
const isAlike = (one: HintQuestion, other: HintQuestion): boolean =>
  one.kind === other.kind && (one.kind !== 'first' || other.kind !== 'first' || one.cell === other.cell);

/** Returns to the answer from which the question was asked, if there is one. */
export function comeBack(state: OpenHint): OpenHint {
  const [last, ...earlier] = state.earlier;
  if (last === undefined) return state;
  const { question, view } = last;
  const cell = cellExplained(view);
  const isOpen = view.kind === 'list' && view.end === 'open';
  return {
    ...begin(state, question, null),
    view,
    answered: true,
    earlier,
    cells: cell === null ? state.cells : [cell],
    // The search of a list ended when the player opened one of its steps. Continue it.
    search: isOpen ? { question, board: view.board, before: view } : null,
  };
}

/** Shows a view. For the explanation of a cell, remembers how far it has been read. */
export function show(state: OpenHint, view: HintView): OpenHint {
  const cell = cellExplained(view);
  const memory = cell === null ? state.memory : remember(state.memory, cell, readSoFarIn(view));
  return { ...state, view, memory };
}

/** Shows the answer to the question. An explanation opens at the page up to which it was read before. */
export function answer(state: OpenHint, view: FoundView): OpenHint {
  const cell = cellExplained(view);
  const reached = state.resumeAt ?? (cell === null ? undefined : state.memory.reached[cell]);
  const read = view.kind === 'explanation' && reached !== undefined ? readTo(view, reached) : view;
  return show({ ...state, answered: true, resumeAt: null }, read);
}

/** Stores how far the explanation of a cell has been read. */
export const remember = (memory: Memory, cell: Cell, reached: ReadSoFar): Memory => ({
  ...memory,
  reached: { ...memory.reached, [cell]: reached },
});

/** Goes back to the last page that is open already and wanted, and notes which pages to ask again. */
export function reopen(state: OpenHint, pages: readonly HintPage[]): OpenHint {
  const open = openPages(state);
  const shared = sharedPages(open, pages);
  let now = state;
  for (let more = open.length - shared; more > 0; more--) now = comeBack(now);
  return { ...now, reopening: pages.slice(shared) };
}

/** How many of the wanted pages are already open, counted from the lowest. */
function sharedPages(open: readonly HintPage[], wanted: readonly HintPage[]): number {
  const parting = wanted.findIndex(
    ({ asked }, index) => JSON.stringify(asked) !== JSON.stringify(open[index]?.asked),
  );
  return parting < 0 ? wanted.length : parting;
}

/** Asks for the next page to reopen, once the page below it is answered. */
export function reopenNext(state: OpenHint): OpenHint {
  const [page, ...others] = state.reopening;
  const view = answerIn(state);
  if (page === undefined || view === null) return state;
  const { asked: question } = page;
  const isToCome =
    question.kind === 'listed' &&
    view.kind === 'list' &&
    view.end === 'open' &&
    !(question.index in stepsOf(view));
  if (isToCome) return state;
  const asked = question.kind === 'selected' ? state : ask(state, question, page);
  // Stop reopening at a page that can no longer be asked.
  return asked === state ? { ...state, reopening: [] } : reopenNext({ ...asked, reopening: others });
}

const stepsOf = ({ available }: StepList) => available.flatMap(({ steps }) => steps);
