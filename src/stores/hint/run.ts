import type { StoreApi } from 'zustand/vanilla';
import type { Cell, Digit, DigitSet } from '../../sudoku/core';
import type { Step, TechniqueId } from '../../sudoku/techniques';
import { type NotesLeftOut, notesLeftOut } from './board';
import { endsUnwritten, type Neighbours, neighboursOf, type PageTurn } from './explanation';
import { createRater, type Rater } from './rating';
import {
  cellExplained,
  cellsAskedAbout,
  type Explanation,
  type HintPage,
  type HintQuestion,
  type HintState,
  type HintView,
  type Level,
  offersNext,
  openPages,
  viewOf,
} from './state';
import { createHintStore, type HintStore, type HintStoreNeeds } from './store';
import { createTechniqueChoice, type TechniqueChoiceStore, tick } from './techniqueChoice';

/** The open hint, and all that the player can do with it. */
export interface HintRun extends Rater, Pick<HintStore, 'rehearse' | 'stopImproving'> {
  readonly store: StoreApi<HintState>;
  /** Opens hints and asks about the chosen cell. Asks again whenever another cell is chosen or the board changes. */
  open(): void;
  close(): void;
  /** The open pages, each asked from the one before it; `null` while hints are closed. */
  pages(): readonly HintPage[] | null;
  /** Opens hints and goes to these pages, each as soon as the one before it is answered. */
  openAt(pages: readonly HintPage[]): void;
  /**
   * Turns to the next page, fills in after the last, and then goes on with the easiest next step. Returns whether it did
   * any of these.
   */
  next(): boolean;
  /**
   * Turns back a page; at the first, returns to the answer from which the question was asked. Returns whether it could.
   */
  back(): boolean;
  /** Returns to the answer from which the question was asked. Returns whether there was one. */
  comeBack(): boolean;
  /** The pages around the page in view. */
  neighbours(explanation: Explanation): Neighbours;
  goTo(level: Level): void;
  goToStep(at: number): void;
  /** Reverses the order in which the steps are shown. */
  reverse(): void;
  /** Shows all links of a step at once, or one by one. */
  showLinks(whole: boolean): void;
  /** Writes the explained digit on the board in one move. During a search, writes it when it is found. */
  fill(): void;
  /** Asks why a digit does not go into the cell in view. */
  whyNot(digit: Digit): void;
  askAbout(cell: Cell): void;
  /** Asks about a cell that is best solved before the one in view. `comeBack` returns to that one. */
  solveFirst(cell: Cell): void;
  /** The cells that the lowest open page is about. */
  cells(): readonly Cell[];
  /** Asks for the easiest step, wherever it is, from the answer in view. */
  askAnywhere(): void;
  /** Goes on with the easiest next step. */
  askNext(): void;
  /** Whether the view ends with nothing more to tell, so that the easiest next step is offered. */
  offersNext(view: HintView): boolean;
  listAll(): void;
  /** Asks for all steps to the end of the board. */
  showPath(): void;
  showSingles(): void;
  /** Explains a step of the list in view. */
  explainStep(step: Step): void;
  /** Shows which entries or notes are wrong. */
  showWrong(): void;
  /** Undoes moves until no entry is wrong. If that is impossible, erases the wrong entries. */
  mend(): void;
  /** Shows on the board what the cell sees, or no longer. */
  showSeen(shown: boolean): void;
  ignoreNotes(): void;
  /** The player's notes, if an explanation does not count them and they would matter; else `null`. */
  notesLeftOut(explanation: Explanation): NotesLeftOut | null;
  /** Shows the shorter proof or path that was found. */
  showBetter(): void;
  /**
   * Writes the digits of `cells` in one move, so that the player can go on. If `notes` is not `null`, it replaces all
   * notes.
   */
  playOn(cells: readonly Cell[], notes: readonly DigitSet[] | null): void;
  /** Which techniques hints use, and what a path prefers. It is stored. */
  readonly choice: TechniqueChoiceStore;
  /** Switches techniques on or off. */
  tick(ids: readonly TechniqueId[], on: boolean): void;
  /** Asks the same question again with all techniques, only this once. */
  allowAll(): void;
  /** Goes on with a search whose worker was lost, from what it has found. */
  goOn(): void;
}

