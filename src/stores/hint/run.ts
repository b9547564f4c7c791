import type { StoreApi } from 'zustand/vanilla';
import type { Cell, Digit, DigitSet } from '../../sudoku/core';
import type { Step, TechniqueId } from '../../sudoku/techniques';
import type { HintWorld } from '.';
import { createAsking } from './asking';
import { createElsewhere } from './elsewhere';
import { follow } from './following';
import { createImproving } from './improving';
import { createProving } from './proving';
import { createRater, type Rater } from './rating';
import { createReached } from './reached';
import { createResuming } from './resuming';
import { cellOfPage, createSheet, type HintState } from './sheet';
import { createTechniqueChoice, type TechniqueChoiceStore, tick } from './techniqueChoice';
import { createTerms } from './terms';
import { type Turnings, toldSteps, turningsOf } from './told';
import { createTurning } from './turning';
import type { Asked, HintPage, Level, Told } from './view';
import { createWriting } from './writing';

/** The hint that is open, and all one can ask of it. */
export interface HintRun extends Rater {
  readonly store: StoreApi<HintState>;
  /** Asks about what is selected, and from now on whenever the selection or the board changes. */
  open(): void;
  close(): void;
  /** What is asked and how far it is told, each page asked from the one before it; `null` while hints are closed. */
  pages(): readonly HintPage[] | null;
  /** Opens, and comes back to pages as soon as what they are about has been found. */
  openAt(pages: readonly HintPage[]): void;
  /** Tells a little more. Returns whether there was more. */
  next(): boolean;
  /** Goes back a page. Returns whether there was one. */
  back(): boolean;
  /** Comes back to where something else was asked from. Returns whether there was such a place. */
  comeBack(): boolean;
  turnings(told: Told): Turnings;
  goTo(level: Level): void;
  goToStep(at: number): void;
  /** Unfolds the steps from the last to the first, or again from the first. */
  turn(): void;
  /** Shows all links of a step at once, or one by one. */
  showLinks(whole: boolean): void;
  /** Writes what was asked for on the board: one move, which undo takes back. */
  fill(): void;
  /** Why a digit does not go into the cell in view. */
  whyNot(digit: Digit): Promise<void>;
  askAbout(cell: Cell): void;
  /** What goes into a cell on the way to the one in view, to come back to that. */
  solveFirst(cell: Cell): void;
  /** The cells that the lowest of the open pages is about. */
  cells(): readonly Cell[];
  /** The easiest step, wherever it is. */
  askAnywhere(): Promise<void>;
  listAll(): Promise<void>;
  /** All steps to the end of the board, to be looked at one by one. */
  showPath(): Promise<void>;
  tellStep(step: Step): void;
  showSingles(): Promise<void>;
  /** Tells which entries or notes are wrong. */
  showWrong(): void;
  /** Takes moves back until no entry is wrong, or clears the wrong ones where the past has no such moment. */
  mend(): void;
  ignoreNotes(): void;
  /** Leaves it at the proof or path in view: no shorter one is looked for. */
  stopImproving(): void;
  /** Tells the shorter proof or path that was found instead of the one in view. */
  showBetter(): void;
  /** Writes the digits of cells and, unless `null`, notes in place of all there are: one move, to play on from. */
  playOn(cells: readonly Cell[], notes: readonly DigitSet[] | null): void;
  /** Which techniques hints use, and how the whole path is ordered. Kept. */
  readonly choice: TechniqueChoiceStore;
  /** Switches techniques on or off. */
  tick(ids: readonly TechniqueId[], on: boolean): void;
  /** Asks the same again with all techniques, for this once. */
  allowAll(): void;
}

/** How long, in milliseconds, a proof may take without a sign of life: the hardest techniques have long strides. */
const STRIDE = 20_000;

