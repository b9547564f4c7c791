import type { StoreApi } from 'zustand/vanilla';
import type { Cell, Digit, DigitSet } from '../../sudoku/core';
import type { Step, TechniqueId } from '../../sudoku/techniques';
import type { Vault } from '../saving/vault';
import { type Neighbours, neighboursOf, type PageTurn } from './explanation';
import { createRater, type Rater } from './rating';
import {
  cellExplained,
  cellsAskedAbout,
  type Explanation,
  type HintPage,
  type HintQuestion,
  type HintState,
  type Level,
  openPages,
  viewOf,
} from './state';
import { createHintStore, type HintStoreWorld } from './store';
import { createTechniqueChoice, type TechniqueChoiceStore, tick } from './techniqueChoice';

/** What hints need of the rest. */
export interface HintWorld extends HintStoreWorld {
  /** Where the choice of techniques is kept. */
  readonly vault: Vault;
}

/** The hint that is open, and all one can do with it. */
export interface HintRun extends Rater {
  readonly store: StoreApi<HintState>;
  /** Opens hints and asks about the chosen cell, and again whenever another is chosen or the board changes. */
  open(): void;
  close(): void;
  /** What is asked and how far it has been read, each page asked from the one before it; `null` while hints are closed. */
  pages(): readonly HintPage[] | null;
  /** Opens hints and goes to these pages, each as soon as the one before it is answered. */
  openAt(pages: readonly HintPage[]): void;
  /** Tells a little more, and fills in at the end. Returns whether there was more. */
  next(): boolean;
  /** Goes back a page, or to where the question was asked from. Returns whether there was such a place. */
  back(): boolean;
  /** Goes back to where the question was asked from. Returns whether there was such a place. */
  comeBack(): boolean;
  /** What lies around the page in view. */
  neighbours(explanation: Explanation): Neighbours;
  goTo(level: Level): void;
  goToStep(at: number): void;
  /** Tells the steps from the last to the first, or again from the first. */
  reverse(): void;
  /** Shows all links of a step at once, or one by one. */
  showLinks(whole: boolean): void;
  /** Writes what was asked for on the board: one move, which undo takes back. */
  fill(): void;
  /** Asks why a digit does not go into the cell in view. */
  whyNot(digit: Digit): void;
  askAbout(cell: Cell): void;
  /** Asks about a cell that is best solved before the one in view, to come back to that. */
  solveFirst(cell: Cell): void;
  /** The cells that the lowest of the open pages is about. */
  cells(): readonly Cell[];
  /** Asks for the easiest step, wherever it is. */
  askAnywhere(): void;
  listAll(): void;
  /** Asks for all steps to the end of the board. */
  showPath(): void;
  showSingles(): void;
  /** Explains a step of the list in view. */
  explainStep(step: Step): void;
  /** Shows which entries or notes are wrong. */
  showWrong(): void;
  /** Takes moves back until no entry is wrong. Where that does not help, erases the wrong entries. */
  mend(): void;
  ignoreNotes(): void;
  /** Stops looking for a shorter proof or path than the one in view. */
  stopImproving(): void;
  /** Shows the shorter proof or path that was found. */
  showBetter(): void;
  /** Writes the digits of cells and, unless `null`, notes in place of all there are: one move, to play on from. */
  playOn(cells: readonly Cell[], notes: readonly DigitSet[] | null): void;
  /** Which techniques hints use, and what a path prefers. It is kept. */
  readonly choice: TechniqueChoiceStore;
  /** Switches techniques on or off. */
  tick(ids: readonly TechniqueId[], on: boolean): void;
  /** Asks the same again with all techniques, for this once. */
  allowAll(): void;
}

export function createHintRun(world: HintWorld): HintRun {
  const { game, selection } = world;
  const choice = createTechniqueChoice(world.vault, world.notices);
  const { store, dispatch, follow, writer, stopImproving } = createHintStore(world, choice);
  const { getState } = store;
  const cellsNow = () => selection.store.getState().cells;
  const turn = (turn: PageTurn): boolean => dispatch({ kind: 'turn', turn });
  const ask = (question: HintQuestion): boolean => dispatch({ kind: 'ask', question });
  const comeBack = (): boolean => dispatch({ kind: 'comeBack' });

  let stopFollowing: (() => void) | null = null;
  const openAt = (pages: readonly HintPage[]): void => {
    stopFollowing ??= follow();
    dispatch({ kind: 'open', givens: game.now().board.givens, cells: cellsNow(), pages });
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
    ignoreNotes: () => void dispatch({ kind: 'ignoreNotes' }),
    stopImproving: stopImproving,
    showBetter: () => void dispatch({ kind: 'showBetter' }),
    playOn: writer.playOn,
    choice,
    tick: (ids, on) => tick(choice, ids, on),
    allowAll: () => void dispatch({ kind: 'allowAll' }),
    ...createRater(world.newThread),
  };
}
