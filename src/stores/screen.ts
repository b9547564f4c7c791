import { createStore, type StoreApi } from 'zustand/vanilla';

/** The dialog that is open over the board. */
export type Dialog =
  | 'paste'
  | 'examples'
  | 'export'
  | 'shortcuts'
  | 'options'
  | 'techniques'
  | 'many'
  | 'strategy'
  | 'moments'
  | 'contestants'
  | 'clip';

/** Which of the jobs has the page. */
export type Mode = 'play' | 'watch' | 'hint' | 'compare';

export interface ScreenState {
  readonly mode: Mode;
  readonly dialog: Dialog | null;
}

export interface Screen {
  readonly store: StoreApi<ScreenState>;
  open(dialog: Dialog): void;
  close(): void;
  enter(mode: Mode): void;
}

export function createScreen(): Screen {
  const store = createStore<ScreenState>(() => ({ dialog: null, mode: 'play' }));
  return {
    store,
    open: (dialog) => store.setState({ dialog }),
    close: () => store.setState({ dialog: null }),
    enter: (mode) => store.setState({ mode }),
  };
}
