import { createStore, type StoreApi } from 'zustand/vanilla';
import type { TechniqueId } from '../../sudoku/techniques';

/** The dialog that is open over the board. */
export type Dialog =
  | 'paste'
  | 'examples'
  | 'export'
  | 'print'
  | 'shortcuts'
  | 'options'
  | 'techniques'
  | 'many'
  | 'strategy'
  | 'moments'
  | 'contestants'
  | 'clip'
  | 'technique'
  | 'aside'
  | 'shelf';

/** Which of the jobs has the page. */
export type Mode = 'play' | 'watch' | 'hint' | 'compare';

export interface ScreenState {
  readonly mode: Mode;
  readonly dialog: Dialog | null;
  /** The job cannot be shown: the board one plays on stands in its place. */
  readonly failed: boolean;
  /**
   * The technique that the dialog `technique` shows; without one it lists them all. In another dialog, the technique
   * one has come back from.
   */
  readonly technique?: TechniqueId | undefined;
  /** The dialog under the pages of techniques, and the technique opened first from there. */
  readonly beneath?: Pick<ScreenState, 'dialog' | 'technique'> | undefined;
}

export interface Screen {
  readonly store: StoreApi<ScreenState>;
  open(dialog: Dialog, technique?: TechniqueId): void;
  /** Closes the dialog. Under pages of techniques the dialog they were opened from appears. */
  close(): void;
  enter(mode: Mode): void;
  /** Tells whether the job that has the page cannot be shown. */
  fail(failed: boolean): void;
  /** Shows these dialogs in place of those that are open. */
  show(dialogs: Omit<ScreenState, 'mode' | 'failed'>): void;
}

export function createScreen(): Screen {
  const store = createStore<ScreenState>(() => ({ dialog: null, mode: 'play', failed: false }));
  return {
    store,
    open(dialog, technique) {
      const { dialog: before, beneath } = store.getState();
      const left = before === 'technique' ? beneath : before && { dialog: before, technique };
      store.setState({
        dialog,
        technique,
        beneath: dialog === 'technique' ? (left ?? undefined) : undefined,
      });
    },
    close() {
      const { beneath } = store.getState();
      store.setState({ dialog: null, technique: undefined, ...beneath, beneath: undefined });
    },
    enter: (mode) => store.setState({ mode }),
    fail: (failed) => store.setState({ failed }),
    show: (dialogs) => store.setState({ technique: undefined, beneath: undefined, ...dialogs }),
  };
}
