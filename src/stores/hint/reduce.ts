import type { Cell, Grid } from '../../sudoku/core';
import type { Available } from '../../sudoku/techniques';
import type { BoardToReason, WayOn } from '../../worker';
import { atLevel, type PageTurn, turnedTo } from './explanation';
import {
  answer,
  ask,
  askAgain,
  askSelected,
  comeBack,
  goOn,
  remember,
  reopen,
  reopenNext,
  show,
} from './questions';
import type {
  Explanation,
  FoundView,
  HintPage,
  HintQuestion,
  HintState,
  Memory,
  OpenHint,
  SearchingView,
  StepList,
} from './state';

/** The player's actions, and changes around the hint. */
export type PersonEvent =
  /** Hints are opened at `pages` that were open before; without pages, at the chosen cells. */
  | {
      readonly kind: 'open';
      readonly givens: Grid;
      readonly cells: readonly Cell[];
      readonly pages: readonly HintPage[];
    }
  | { readonly kind: 'close' }
  /** A move was played or undone, or there is another puzzle. */
  | { readonly kind: 'boardChanged'; readonly givens: Grid }
  | { readonly kind: 'cellsChosen'; readonly cells: readonly Cell[] }
  /** Techniques were switched on or off. */
  | { readonly kind: 'techniquesChanged' }
  /** Paths now prefer other steps. */
  | { readonly kind: 'pathOrderChanged' }
  | { readonly kind: 'ask'; readonly question: HintQuestion }
  /** Goes from the open pages to these. Asks again for those that are not open. */
  | { readonly kind: 'reopen'; readonly pages: readonly HintPage[] }
  | { readonly kind: 'comeBack' }
  | { readonly kind: 'turn'; readonly turn: PageTurn }
  | { readonly kind: 'showWrong' }
  | { readonly kind: 'showBetter' }
  | { readonly kind: 'ignoreNotes' }
  | { readonly kind: 'allowAll' }
  /** Goes on with the search that was lost. */
  | { readonly kind: 'goOn' }
  | { readonly kind: 'fillWhenFound' }
  /** The cell has been filled in, or cannot be. */
  | { readonly kind: 'fillDone' };

/** The findings of the asker. */
export type AnswerEvent =
  | { readonly kind: 'judged'; readonly solution: Grid | null }
  | { readonly kind: 'searching'; readonly view: SearchingView }
  | { readonly kind: 'found'; readonly view: FoundView }
  /** An explanation was found, and the search for a shorter one goes on. */
  | { readonly kind: 'foundSoFar'; readonly explanation: Explanation }
  /** The search for a shorter explanation has ended. */
  | { readonly kind: 'improvingEnded' }
  | {
      readonly kind: 'listed';
      readonly board: BoardToReason;
      readonly available: readonly Available[];
      readonly end: StepList['end'];
    }
  | { readonly kind: 'wayOnFound'; readonly wayOn: WayOn | null };

export type HintEvent = PersonEvent | AnswerEvent;

const NOTHING_READ = { ignoresNotes: false, reached: {} };

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
    case 'goOn':
      return goOn(state);
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
      // Show the first explanation. Only offer later ones, because the player may be reading the first.
      return state.improvement?.running
        ? { ...state, improvement: { running: true, better: event.explanation } }
        : { ...answer(state, event.explanation), improvement: { running: true, better: null } };
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
