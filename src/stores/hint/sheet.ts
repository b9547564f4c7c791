import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Cell } from '../../sudoku/core';
import type { BoardToReason, WayOn } from '../../worker';
import type { Aside, Asked, HintView, Improving } from './view';

export interface HintState {
  /** `null` while hints are closed. */
  readonly view: HintView | null;
  /** What the view answers. */
  readonly asked: Asked;
  /** The easiest way on from the board in view; `null` until it is found. */
  readonly wayOn: WayOn | null;
  /** What `back` comes back to from a list, a step or a question about one digit; the last first. */
  readonly before: readonly Answered[];
  /** What became of the search for a shorter proof than the one in view; `null` where there is nothing to say of it. */
  readonly improving: Improving | null;
}

/** What was asked, and what was in view of it. */
export interface Answered {
  readonly asked: Asked;
  readonly view: HintView;
}

/** The cell whose digit a page tells; `null` for none. */
export const cellOfPage = ({ view }: Answered): Cell | null =>
  view.kind === 'told' && view.subject.kind === 'cell' ? view.subject.cell : null;

/** Whether two questions are the same but for what of a kind they ask for. Cells to solve first lie one above the other. */
const isAlike = (one: Asked, other: Asked): boolean =>
  one.kind === other.kind && (one.kind !== 'first' || other.kind !== 'first' || one.cell === other.cell);

const CLOSED: HintState = {
  view: null,
  asked: { kind: 'selected' },
  wayOn: null,
  before: [],
  improving: null,
};

/** What is in view, what lies beneath it, and the one question that is being answered. */
export interface Sheet {
  readonly store: StoreApi<HintState>;
  show(view: HintView): void;
  showAside(aside: Aside, board: BoardToReason): void;
  /** Begins another question. Its signal is aborted by the next one, or when hints are closed: what comes then is late. */
  begin(): AbortSignal;
  /** How many questions have been begun. */
  begun(): number;
  /**
   * Lays what is in view aside, to come back to from what is shown next, which is what is asked now, and returns its
   * board. Where the same was asked on the way here, that is asked once more in its place. A search is not come back to:
   * it returns `null`, and lays nothing aside.
   */
  layAside(asked: Asked): BoardToReason | null;
  /** Gives up the question, and leaves nothing in view. */
  clear(): void;
}

/** An empty sheet. `onShow` hears of each view that is shown, but not of those one comes back to. */
export function createSheet(onShow: (view: HintView) => void): Sheet {
  const store = createStore<HintState>(() => CLOSED);
  let question: AbortController | null = null;
  let begun = 0;

  const show = (view: HintView): void => {
    onShow(view);
    store.setState({ view });
  };

  return {
    store,
    show,
    showAside: (aside, board) => show({ kind: 'aside', aside, board }),
    begin() {
      question?.abort();
      question = new AbortController();
      begun++;
      if (store.getState().improving !== null) store.setState({ improving: null });
      return question.signal;
    },
    begun: () => begun,
    layAside(next) {
      const { view, asked, before } = store.getState();
      if (view === null || view.kind === 'finding' || view.kind === 'laying') return null;
      const all = [{ view, asked }, ...before];
      // So that one who goes from a list to a step, and to the list again, does not go ever deeper.
      const same = all.findIndex(({ asked }) => isAlike(asked, next));
      store.setState({ asked: next, before: all.slice(same + 1) });
      return view.board;
    },
    clear() {
      question?.abort();
      question = null;
      store.setState(CLOSED);
    },
  };
}
