import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Cell, cellAt, columnOf, rowOf } from '../../sudoku/core';

/** The selected cells and the cursor. Undo does not change them. */
export interface SelectionState {
  /** The cell that the keyboard acts on. */
  readonly cursor: Cell;
  /** All selected cells. They include the cursor's cell unless Ctrl+click removed it. */
  readonly cells: readonly Cell[];
  /** Whether a person has chosen these cells. Otherwise the cursor only came to rest there. */
  readonly chosen: boolean;
  /** Whether a digit was just typed into the last cell: then Backspace clears that cell before stepping back. */
  readonly beyond: boolean;
}

export type Direction = 'up' | 'down' | 'left' | 'right';

export interface Selection {
  readonly store: StoreApi<SelectionState>;
  /** Chooses only this cell. */
  select(cell: Cell): void;
  /** Selects only this cell, which nobody has chosen. */
  rest(cell: Cell): void;
  /** Adds a cell to the chosen ones and moves the cursor there. */
  add(cell: Cell): void;
  /** Adds a cell, or removes it if it is chosen already. */
  toggle(cell: Cell): void;
  selectAll(cells: readonly Cell[]): void;
  /** Moves the cursor one cell, stopping at the edge. `extend` keeps the chosen cells. */
  move(direction: Direction, extend: boolean): void;
  moveTo(cell: Cell, extend: boolean): void;
  /** Moves to the next cell in reading order; stays at the last cell. */
  advance(): void;
  /** Selects only the cursor's cell. */
  narrow(): void;
}

/** A selection that starts on one cell. */
export function createSelection(start: Cell): Selection {
  const store = createStore<SelectionState>(() => ({
    cursor: start,
    cells: [start],
    chosen: false,
    beyond: false,
  }));
  const only = (cell: Cell, chosen: boolean): void =>
    store.setState({ cursor: cell, cells: [cell], chosen, beyond: false });
  const select = (cell: Cell): void => only(cell, true);
  const rest = (cell: Cell): void => only(cell, false);
  const add = (cell: Cell): void => {
    const { cells } = store.getState();
    store.setState({
      cursor: cell,
      cells: cells.includes(cell) ? cells : [...cells, cell],
      chosen: true,
      beyond: false,
    });
  };
  const moveTo = (cell: Cell, extend: boolean): void => (extend ? add(cell) : select(cell));
  return {
    store,
    select,
    rest,
    add,
    moveTo,
    toggle(cell) {
      const { cells } = store.getState();
      if (!cells.includes(cell)) add(cell);
      else if (cells.length > 1)
        store.setState({ cursor: cell, cells: cells.filter((other) => other !== cell), chosen: true });
    },
    selectAll: (cells) => store.setState({ cells, chosen: true }),
    move(direction, extend) {
      const { cursor } = store.getState();
      const row = rowOf(cursor) + (direction === 'down' ? 1 : direction === 'up' ? -1 : 0);
      const column = columnOf(cursor) + (direction === 'right' ? 1 : direction === 'left' ? -1 : 0);
      const inside = row >= 0 && row <= 8 && column >= 0 && column <= 8;
      moveTo(inside ? cellAt(row, column) : cursor, extend);
    },
    advance() {
      const { cursor } = store.getState();
      if (cursor < 80) rest((cursor + 1) as Cell);
      else store.setState({ cells: [cursor], chosen: false, beyond: true });
    },
    narrow: () => only(store.getState().cursor, store.getState().chosen),
  };
}
