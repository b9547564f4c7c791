import type { Cell, Digit, DigitSet, Grid } from '../../sudoku/core';
import type { Available, PathOrder, Progress, ProofPart, Step } from '../../sudoku/techniques';
import type { BoardToReason, WayOn } from '../../worker';

/** How much of a hint is told, each level only on request. `outlook` says only whether there is a way, and how hard. */
export const LEVELS = ['outlook', 'nudge', 'technique', 'why', 'fill'] as const;
export type Level = (typeof LEVELS)[number];

/** What can be asked. */
export type HintQuestion =
  /** What goes into the chosen cell. */
  | { readonly kind: 'selected' }
  /** Why a digit does not go into a cell. */
  | { readonly kind: 'digit'; readonly cell: Cell; readonly digit: Digit }
  /** What goes into another cell, which is best solved before the one in view. */
  | { readonly kind: 'first'; readonly cell: Cell }
  /** One step of the list in view, by its place there. */
  | { readonly kind: 'listed'; readonly index: number }
  /** The easiest step anywhere, all steps to the end, all steps there are, and the cells that a single fills. */
  | { readonly kind: 'step' | 'path' | 'list' | 'singles' };

/** How far an explanation has been read. */
export interface ReadSoFar {
  readonly level: Level;
  /** The step in view, or the last that was. */
  readonly at: number;
  /** Whether the steps are told from the last to the first. */
  readonly backward: boolean;
  /** Of a step that is told link by link, the link in view. After the last comes what follows from all of them. */
  readonly link: number;
  /** Whether all links of a step are shown at once. */
  readonly whole: boolean;
}

/** A question and how far its answer has been read: enough to come back to it after a reload. */
export interface HintPage extends ReadSoFar {
  readonly asked: HintQuestion;
}

/** What an explanation is about. */
export type Subject =
  /** What goes into a cell. */
  | { readonly kind: 'cell'; readonly cell: Cell }
  /** Why a digit does not go into a cell. */
  | { readonly kind: 'digit'; readonly cell: Cell; readonly digit: Digit }
  /** One step, wherever it is. */
  | { readonly kind: 'step' }
  /** All steps from the board to its end. */
  | { readonly kind: 'path'; readonly solved: boolean; readonly order: PathOrder };

/** Steps that answer a question, and how much of them is shown. */
export interface Explanation extends ReadSoFar {
  readonly kind: 'explanation';
  readonly subject: Subject;
  readonly board: BoardToReason;
  /** The candidates of all cells before the first step. */
  readonly candidates: readonly DigitSet[];
  readonly steps: readonly Step[];
  /** For each step, the numbers of the earlier steps that it builds on. */
  readonly from: readonly (readonly number[])[];
  /** The level it begins with: there is no page before it. */
  readonly first: Level;
  /** The furthest step seen. Those after it are not named before one comes to them. */
  readonly seen: number;
  /** The parts of a long proof; none where it is short. */
  readonly parts: readonly ProofPart[];
  /** A cell that is filled on the way and is best solved first; `null` for none. */
  readonly solveFirst: Cell | null;
}

/** What is said where there is nothing to explain: one sentence, and at most an offer. */
export type Remark =
  | { readonly kind: 'noCell' }
  | { readonly kind: 'several'; readonly count: number }
  | { readonly kind: 'given'; readonly cell: Cell; readonly digit: Digit }
  | { readonly kind: 'right'; readonly cell: Cell; readonly digit: Digit }
  | {
      readonly kind: 'wrong';
      readonly cells: readonly Cell[];
      /** Whether it is shown which entries are wrong. */
      readonly shown: boolean;
      /** How many moves ago the board was last right; `null` where it never was. */
      readonly back: number | null;
      /** The chosen cell, if its entry is wrong. */
      readonly here: Cell | null;
    }
  /** Every blank cell has notes, but those of these cells lack the right digit. */
  | { readonly kind: 'wrongNotes'; readonly cells: readonly Cell[]; readonly shown: boolean }
  | { readonly kind: 'many'; readonly count: number; readonly exact: boolean }
  | { readonly kind: 'noSolution' }
  | { readonly kind: 'emptyBoard' }
  | { readonly kind: 'solved' }
  /** The techniques do not solve this cell. `fewer`: some are switched off. */
  | { readonly kind: 'beyond'; readonly cell: Cell; readonly fewer: boolean }
  /** The techniques find no step. `fewer`: some are switched off. */
  | { readonly kind: 'noStep'; readonly fewer: boolean }
  /** Nothing rules the digit out. */
  | { readonly kind: 'notRuledOut'; readonly cell: Cell; readonly digit: Digit }
  /** The cell sees the digit in the cell `by`. */
  | { readonly kind: 'seen'; readonly cell: Cell; readonly digit: Digit; readonly by: Cell }
  /** The person's notes have ruled the digit out already. */
  | { readonly kind: 'notedAway'; readonly cell: Cell; readonly digit: Digit }
  | { readonly kind: 'failed' };

/** All steps there are, technique by technique. More may come until it is `complete`. */
export interface StepList {
  readonly kind: 'list';
  readonly board: BoardToReason;
  readonly available: readonly Available[];
  readonly complete: boolean;
}

