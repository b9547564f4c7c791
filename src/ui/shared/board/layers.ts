import { createContext, type ReactNode, useContext, useEffect, useId, useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Board, Cell, Digit, DigitSet } from '../../../sudoku/core';

/** How a hint marks a cell. `hint-busy`: it draws the notes itself. Pictures draw each of these looks too. */
export type HintLook = `hint-${'house' | 'cover' | 'target' | 'wrong' | 'by' | 'single' | 'busy'}`;

/** How a layer marks a cell: each look is a CSS class. */
export type MarkLook = HintLook | `doctor-${'suspect' | 'same' | 'can' | 'first' | 'spare' | 'clash'}`;

/** What a layer shows in a cell without writing it on the board. */
export interface Mark {
  readonly looks: readonly MarkLook[];
  /** What the cell's name says of it, in the language of the page; empty for nothing. */
  readonly told: string;
  /** The digit that a proposed change would put here. */
  readonly proposed?: Digit | null;
  /** Candidates shown in place of the notes. */
  readonly candidates?: DigitSet;
}

export type Marks = ReadonlyMap<Cell, Mark>;

/** What a part of the page lays over the board. The board does not know its meaning, and undo and saving ignore it. */
export interface BoardLayer {
  /**
   * The board that the layer is about: the layer is hidden over any other. Without it, the layer is shown over every
   * board.
   */
  readonly board?: Board;
  readonly marks?: Marks;
  /** Notes to draw (in `drawing`) and to name in place of the board's own; `null` to keep the board's own. */
  readonly notes?: readonly DigitSet[] | null;
  /** Drawn over the cells. */
  readonly drawing?: ReactNode;
}

/** The layers over the board, from the lowest to the highest, each under the id of its component. */
type Layers = Readonly<Record<string, BoardLayer>>;

const Context = createContext<StoreApi<Layers> | null>(null);

export const LayersProvider = Context;

export const createLayers = (): StoreApi<Layers> => createStore<Layers>(() => ({}));

function useLayersStore(): StoreApi<Layers> {
  const store = useContext(Context);
  if (store === null) throw new Error('outside <AppProvider>');
  return store;
}

/** Provides the layer of a view that knows from its state alone what it lays over the board; `null` for none. */
export const DerivedLayer = createContext<BoardLayer | null>(null);

export function useBoardLayers(): Layers {
  const laid = useStore(useLayersStore());
  const derived = useContext(DerivedLayer);
  return useMemo(() => (derived === null ? laid : { ...laid, derived }), [laid, derived]);
}

/** Lays a layer over the board for as long as the calling component is mounted. */
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
