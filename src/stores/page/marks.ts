import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Board, Cell, Digit, DigitSet } from '../../sudoku/core';

/** What is shown of a cell without being written there. */
export interface Mark {
  /** The class it is drawn by. */
  readonly look: string;
  /** What the cell's name says of it, in the language of the page. */
  readonly told: string;
  /** A digit shown as what would be there. */
  readonly proposed: Digit | null;
  /** Candidates shown in place of the notes; none for the notes themselves. */
  readonly candidates: DigitSet;
}

export type Marks = ReadonlyMap<Cell, Mark>;

/** Marks hold for one board: after a move they are past. */
export interface MarksState {
  readonly board: Board | null;
  readonly marks: Marks;
}

/** What a panel shows on the board beside what stands there. Undo knows nothing of it, and nothing is saved. */
export const createMarks = (): StoreApi<MarksState> => createStore(() => ({ board: null, marks: new Map() }));