/** An answer. */
export type FoundView =
  | Explanation
  | { readonly kind: 'remark'; readonly remark: Remark; readonly board: BoardToReason }
  | StepList
  /** The cells that a single fills. */
  | { readonly kind: 'singles'; readonly board: BoardToReason; readonly cells: readonly Cell[] };

/** How far the search for an answer is. */
export type SearchingView =
  | {
      readonly kind: 'finding';
      readonly cell: Cell | null;
      readonly progress: Omit<Progress, 'better'> | null;
    }
  | { readonly kind: 'findingPath'; readonly steps: number };

export type HintView = FoundView | SearchingView;

/** The search for a shorter or easier proof or path than the one in view. */
export interface Improvement {
  readonly running: boolean;
  /** What it has found. It is shown only on request. */
  readonly better: Explanation | null;
}

/** A question with its answer. */
export interface Answered {
  readonly question: HintQuestion;
  readonly view: FoundView;
}

/** What the asker is to find out. A new object is a new search, even where it asks the same. */
export interface Search {
  readonly question: HintQuestion;
  /** The board it is asked of; `null` for the board of the game. */
  readonly board: BoardToReason | null;
}

/** What is remembered of a puzzle while hints are closed. */
export interface Memory {
  readonly givens: Grid;
  /** Whether the person has asked to leave the notes out of the reasoning. */
  readonly ignoresNotes: boolean;
  /** How far the explanation of each cell was read: it goes on from there when the cell is asked about again. */
  readonly reached: Readonly<Partial<Record<Cell, ReadSoFar>>>;
}

export interface ClosedHint {
  readonly kind: 'closed';
  readonly memory: Memory;
}

export interface OpenHint {
  readonly kind: 'open';
  readonly memory: Memory;
  /** The chosen cells. They follow the selection, and the selection follows them. */
  readonly cells: readonly Cell[];
  readonly question: HintQuestion;
  /** Until the question is answered this may be the view before it; `null` as long as nothing has been in view. */
  readonly view: HintView | null;
  /** Whether the view is the answer to the question. */
  readonly answered: boolean;
  /** The answers from which the question was asked, the latest first. `comeBack` returns to them. */
  readonly earlier: readonly Answered[];
  /** What the asker works on. It goes on after the answer, for something shorter and for the way on. */
  readonly search: Search | null;
  /** How far the answer is shown at once when it is found; `null` for from its beginning. */
  readonly resumeAt: ReadSoFar | null;
  /** Pages to be asked again after a reload, each as soon as the one before it is answered. */
  readonly reopening: readonly HintPage[];
  /** `null` where there is nothing to say of it. */
  readonly improvement: Improvement | null;
  /** The easiest way on from this board; `null` until it is found. */
  readonly wayOn: WayOn | null;
  /** The only solution of the puzzle; `null` where it has none or several, or that is not known yet. */
  readonly solution: Grid | null;
  /** Whether techniques that are switched off are allowed all the same, for this once. */
  readonly allowsAll: boolean;
  /** Whether to fill the cell in as soon as the answer is found: it was asked for during the search. */
  readonly fillsWhenFound: boolean;
}

export type HintState = ClosedHint | OpenHint;

/** What is in view; `null` for nothing. */
export const viewOf = (state: HintState): HintView | null => (state.kind === 'open' ? state.view : null);

/** The answer in view; `null` while it is being looked for. */
export const answerIn = ({ view, answered }: OpenHint): FoundView | null =>
  !answered || view === null || view.kind === 'finding' || view.kind === 'findingPath' ? null : view;

/** The cell whose digit a view explains; `null` for none. */
export const cellExplained = (view: HintView): Cell | null =>
  view.kind === 'explanation' && view.subject.kind === 'cell' ? view.subject.cell : null;

/** The cells that the lowest of the open pages is about. */
export function cellsAskedAbout({ cells, earlier }: OpenHint): readonly Cell[] {
  const lowest = earlier.at(-1);
  const cell = lowest === undefined ? null : cellExplained(lowest.view);
  return cell === null ? cells : [cell];
}

const UNREAD: ReadSoFar = { level: 'outlook', at: 0, backward: false, link: 0, whole: false };

export function readSoFarIn(view: HintView | null): ReadSoFar {
  if (view?.kind !== 'explanation') return UNREAD;
  const { level, at, backward, link, whole } = view;
  return { level, at, backward, link, whole };
}

/** The pages that are open, each asked from the one before it. The last is in view, or being looked for. */
export function openPages(state: OpenHint): readonly HintPage[] {
  const { question, view, answered, earlier, resumeAt } = state;
  const below = earlier.map((page) => ({ asked: page.question, ...readSoFarIn(page.view) }));
  const reached = answered ? readSoFarIn(view) : (resumeAt ?? reachedBefore(state) ?? UNREAD);
  return [...below.toReversed(), { asked: question, ...reached }];
}

/** How far the explanation of the chosen cell was read when it was last asked for. */
function reachedBefore({ question, cells, memory }: OpenHint): ReadSoFar | undefined {
  const [cell, more] = cells;
  return question.kind === 'selected' && cell !== undefined && more === undefined
    ? memory.reached[cell]
    : undefined;
}
