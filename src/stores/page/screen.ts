import { createStore, type StoreApi } from 'zustand/vanilla';
import type { TechniqueId } from '../../sudoku/techniques';

/** The dialog that is open over the board. */
export type Dialog =
  | 'paste'
  | 'newPuzzle'
  | 'examples'
  | 'export'
  | 'print'
  | 'share'
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
  | 'shelf'
  | 'data'
  | 'photo';

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
  /** The dialog that this one was opened from, to which closing leads back. */
  readonly beneath?: Beneath | undefined;
}

/** A dialog under another, and the technique whose page was opened first from there. */
type Beneath = Pick<ScreenState, 'dialog' | 'technique' | 'beneath'>;

export interface Screen {
  readonly store: StoreApi<ScreenState>;
  open(dialog: Dialog, technique?: TechniqueId): void;
  /** Closes the dialog. The one that it was opened from appears: under pages of techniques, and under their choice. */
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
      const left = before === 'technique' ? beneath : before && { dialog: before, technique, beneath };
      const leadsBack = dialog === 'technique' || (dialog === 'techniques' && before === 'options');
      store.setState({ dialog, technique, beneath: leadsBack ? (left ?? undefined) : undefined });
    },
    close() {
      const { beneath } = store.getState();
      store.setState({ dialog: null, technique: undefined, beneath: undefined, ...beneath });
    },
    enter: (mode) => store.setState({ mode }),
    fail: (failed) => store.setState({ failed }),
    show: (dialogs) => store.setState({ technique: undefined, beneath: undefined, ...dialogs }),
  };
}
