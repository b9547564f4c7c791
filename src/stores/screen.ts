import { createStore, type StoreApi } from 'zustand/vanilla';
import type { TechniqueId } from '../sudoku/techniques';

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
  | 'clip'
  | 'technique';

/** Which of the jobs has the page. */
export type Mode = 'play' | 'watch' | 'hint' | 'compare';

export interface ScreenState {
  readonly mode: Mode;
  readonly dialog: Dialog | null;
  /** Which technique the dialog `technique` tells of; without one it lists them all. */
  readonly technique?: TechniqueId | undefined;
}

export interface Screen {
  readonly store: StoreApi<ScreenState>;
  open(dialog: Dialog, technique?: TechniqueId): void;
  close(): void;
  enter(mode: Mode): void;
}

export function createScreen(): Screen {
  const store = createStore<ScreenState>(() => ({ dialog: null, mode: 'play' }));
  return {
    store,
    open: (dialog, technique) => store.setState({ dialog, technique }),
    close: () => store.setState({ dialog: null }),
    enter: (mode) => store.setState({ mode }),
  };
}
