import type { Cell, Grid } from '../../sudoku/core';
import type { BoardToReason } from '../../worker';
import type { HintEvent, PersonEvent } from './events';
import { atLevel, endsUnwritten, explainSteps, readTo, turnedTo } from './explanation';
import {
  type Answered,
  answerIn,
  cellExplained,
  type Explanation,
  type FoundView,
  type HintPage,
  type HintQuestion,
  type HintState,
  type HintView,
  type Memory,
  type OpenHint,
  openPages,
  type ReadSoFar,
  readSoFarIn,
  type StepList,
} from './state';

const NOTHING_READ = { ignoresNotes: false, concluded: [], reached: {} };

export const closedHint = (givens: Grid): HintState => ({
  kind: 'closed',
  memory: { givens, ...NOTHING_READ },
});

/** The state after an event; the same object if nothing changes. */
export function reduce(state: HintState, event: HintEvent): HintState {
  if (event.kind === 'close') return { kind: 'closed', memory: state.memory };
  if (event.kind === 'open') return state.kind === 'open' ? state : reopenNext(opened(state.memory, event));
  return state.kind === 'closed' ? state : reopenNext(reduceOpen(state, event));
}

type OpenEvent = Exclude<HintEvent, { readonly kind: 'open' | 'close' }>;

function reduceOpen(state: OpenHint, event: OpenEvent): OpenHint {
  switch (event.kind) {
    case 'boardChanged': {
      const memory = memoryFor(state.memory, event.givens);
      const solution = memory === state.memory ? state.solution : null;
      return askSelected({ ...state, memory, solution, earlier: [], wayOn: null, allowsAll: false });
    }
    case 'cellsChosen': {
      if (event.cells.join() === state.cells.join()) return state;
      // A way on that was found with all techniques does not count when some are switched off again.
      const wayOn = state.allowsAll ? null : state.wayOn;
      return askSelected({ ...state, cells: event.cells, earlier: [], wayOn, allowsAll: false });
    }
    case 'techniquesChanged':
      return askAgain({ ...state, earlier: [], wayOn: null, allowsAll: false });
    case 'pathOrderChanged':
      return state.question.kind === 'path' && state.view?.kind !== 'remark' ? askAgain(state) : state;
    case 'ask':
      return ask(state, event.question);
    case 'reopen':
      return reopen(state, event.pages);
    case 'comeBack':
      return comeBack(state);
    case 'turn': {
      const { view } = state;
      if (event.turn.kind === 'next' && isFinding(view))
        return { ...state, turnsWhenFound: state.turnsWhenFound + 1 };
      const page = view?.kind === 'explanation' ? turnedTo(view, event.turn) : null;
      return page === null ? state : show(state, page);
    }
    case 'showWrong':
      return showWrong(state);
    case 'showBetter':
      return showBetter(state);
    case 'showSeen':
      return { ...state, seesShown: event.shown };
    case 'ignoreNotes':
      return askSelected({ ...state, memory: { ...state.memory, ignoresNotes: true } });
    case 'allowAll':
      return askAgain({ ...state, wayOn: null, allowsAll: true });
    case 'goOn':
      return goOn(state);
    case 'fillWhenFound':
      return (state.view?.kind ?? 'finding') === 'finding' ? { ...state, fillsWhenFound: true } : state;
    case 'fillDone':
      return { ...state, fillsWhenFound: false };
    case 'judged':
      return { ...state, solution: event.solution };
    case 'searching':
      return state.answered ? state : { ...state, view: event.view };
    case 'found':
      return answer(state, event.view);
    case 'foundSoFar':
      // Show the first explanation. Only offer later ones, because the player may be reading the first.
      return state.improvement?.running
        ? { ...state, improvement: { running: true, better: event.explanation } }
        : { ...answer(state, event.explanation), improvement: { running: true, better: null } };
    case 'betterFound':
      return { ...state, improvement: { running: false, better: event.explanation } };
    case 'improvingEnded': {
      const better = state.improvement?.better ?? null;
      return { ...state, improvement: better && { running: false, better } };
    }
    case 'listed':
      return answer(state, { kind: 'list', board: event.board, available: event.available, end: event.end });
    case 'wayOnFound':
      return { ...state, wayOn: event.wayOn };
  }
}

