import { createStore, type StoreApi } from 'zustand/vanilla';
import type { BoardToReason, WayOn } from '../../worker';
import type { Aside, HintView, Improving } from './view';

export interface HintState {
  /** `null` while hints are closed. */
  readonly view: HintView | null;
  /** The easiest way on from the board in view; `null` until it is found. */
  readonly wayOn: WayOn | null;
  /** What `back` comes back to from a list, a step or a question about one digit; the last first. */
  readonly before: readonly HintView[];
  /** What became of the search for a shorter proof than the one in view; `null` where there is nothing to say of it. */
  readonly improving: Improving | null;
}

const CLOSED: HintState = { view: null, wayOn: null, before: [], improving: null };

/** What is in view, what lies beneath it, and the one question that is being answered. */
export interface Sheet {
  readonly store: StoreApi<HintState>;
  show(view: HintView): void;
  showAside(aside: Aside, board: BoardToReason): void;
  /** Begins another question. Its signal is aborted by the next one, or when hints are closed: what comes then is late. */
  begin(): AbortSignal;
  /**
   * Lays what is in view aside, to come back to from what is shown next, and returns its board. A search is not come back
   * to: it returns `null`, and lays nothing aside.
   */
  layAside(): BoardToReason | null;
  /** Gives up the question, and leaves nothing in view. */
  clear(): void;
}

/** An empty sheet. `onShow` hears of each view that is shown, but not of those one comes back to. */
export function createSheet(onShow: (view: HintView) => void): Sheet {
  const store = createStore<HintState>(() => CLOSED);
  let question: AbortController | null = null;

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
      if (store.getState().improving !== null) store.setState({ improving: null });
      return question.signal;
    },
    layAside() {
      const { view, before } = store.getState();
      if (view === null || view.kind === 'finding' || view.kind === 'laying') return null;
      store.setState({ before: [view, ...before] });
      return view.board;
    },
    clear() {
      question?.abort();
      question = null;
      store.setState(CLOSED);
    },
  };
}
