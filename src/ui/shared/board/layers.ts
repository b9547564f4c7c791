import { createContext, type ReactNode, useContext, useEffect, useId } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Board, Cell, Digit, DigitSet } from '../../../sudoku/core';

/** What is shown of a cell without being written there. */
export interface Mark {
  /** The classes it is drawn by. */
  readonly look: string;
  /** What the cell's name says of it, in the language of the page; empty for nothing. */
  readonly told: string;
  /** A digit shown as what would be there. */
  readonly proposed?: Digit | null;
  /** Candidates shown in place of the notes. */
  readonly candidates?: DigitSet;
}

export type Marks = ReadonlyMap<Cell, Mark>;

/**
 * What a part of the page lays over the board. The board does not know what it means; it is neither undone nor saved.
 */
export interface BoardLayer {
  /** The board it is about: over another board it is not shown. Without it, the layer is shown over any. */
  readonly board?: Board;
  readonly marks?: Marks;
  /** Notes that `drawing` shows, and a cell's name tells, in place of the board's own; `null` where these stay. */
  readonly notes?: readonly DigitSet[] | null;
  /** Drawn over the cells. */
  readonly drawing?: ReactNode;
}

/** The layers over the board, each under the id of the component that laid it; the lowest first. */
type Layers = Readonly<Record<string, BoardLayer>>;

const Context = createContext<StoreApi<Layers> | null>(null);

export const LayersProvider = Context;

export const createLayers = (): StoreApi<Layers> => createStore<Layers>(() => ({}));

function useLayersStore(): StoreApi<Layers> {
  const store = useContext(Context);
  if (store === null) throw new Error('outside <AppProvider>');
  return store;
}

export const useBoardLayers = (): Layers => useStore(useLayersStore());

/** Lays something over the board as long as the component is there. */
export function useLayOnBoard(layer: BoardLayer): void {
  const store = useLayersStore();
  const id = useId();
  useEffect(() => store.setState({ [id]: layer }), [store, id, layer]);
  useEffect(
    () => () => {
      const { [id]: _, ...others } = store.getState();
      store.setState(others, true);
    },
    [store, id],
  );
}
