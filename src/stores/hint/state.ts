import type { Cell, Digit, DigitSet, Grid } from '../../sudoku/core';
import type { Available, Candidate, PathOrder, Progress, ProofPart, Step } from '../../sudoku/techniques';
import type { BoardToReason, WayOn } from '../../worker';

/**
 * How much of a hint is shown; each level only on request. `outlook` says only whether there is a way, and how hard.
 */
export const LEVELS = ['outlook', 'nudge', 'technique', 'why', 'fill'] as const;
export type Level = (typeof LEVELS)[number];

/** The questions that the player can ask. */
export type HintQuestion =
  /** What goes into the chosen cell; without one, the easiest next step. */
  | { readonly kind: 'selected' }
  /** Why a digit does not go into a cell. */
  | { readonly kind: 'digit'; readonly cell: Cell; readonly digit: Digit }
  /** What goes into another cell, which is best solved before the one in view. */
  | { readonly kind: 'first'; readonly cell: Cell }
  /** One step of the list in view, by its index in the list. */
  | { readonly kind: 'listed'; readonly index: number }
  /**
   * `step`: the easiest step anywhere; `path`: all steps to the end; `list`: all possible steps; `singles`: all
   * singles.
   */
  | { readonly kind: 'step' | 'path' | 'list' | 'singles' };

/** How far an explanation has been read. */
export interface ReadSoFar {
  readonly level: Level;
  /** The step in view, or the one that was last in view. */
  readonly at: number;
  /** Whether the steps are shown from the last to the first. */
  readonly backward: boolean;
  /** The link in view, for a step that is shown link by link. After the last link comes the conclusion. */
  readonly link: number;
  /** Whether all links of a step are shown at once. */
  readonly whole: boolean;
}

/** A question and how far its answer has been read: enough to show it again after a reload. */
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
  | {
      readonly kind: 'path';
      readonly solved: boolean;
      readonly order: PathOrder;
      /** Whether these are only the steps found before the search was lost. */
      readonly cut: boolean;
    };

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
  /** The first level; it has no page before it. */
  readonly first: Level;
  /** The furthest step seen. Later steps are not named before the player reaches them. */
  readonly seen: number;
  /** The parts of a long proof; none for a short one. */
  readonly parts: readonly ProofPart[];
  /** A cell that the steps fill and that is best solved first; `null` for none. */
  readonly solveFirst: Cell | null;
  /** Whether it is a proof of several steps, and no proof as easy has fewer. */
  readonly isShortest: boolean;
}

/** An answer with nothing to explain: one sentence, and at most one offer. */
export type Remark =
  | { readonly kind: 'given'; readonly cell: Cell; readonly digit: Digit }
  | { readonly kind: 'right'; readonly cell: Cell; readonly digit: Digit }
  /** The app has filled the cell, for a hint or when the player asked for its digit. */
  | { readonly kind: 'filled'; readonly cell: Cell; readonly digit: Digit }
  | {
      readonly kind: 'wrong';
      readonly cells: readonly Cell[];
      /** Whether the wrong entries are shown. */
      readonly shown: boolean;
      /** How many moves ago the board had no wrong entry; `null` if it always had one. */
      readonly back: number | null;
      /** The chosen cell, if its entry is wrong. */
      readonly here: Cell | null;
    }
  /** Every blank cell has notes, but the notes of these cells lack the right digit. */
  | { readonly kind: 'wrongNotes'; readonly cells: readonly Cell[]; readonly shown: boolean }
  /** The puzzle has several solutions, which differ in every blank cell. */
  | { readonly kind: 'many'; readonly count: number; readonly exact: boolean }
  /** The solutions have different digits in this cell. `isLeft`: in another blank cell they have the same. */
  | { readonly kind: 'differs'; readonly cell: Cell; readonly digits: DigitSet; readonly isLeft: boolean }
  /** The puzzle has several solutions, but none with all digits on the board. */
  | { readonly kind: 'fitsNone' }
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
  /** The player's notes have already ruled the digit out. */
  | { readonly kind: 'notedAway'; readonly cell: Cell; readonly digit: Digit }
  /** The search was lost twice. It can go on from the rounds that it has searched, in which it found `found` steps. */
  | { readonly kind: 'lost'; readonly found: number; readonly rounds: readonly string[] }
  /** The solver failed, so nothing is known about the puzzle. */
  | { readonly kind: 'failed' };

/** All possible steps, technique by technique. */
export interface StepList {
  readonly kind: 'list';
  readonly board: BoardToReason;
  readonly available: readonly Available[];
  /** Whether more may follow, there are no more, or the search was lost before it was complete. */
  readonly end: 'open' | 'complete' | 'cut';
}

/** An answer. */
export type FoundView =
  | Explanation
  | { readonly kind: 'remark'; readonly remark: Remark; readonly board: BoardToReason }
  | StepList
  /** The cells that a single fills. */
  | { readonly kind: 'singles'; readonly board: BoardToReason; readonly cells: readonly Cell[] };

