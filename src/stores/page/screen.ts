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
  | 'log'
  | 'program'
  | 'steer'
  | 'contestants'
  | 'clip'
  | 'technique'
  | 'aside'
  | 'shelf'
  | 'data'
  | 'photo'
  | 'calendar'
  | 'course'
  | 'statistics'
  | 'pause'
  | 'solve';

/** The view that the page shows. */
export type Mode = 'play' | 'watch' | 'hint' | 'compare';

export interface ScreenState {
  readonly mode: Mode;
  readonly dialog: Dialog | null;
  /** The view of `mode` cannot be shown, so the page shows the board in play instead. */
  readonly failed: boolean;
  /**
   * The technique that the dialog `technique` shows; if absent, it lists them all. In another dialog, the technique
   * whose page the player has just left.
   */
  readonly technique?: TechniqueId | undefined;
  /** The dialog that opened this one. Closing this one shows it again. */
  readonly beneath?: Beneath | undefined;
}

/** A dialog under another, with the technique whose page was first opened from it. */
type Beneath = Pick<ScreenState, 'dialog' | 'technique' | 'beneath'>;

export interface Screen {
  readonly store: StoreApi<ScreenState>;
  open(dialog: Dialog, technique?: TechniqueId): void;
  /** Closes the dialog. After the page of a technique or the choice of techniques, shows the dialog that opened it. */
  close(): void;
  enter(mode: Mode): void;
  /** Sets whether the view of the present mode cannot be shown. */
  fail(failed: boolean): void;
  /** Shows these dialogs in place of the open ones. */
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
