import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { DigitSet } from '../../../sudoku/core';

/** What another part of the page lays on the board, which knows nothing of what it means. */
export interface BoardDress {
  /** Classes of each cell. */
  readonly classes: readonly string[];
  /** Notes that the overlay draws, and a cell's name tells, in place of its own; `null` where these stay. */
  readonly notes: readonly DigitSet[] | null;
  /** Drawn over the cells. */
  readonly overlay: ReactNode;
}

type DressStore = StoreApi<{ readonly dress: BoardDress | null }>;

const Context = createContext<DressStore | null>(null);

export const createDress = (): DressStore => createStore(() => ({ dress: null }));

export const DressProvider = Context;

function useDressStore(): DressStore {
  const store = useContext(Context);
  if (store === null) throw new Error('outside <AppProvider>');
  return store;
}

/** What lies on the board at the moment; `null` for nothing. */
export const useBoardDress = (): BoardDress | null => useStore(useDressStore(), ({ dress }) => dress);

/** Lays something on the board as long as the component is there. */
export function useDressBoard(dress: BoardDress | null): void {
  const store = useDressStore();
  useEffect(() => {
    store.setState({ dress });
  }, [store, dress]);
  useEffect(() => () => store.setState({ dress: null }), [store]);
}
