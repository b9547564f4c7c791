import type { Cell, Grid } from '../../sudoku/core';
import type { Available } from '../../sudoku/techniques';
import type { BoardToReason, WayOn } from '../../worker';
import { atLevel, explainSteps, readTo, type Turn, turnedTo } from './explanation';
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
  type Reached,
  reachedIn,
  type SearchingView,
  type StepList,
} from './state';

/** What a person does, or what changes around the hint. */
export type PersonEvent =
  /** Hints are opened on these cells, at pages that were open before or, without any, at the chosen cell. */
  | {
      readonly kind: 'open';
      readonly givens: Grid;
      readonly cells: readonly Cell[];
      readonly pages: readonly HintPage[];
    }
  | { readonly kind: 'close' }
  /** Something was written or taken back, or there is another puzzle. */
  | { readonly kind: 'boardChanged'; readonly givens: Grid }
  | { readonly kind: 'cellsChosen'; readonly cells: readonly Cell[] }
  /** Techniques were switched on or off. */
  | { readonly kind: 'techniquesChanged' }
  /** Paths are to prefer something else. */
  | { readonly kind: 'pathOrderChanged' }
  | { readonly kind: 'ask'; readonly question: HintQuestion }
  /** Goes from the open pages to these, asking again what is not open. */
  | { readonly kind: 'reopen'; readonly pages: readonly HintPage[] }
  | { readonly kind: 'comeBack' }
  | { readonly kind: 'turn'; readonly turn: Turn }
  | { readonly kind: 'showWrong' }
  | { readonly kind: 'showBetter' }
  | { readonly kind: 'ignoreNotes' }
  | { readonly kind: 'allowAll' }
  | { readonly kind: 'fillWhenFound' }
  /** The cell has been filled in, or cannot be. */
  | { readonly kind: 'fillDone' };

/** What the asker has found out about the question. */
export type AnswerEvent =
  | { readonly kind: 'judged'; readonly solution: Grid | null }
  | { readonly kind: 'searching'; readonly view: SearchingView }
  | { readonly kind: 'found'; readonly view: FoundView }
  /** An explanation was found, and something shorter is still looked for. */
  | { readonly kind: 'foundSoFar'; readonly explanation: Explanation }
  /** Nothing shorter is looked for any more. */
  | { readonly kind: 'improvingEnded' }
  | {
      readonly kind: 'listed';
      readonly board: BoardToReason;
      readonly available: readonly Available[];
      readonly complete: boolean;
    }
  | { readonly kind: 'wayOnFound'; readonly wayOn: WayOn | null };

export type HintEvent = PersonEvent | AnswerEvent;

const NOTHING_READ = { ignoresNotes: false, reached: {} };

export const closedHint = (givens: Grid): HintState => ({
  kind: 'closed',
  memory: { givens, ...NOTHING_READ },
});

/** The state after an event; the same object where nothing changes. */
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
      // What was found with all techniques is no answer without them.
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
      const page = view?.kind === 'explanation' ? turnedTo(view, event.turn) : null;
      return page === null ? state : show(state, page);
    }
    case 'showWrong':
      return showWrong(state);
    case 'showBetter':
      return showBetter(state);
    case 'ignoreNotes':
      return askSelected({ ...state, memory: { ...state.memory, ignoresNotes: true } });
    case 'allowAll':
      return askAgain({ ...state, wayOn: null, allowsAll: true });
    case 'fillWhenFound':
      return state.view?.kind === 'finding' ? { ...state, fillsWhenFound: true } : state;
    case 'fillDone':
      return { ...state, fillsWhenFound: false };
    case 'judged':
      return { ...state, solution: event.solution };
    case 'searching':
      return state.answered ? state : { ...state, view: event.view };
    case 'found':
      return answer(state, event.view);
    case 'foundSoFar':
      // The first one is shown. Whoever reads it is only told of those after it.
      return state.improvement?.running
        ? { ...state, improvement: { running: true, better: event.explanation } }
        : { ...answer(state, event.explanation), improvement: { running: true, better: null } };
    case 'improvingEnded': {
      const better = state.improvement?.better ?? null;
      return { ...state, improvement: better && { running: false, better } };
    }
    case 'listed':
      return list(state, event);
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
      memory: cell === undefined || page === undefined ? memory : remember(memory, cell, page),
      cells,
      question,
      view: null,
      answered: false,
      earlier: [],
      search: { question, board: null },
      resumeAt: null,
      reopening: [],
      improvement: null,
      wayOn: null,
      solution: null,
      allowsAll: false,
      fillsWhenFound: false,
    },
    pages,
  );
}