function opened(
  before: Memory,
  { givens, cells, pages }: Extract<PersonEvent, { readonly kind: 'open' }>,
): OpenHint {
  const memory = memoryFor(before, givens);
  const [cell] = cells;
  const [page] = pages;
  const question = { kind: 'selected' } as const;
  return reopen(
    {
      kind: 'open',
      memory: cell !== undefined && page?.asked.kind === 'selected' ? remember(memory, cell, page) : memory,
      cells,
      question,
      view: null,
      answered: false,
      earlier: [],
      search: { question, board: null, before: null },
      resumeAt: cell === undefined && page?.asked.kind === 'selected' ? page : null,
      reopening: [],
      improvement: null,
      wayOn: null,
      solution: null,
      allowsAll: false,
      seesShown: false,
      fillsWhenFound: false,
      turnsWhenFound: 0,
    },
    pages,
  );
}

/** The memory for a puzzle: empty if it is about another puzzle. */
const memoryFor = (memory: Memory, givens: Grid): Memory =>
  memory.givens === givens ? memory : { givens, ...NOTHING_READ };

function showWrong(state: OpenHint): OpenHint {
  const { view } = state;
  if (view?.kind !== 'remark') return state;
  const { remark } = view;
  return remark.kind === 'wrong' || remark.kind === 'wrongNotes'
    ? show(state, { ...view, remark: { ...remark, shown: true } })
    : state;
}

/** Shows the shorter explanation, at the level of the one in view. */
function showBetter(state: OpenHint): OpenHint {
  const { view, improvement } = state;
  const better = improvement?.better ?? null;
  if (view?.kind !== 'explanation' || improvement === null || better === null) return state;
  const { running } = improvement;
  const shown = view.level === better.level ? better : atLevel(better, view.level);
  return { ...show(state, shown), improvement: running ? { running, better: null } : null };
}

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
  turnsWhenFound: 0,
});

const askSelected = (state: OpenHint): OpenHint => begin(state, { kind: 'selected' }, null);

/** Asks the same question again about the present board. For a step of a list it asks for the list. */
const askAgain = (state: OpenHint): OpenHint =>
  begin(state, state.question.kind === 'listed' ? { kind: 'list' } : state.question, null);

/** Goes on with the search that was lost, from what it has found. */
function goOn(state: OpenHint): OpenHint {
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
function ask(state: OpenHint, question: HintQuestion, resumeAt: ReadSoFar | null = null): OpenHint {
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
function comeBack(state: OpenHint): OpenHint {
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

/**
 * Shows a view. For the explanation of a cell, remembers how far it has been read; of a step that no notes keep, once it
 * has been read, what it rules out.
 */
function show(state: OpenHint, view: HintView): OpenHint {
  if (endsUnwritten(view)) return { ...state, view, memory: conclude(state.memory, view), wayOn: null };
  const cell = cellExplained(view);
  const memory = cell === null ? state.memory : remember(state.memory, cell, readSoFarIn(view));
  return { ...state, view, memory };
}

/** A conclusion that covers all that a later one says is not kept twice. */
function conclude(memory: Memory, { board: { filled }, steps }: Explanation): Memory {
  const eliminates = steps.flatMap((step) => step.eliminates);
  const known = memory.concluded.filter((one) => one.eliminates.join() !== eliminates.join());
  return { ...memory, concluded: [...known, { filled, eliminates }] };
}

/** Whether there is nothing to read yet. */
const isFinding = (view: HintView | null): boolean =>
  view === null || view.kind === 'finding' || view.kind === 'findingPath';

/**
 * Shows the answer to the question. An explanation opens at the page up to which it was read before, or later by the
 * pages turned during the search.
 */
function answer(state: OpenHint, view: FoundView): OpenHint {
  const cell = cellExplained(view);
  const reached = state.resumeAt ?? (cell === null ? undefined : state.memory.reached[cell]);
  let read = view.kind === 'explanation' && reached !== undefined ? readTo(view, reached) : view;
  for (let turns = state.turnsWhenFound; turns > 0 && read.kind === 'explanation'; turns--)
    read = turnedTo(read, { kind: 'next' }) ?? read;
  return show({ ...state, answered: true, resumeAt: null, turnsWhenFound: 0 }, read);
}

/** Stores how far the explanation of a cell has been read. */
const remember = (memory: Memory, cell: Cell, reached: ReadSoFar): Memory => ({
  ...memory,
  reached: { ...memory.reached, [cell]: reached },
});

/** Goes back to the last page that is open already and wanted, and notes which pages to ask again. */
function reopen(state: OpenHint, pages: readonly HintPage[]): OpenHint {
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
function reopenNext(state: OpenHint): OpenHint {
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
