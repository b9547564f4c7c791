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

/* How a question is asked and answered, what it was asked from, and the way back there. All of it is pure. */

/** Begins another question. The view stays until something is known. */
const begin = (state: OpenHint, question: HintQuestion, board: BoardToReason | null): OpenHint => ({
  ...state,
  question,
  answered: false,
  search: { question, board },
  resumeAt: null,
  reopening: [],
  improvement: null,
  fillsWhenFound: false,
});

export const askSelected = (state: OpenHint): OpenHint => begin(state, { kind: 'selected' }, null);

/** Asks the same once more, of the board as it is then. A step is found again only in its list. */
export const askAgain = (state: OpenHint): OpenHint =>
  begin(state, state.question.kind === 'listed' ? { kind: 'list' } : state.question, null);

/**
 * Asks something from the answer in view, of the same board. Where the question before is not answered, the new one
 * takes its place. The state stays the same where the question cannot be asked.
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
  // Nothing is to be searched: the list has the step.
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
 * Lays the answer in view on those to come back to. Where the same was asked before, all from there on is dropped:
 * whoever goes from a list to a step and to the list again does not go ever deeper.
 */
function layAside(state: OpenHint, view: FoundView, next: HintQuestion): OpenHint {
  const answers: readonly Answered[] = [{ question: state.question, view }, ...state.earlier];
  const same = answers.findIndex(({ question }) => isAlike(question, next));
  return { ...state, earlier: answers.slice(same + 1) };
}

/** Whether two questions take the same place. Each cell to solve first has a place of its own. */
const isAlike = (one: HintQuestion, other: HintQuestion): boolean =>
  one.kind === other.kind && (one.kind !== 'first' || other.kind !== 'first' || one.cell === other.cell);

/** Returns to the answer from which the question was asked, if there is one. */
export function comeBack(state: OpenHint): OpenHint {
  const [last, ...earlier] = state.earlier;
  if (last === undefined) return state;
  const { question, view } = last;
  const cell = cellExplained(view);
  const isCut = view.kind === 'list' && !view.complete;
  return {
    ...begin(state, question, null),
    view,
    answered: true,
    earlier,
    cells: cell === null ? state.cells : [cell],
    // The search of a list ended when one of its steps was looked at: it goes on.
    search: isCut ? { question, board: view.board } : null,
  };
}

/** Shows a view, and remembers how far the explanation of a cell has been read. */
export function show(state: OpenHint, view: HintView): OpenHint {
  const cell = cellExplained(view);
  const memory = cell === null ? state.memory : remember(state.memory, cell, readSoFarIn(view));
  return { ...state, view, memory };
}

/** Shows the answer to the question, an explanation as far as it was read before. */
export function answer(state: OpenHint, view: FoundView): OpenHint {
  const cell = cellExplained(view);
  const reached = state.resumeAt ?? (cell === null ? undefined : state.memory.reached[cell]);
  const read = view.kind === 'explanation' && reached !== undefined ? readTo(view, reached) : view;
  return show({ ...state, answered: true, resumeAt: null }, read);
}

/** Keeps how far the explanation of a cell has been read. */
export const remember = (memory: Memory, cell: Cell, reached: ReadSoFar): Memory => ({
  ...memory,
  reached: { ...memory.reached, [cell]: reached },
});

/** Goes down to the pages that are to stay open, and notes which are to be asked again. */
export function reopen(state: OpenHint, pages: readonly HintPage[]): OpenHint {
  const open = openPages(state);
  const shared = sharedPages(open, pages);
  let now = state;
  for (let more = open.length - shared; more > 0; more--) now = comeBack(now);
  return { ...now, reopening: pages.slice(shared) };
}

/** How many of the wanted pages are open already, from the lowest on. */
function sharedPages(open: readonly HintPage[], wanted: readonly HintPage[]): number {
  const parting = wanted.findIndex(
    ({ asked }, index) => JSON.stringify(asked) !== JSON.stringify(open[index]?.asked),
  );
  return parting < 0 ? wanted.length : parting;
}

/** Asks for the next page to be reopened, once the one below it has been found. */
export function reopenNext(state: OpenHint): OpenHint {
  const [page, ...others] = state.reopening;
  const view = answerIn(state);
  if (page === undefined || view === null) return state;
  const { asked: question } = page;
  const isToCome =
    question.kind === 'listed' &&
    view.kind === 'list' &&
    !view.complete &&
    !(question.index in stepsOf(view));
  if (isToCome) return state;
  const asked = question.kind === 'selected' ? state : ask(state, question, page);
  // What cannot be asked any more ends it.
  return asked === state ? { ...state, reopening: [] } : reopenNext({ ...asked, reopening: others });
}

const stepsOf = ({ available }: StepList) => available.flatMap(({ steps }) => steps);
