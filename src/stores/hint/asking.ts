import type { Cell, Digit, Grid } from '../../sudoku/core';
import type { HintWorld } from '.';
import { asideFor, asideForDigit } from './aside';
import type { Elsewhere, Search } from './elsewhere';
import { judged } from './judged';
import type { Proving } from './proving';
import type { Reached } from './reached';
import { cellOfPage, type Sheet } from './sheet';
import type { Terms } from './terms';
import type { Aside, Asked } from './view';

/** What is asked: of the chosen cell, and from there on. */
export interface Asking {
  /** What goes into the chosen cell, or what is to be said in place of it. */
  ask(): Promise<void>;
  /** Why a digit does not go into the cell in view. */
  whyNot(digit: Digit): Promise<void>;
  /** What goes into a cell that the hint in view fills on its way. That cell is chosen, until one comes back. */
  solveFirst(cell: Cell): Promise<void>;
  /** Asks something of the board in view, from where `comeBack` comes back there. */
  goOn(asked: Asked, search: Search): Promise<void>;
  /** Comes back to where it was gone on from. Returns whether there was such a place. */
  comeBack(): boolean;
  /** Asks what is asked at present of the board as it is now. */
  askAgain(): Promise<void>;
  /** The only solution of the givens last asked about; `null` where there is none such, or it is not known. */
  solution(): Grid | null;
}

/** In place of these a cell is offered. */
const OFFERS_A_CELL: readonly Aside['kind'][] = ['noCell', 'several', 'given', 'right', 'beyond'];

export function createAsking(
  { game, selection, verdict }: Pick<HintWorld, 'game' | 'selection' | 'verdict'>,
  sheet: Sheet,
  terms: Terms,
  reached: Reached,
  { prove }: Proving,
  { findWayOn, complete }: Elsewhere,
): Asking {
  let solution: Grid | null = null;
  let givens = game.now().board.givens;
  let askAgain: () => Promise<void> = ask;

  async function ask(): Promise<void> {
    const signal = sheet.begin();
    askAgain = ask;
    sheet.store.setState({ asked: { kind: 'selected' } });
    const { board } = game.now();
    if (board.givens !== givens) {
      givens = board.givens;
      reached.forget();
      terms.heedNotes();
    }
    const found = await judged(game, verdict, signal);
    if (signal.aborted) return;
    const reasoned = terms.board();
    const chosen = selection.store.getState().cells;
    solution = found.kind === 'one' ? found.solution : null;
    const aside = asideFor(game.store.getState(), board, reasoned, chosen, found);
    const [cell] = chosen;
    if (aside !== null || cell === undefined) {
      sheet.showAside(aside ?? { kind: 'noCell' }, reasoned);
      if (aside !== null && OFFERS_A_CELL.includes(aside.kind)) await findWayOn(reasoned, signal);
      return;
    }
    sheet.show({ kind: 'finding', cell, progress: null });
    await prove({ kind: 'cell', cell }, reasoned, signal);
    if (!signal.aborted) await findWayOn(reasoned, signal);
  }

  async function goOn(asked: Asked, search: Search): Promise<void> {
    const board = sheet.layAside(asked);
    if (board === null) return;
    askAgain = () => {
      sheet.store.setState({ asked });
      return search(terms.board(), sheet.begin());
    };
    await search(board, sheet.begin());
  }

  return {
    ask,
    goOn,
    async whyNot(digit) {
      const { view } = sheet.store.getState();
      if (view?.kind !== 'told' || view.subject.kind !== 'cell') return;
      const { cell } = view.subject;
      await goOn({ kind: 'digit', cell, digit }, async (board, signal) => {
        const aside = asideForDigit(board, cell, digit, solution);
        if (aside !== null) return sheet.showAside(aside, board);
        sheet.show({ kind: 'finding', cell, progress: null });
        await prove({ kind: 'digit', cell, digit }, board, signal);
      });
    },
    async solveFirst(cell) {
      if (sheet.store.getState().view?.kind !== 'told') return;
      const found = goOn({ kind: 'first', cell }, async (board, signal) => {
        sheet.show({ kind: 'finding', cell, progress: null });
        await prove({ kind: 'cell', cell }, board, signal);
        if (!signal.aborted) await findWayOn(board, signal);
      });
      selection.select(cell);
      await found;
    },
    comeBack() {
      const [answered, ...before] = sheet.store.getState().before;
      if (answered === undefined) return false;
      const signal = sheet.begin();
      askAgain = ask;
      sheet.store.setState({ ...answered, before });
      const { view } = answered;
      const cell = cellOfPage(answered);
      if (cell !== null && cell !== selection.store.getState().cursor) selection.select(cell);
      // Its search was dropped when one of its steps was looked at.
      if (view.kind === 'list' && !view.complete) void complete(view, signal);
      return true;
    },
    askAgain: () => askAgain(),
    solution: () => solution,
  };
}