export function createHintRun(needs: HintStoreNeeds): HintRun {
  const { game, selection } = needs;
  const choice = createTechniqueChoice(needs.textStore, needs.notices);
  const { store, dispatch, follow, cellsNow, writer, rehearse, stopImproving } = createHintStore(
    needs,
    choice,
  );
  const { getState } = store;
  const turn = (turn: PageTurn): boolean => dispatch({ kind: 'turn', turn });
  const ask = (question: HintQuestion): boolean => dispatch({ kind: 'ask', question });
  const comeBack = (): boolean => dispatch({ kind: 'comeBack' });
  const offers = (view: HintView): boolean =>
    view.kind === 'remark' ? offersNext(view.remark) : endsUnwritten(view);
  const askNext = (): boolean => dispatch({ kind: 'cellsChosen', cells: [] }) || ask({ kind: 'selected' });

  let stopFollowing: (() => void) | null = null;
  const openAt = (pages: readonly HintPage[]): void => {
    stopFollowing ??= follow();
    const givens = game.now().board.givens;
    dispatch({ kind: 'open', givens, cells: cellsNow(), pages });
  };

  return {
    store,
    open: () => openAt([]),
    openAt(pages) {
      if (getState().kind === 'open') dispatch({ kind: 'reopen', pages });
      else openAt(pages);
    },
    close() {
      stopFollowing?.();
      stopFollowing = null;
      dispatch({ kind: 'close' });
    },
    pages() {
      const state = getState();
      return state.kind === 'open' ? [...openPages(state), ...state.reopening] : null;
    },
    next() {
      if (turn({ kind: 'next' })) return true;
      const view = viewOf(getState());
      if (view !== null && offers(view)) return askNext();
      const isAtEnd = view?.kind === 'explanation' && view.level === 'fill';
      if (isAtEnd) writer.fill();
      return isAtEnd;
    },
    back: () => turn({ kind: 'previous' }) || comeBack(),
    comeBack,
    neighbours: neighboursOf,
    goTo: (level) => void turn({ kind: 'level', level }),
    goToStep: (at) => void turn({ kind: 'step', at }),
    reverse: () => void turn({ kind: 'reverse' }),
    showLinks: (whole) => void turn({ kind: 'links', whole }),
    fill() {
      if (!dispatch({ kind: 'fillWhenFound' })) writer.fill();
    },
    whyNot(digit) {
      const view = viewOf(getState());
      const cell = view && cellExplained(view);
      if (cell !== null) ask({ kind: 'digit', cell, digit });
    },
    askAbout(cell) {
      if (cellsNow().join() === `${cell}`) ask({ kind: 'selected' });
      else selection.select(cell);
    },
    solveFirst: (cell) => void ask({ kind: 'first', cell }),
    cells() {
      const state = getState();
      return state.kind === 'open' ? cellsAskedAbout(state) : cellsNow();
    },
    askAnywhere: () => void ask({ kind: 'step' }),
    askNext,
    offersNext: offers,
    listAll: () => void ask({ kind: 'list' }),
    showPath: () => void ask({ kind: 'path' }),
    showSingles: () => void ask({ kind: 'singles' }),
    explainStep(step) {
      const view = viewOf(getState());
      const steps = view?.kind === 'list' ? view.available.flatMap(({ steps }) => steps) : [];
      ask({ kind: 'listed', index: steps.indexOf(step) });
    },
    showWrong: () => void dispatch({ kind: 'showWrong' }),
    mend: writer.mend,
    showSeen: (shown) => void dispatch({ kind: 'showSeen', shown }),
    ignoreNotes: () => void dispatch({ kind: 'ignoreNotes' }),
    notesLeftOut: ({ board }) => notesLeftOut(game.now().board, board),
    rehearse,
    stopImproving,
    showBetter: () => void dispatch({ kind: 'showBetter' }),
    playOn: writer.playOn,
    choice,
    tick: (ids, on) => tick(choice, ids, on),
    allowAll: () => void dispatch({ kind: 'allowAll' }),
    goOn: () => void dispatch({ kind: 'goOn' }),
    ...createRater(needs.newThread),
  };
}