/** The progress of the search for an answer. */
export type SearchingView =
  | {
      readonly kind: 'finding';
      readonly cell: Cell | null;
      readonly progress: Pick<Progress, 'tier' | 'found'> | null;
    }
  | { readonly kind: 'findingPath'; readonly steps: number };

export type HintView = FoundView | SearchingView;

/** The search for a shorter or easier proof or path than the one in view. */
export interface Improvement {
  readonly running: boolean;
  /** The best explanation found, which is shown only on request. */
  readonly better: Explanation | null;
}

/** A question with its answer. */
export interface Answered {
  readonly question: HintQuestion;
  readonly view: FoundView;
}

/** A task for the asker. A new object starts a new search, even with the same question. */
export interface Search {
  readonly question: HintQuestion;
  /** The board to reason on; `null` for the present board of the game. */
  readonly board: BoardToReason | null;
  /** What an earlier search of this question found before it was lost or ended; `null` for nothing. */
  readonly before: FoundView | null;
}

/** What a step rules out that was read to its end on a board without notes. */
export interface Conclusion {
  /** The digits on the board then. */
  readonly filled: Grid;
  readonly eliminates: readonly Candidate[];
}

/** What hints remember about a puzzle while they are closed. */
export interface Memory {
  readonly givens: Grid;
  /** Whether the player has asked to ignore the notes. */
  readonly ignoresNotes: boolean;
  /** What has been concluded, which no notes keep. */
  readonly concluded: readonly Conclusion[];
  /** How far the explanation of each cell was read. It opens there when the player asks about the cell again. */
  readonly reached: Readonly<Partial<Record<Cell, ReadSoFar>>>;
}

export interface ClosedHint {
  readonly kind: 'closed';
  readonly memory: Memory;
}

export interface OpenHint {
  readonly kind: 'open';
  readonly memory: Memory;
  /** The cell that the player asks about, which the selection follows; none asks for the easiest next step. */
  readonly cells: readonly Cell[];
  readonly question: HintQuestion;
  /** The view. Until the question is answered, it may be the view before; `null` if there was none. */
  readonly view: HintView | null;
  /** Whether the view is the answer to the question. */
  readonly answered: boolean;
  /**
   * The answers under this one, latest first: each question was asked from the answer below. `comeBack` returns to
   * them.
   */
  readonly earlier: readonly Answered[];
  /** The task of the asker. It goes on after the answer, to find a shorter one and the way on. */
  readonly search: Search | null;
  /** The page at which the answer opens when it is found; `null` for its first. */
  readonly resumeAt: ReadSoFar | null;
  /** Pages to ask again after a reload, each as soon as the one before it is answered. */
  readonly reopening: readonly HintPage[];
  /** `null` if no shorter explanation is being searched for or was found. */
  readonly improvement: Improvement | null;
  /** The easiest way on from this board; `null` until it is found. */
  readonly wayOn: WayOn | null;
  /**
   * The only solution of the puzzle; of several, the digits that all of them have; `null` if there is none, or that is
   * not known yet.
   */
  readonly solution: Grid | null;
  /** Whether techniques that are switched off are allowed this once. */
  readonly allowsAll: boolean;
  /** Whether the board shows what the cell sees. */
  readonly seesShown: boolean;
  /** Whether to fill the cell as soon as the answer is found, because the player asked for it during the search. */
  readonly fillsWhenFound: boolean;
  /** How many pages to turn as soon as the answer is found, because the player turned them during the search. */
  readonly turnsWhenFound: number;
}

export type HintState = ClosedHint | OpenHint;

/** The view; `null` for none. */
export const viewOf = (state: HintState): HintView | null => (state.kind === 'open' ? state.view : null);

/** Whether a remark is about a cell that needs no hint, or has none, so that the easiest next step is offered. */
export const offersNext = (remark: Remark): boolean =>
  ['given', 'right', 'filled', 'beyond'].includes(remark.kind) ||
  (remark.kind === 'differs' && remark.isLeft);

/** The answer in view; `null` while it is being searched for. */
export const answerIn = ({ view, answered }: OpenHint): FoundView | null =>
  !answered || view === null || view.kind === 'finding' || view.kind === 'findingPath' ? null : view;

/** The cell whose digit a view explains; `null` for none. */
export const cellExplained = (view: HintView): Cell | null =>
  view.kind === 'explanation' && view.subject.kind === 'cell' ? view.subject.cell : null;

/** The cells that the lowest open page is about. */
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

/** The open pages, each asked from the one before it. The last is in view or being searched for. */
export function openPages(state: OpenHint): readonly HintPage[] {
  const { question, view, answered, earlier, resumeAt } = state;
  const below = earlier.map((page) => ({ asked: page.question, ...readSoFarIn(page.view) }));
  const reached = answered ? readSoFarIn(view) : (resumeAt ?? reachedBefore(state) ?? UNREAD);
  return [...below.toReversed(), { asked: question, ...reached }];
}

/** How far the explanation of the chosen cell was read the last time. */
function reachedBefore({ question, cells, memory }: OpenHint): ReadSoFar | undefined {
  const [cell, more] = cells;
  return question.kind === 'selected' && cell !== undefined && more === undefined
    ? memory.reached[cell]
    : undefined;
}