export function createHintRun(world: HintWorld): HintRun {
  const { game, selection, newThread } = world;
  const choice = createTechniqueChoice(world.vault, world.notices);
  // A thread of its own: a long proof must not stand before Solve.
  const thread = newThread({
    silence: STRIDE,
    onRestart: () => world.notices.tell({ kind: 'hintRestarted' }),
  });
  const terms = createTerms(game, choice);
  const reached = createReached();
  const sheet = createSheet(reached.note);
  const { store } = sheet;
  const improving = createImproving(sheet);
  const proving = createProving(sheet, thread, improving, reached.resumed);
  const elsewhere = createElsewhere(sheet, thread, improving, () => choice.getState().order);
  const asking = createAsking(world, sheet, terms, reached, proving, elsewhere);
  const turning = createTurning(sheet);
  const writing = createWriting(world, sheet, asking.solution);
  let unfollow: (() => void) | null = null;

  const open = (): void => {
    if (unfollow !== null) return;
    unfollow = follow(world, choice, sheet, terms, asking);
    void asking.ask();
  };

  const goOn = (kind: 'step' | 'path' | 'list' | 'singles'): Promise<void> =>
    asking.goOn({ kind }, elsewhere[kind]);

  /** Tells a step of the list in view, by its place there. */
  const tellListed = (index: number): void => {
    const { view } = store.getState();
    const step = view?.kind === 'list' ? view.available.flatMap(({ steps }) => steps)[index] : undefined;
    const board = step && sheet.layAside({ kind: 'listed', index });
    if (!step || !board) return;
    sheet.begin();
    sheet.show(toldSteps({ kind: 'step' }, [step], board, 'why'));
  };

  const askFor = (asked: Asked): void => {
    if (asked.kind === 'listed') tellListed(asked.index);
    else if (asked.kind === 'digit') void asking.whyNot(asked.digit);
    else if (asked.kind === 'first') void asking.solveFirst(asked.cell);
    else if (asked.kind !== 'selected') void goOn(asked.kind);
  };
  const resuming = createResuming(sheet, askFor, asking.comeBack);

  return {
    store,
    open,
    pages() {
      if (unfollow === null) return null;
      const [root, ...above] = resuming.pages();
      const { view } = store.getState();
      const [cell, more] = selection.store.getState().cells;
      // What is being looked for will be told as far as it was.
      const isComing = above.length === 0 && (view === null || view.kind === 'finding');
      const far = isComing && cell !== undefined && more === undefined ? reached.far(cell) : null;
      return root === undefined ? [] : [{ ...root, ...far }, ...above];
    },
    openAt(pages) {
      const [page] = pages;
      const [cell] = selection.store.getState().cells;
      if (unfollow === null && page !== undefined && cell !== undefined) reached.recall(cell, page);
      open();
      resuming.lead(pages);
    },
    close() {
      unfollow?.();
      unfollow = null;
      terms.asChosen();
      sheet.clear();
    },
    next() {
      if (turning.next()) return true;
      const { view } = store.getState();
      const isAtEnd = view?.kind === 'told' && view.level === 'fill';
      if (isAtEnd) writing.fill();
      return isAtEnd;
    },
    back: () => turning.back() || asking.comeBack(),
    comeBack: asking.comeBack,
    turnings: turningsOf,
    goTo: turning.goTo,
    goToStep: turning.goToStep,
    turn: turning.turn,
    showLinks: turning.showLinks,
    fill: writing.fill,
    whyNot: asking.whyNot,
    askAbout(cell) {
      const { cells } = selection.store.getState();
      if (cells.length === 1 && cells[0] === cell) void asking.ask();
      else selection.select(cell);
    },
    solveFirst: (cell) => void asking.solveFirst(cell),
    cells: () => {
      const lowest = store.getState().before.at(-1);
      const cell = lowest && cellOfPage(lowest);
      return cell == null ? selection.store.getState().cells : [cell];
    },
    askAnywhere: () => goOn('step'),
    listAll: () => goOn('list'),
    showPath: () => goOn('path'),
    tellStep(step) {
      const { view } = store.getState();
      const steps = view?.kind === 'list' ? view.available.flatMap(({ steps }) => steps) : [];
      tellListed(steps.indexOf(step));
    },
    showSingles: () => goOn('singles'),
    showWrong: turning.showWrong,
    mend: writing.mend,
    ignoreNotes() {
      terms.ignoreNotes();
      void asking.ask();
    },
    stopImproving: improving.stop,
    showBetter: improving.showBetter,
    playOn: writing.playOn,
    choice,
    tick: (ids, on) => tick(choice, ids, on),
    allowAll() {
      terms.allowAll();
      store.setState({ wayOn: null });
      void asking.askAgain();
    },
    ...createRater(newThread),
  };
}