/** What is remembered is forgotten with its puzzle. */
const memoryFor = (memory: Memory, givens: Grid): Memory =>
  memory.givens === givens ? memory : { givens, ...NOTHING_READ };

const remember = (memory: Memory, cell: Cell, { level, at, backward }: Reached): Memory => ({
  ...memory,
  reached: { ...memory.reached, [cell]: { level, at, backward } },
});

/* Questions */

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

const askSelected = (state: OpenHint): OpenHint => begin(state, { kind: 'selected' }, null);

/** Asks the same once more, of the board as it is then. A step is found again only in its list. */
const askAgain = (state: OpenHint): OpenHint =>
  begin(state, state.question.kind === 'listed' ? { kind: 'list' } : state.question, null);

/**
 * Asks something from the answer in view, of the same board. Where the question before is not answered, the new one
 * takes its place. The state stays the same where the question cannot be asked.
 */
function ask(state: OpenHint, question: HintQuestion, resumeAt: Reached | null = null): OpenHint {
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
function comeBack(state: OpenHint): OpenHint {
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

/* Answers */

/** Shows a view, and remembers how far the explanation of a cell has been read. */
function show(state: OpenHint, view: HintView): OpenHint {
  const cell = cellExplained(view);
  const memory = cell === null ? state.memory : remember(state.memory, cell, reachedIn(view));
  return { ...state, view, memory };
}

/** Shows the answer to the question, an explanation as far as it was read before. */
function answer(state: OpenHint, view: FoundView): OpenHint {
  const cell = cellExplained(view);
  const reached = state.resumeAt ?? (cell === null ? undefined : state.memory.reached[cell]);
  const read = view.kind === 'explanation' && reached !== undefined ? readTo(view, reached) : view;
  return show({ ...state, answered: true, resumeAt: null }, read);
}

/** A list that is searched again keeps what it has until there is more. */
function list(
  state: OpenHint,
  { board, available, complete }: Extract<AnswerEvent, { readonly kind: 'listed' }>,
): OpenHint {
  const before = answerIn(state);
  const isShorter = before?.kind === 'list' && available.length < before.available.length;
  return isShorter && !complete ? state : answer(state, { kind: 'list', board, available, complete });
}

function showWrong(state: OpenHint): OpenHint {
  const { view } = state;
  if (view?.kind !== 'remark') return state;
  const { remark } = view;
  return remark.kind === 'wrong' || remark.kind === 'wrongNotes'
    ? show(state, { ...view, remark: { ...remark, shown: true } })
    : state;
}

/** Shows the shorter explanation that was found, at the level of the one in view. */
function showBetter(state: OpenHint): OpenHint {
  const { view, improvement } = state;
  const better = improvement?.better ?? null;
  if (view?.kind !== 'explanation' || improvement === null || better === null) return state;
  const { running } = improvement;
  const shown = view.level === better.level ? better : atLevel(better, view.level);
  return { ...show(state, shown), improvement: running ? { running, better: null } : null };
}

/* Pages that were open before */

function reopen(state: OpenHint, pages: readonly HintPage[]): OpenHint {
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
function reopenNext(state: OpenHint): OpenHint {
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
