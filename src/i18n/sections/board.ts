import type { Cell, Digit } from '../../sudoku/core';

/** What a cell's name tells. */
export interface CellFacts {
  readonly cell: Cell;
  readonly digit: Digit | null;
  readonly role: 'given' | 'example' | 'entry' | 'answer' | 'blank';
  /** Pencil marks that are shown. */
  readonly notes: readonly Digit[];
  /** Remarks in its corners that are shown. */
  readonly corners: readonly Digit[];
  /** The colours of the cell and of its notes that are shown, as `coloursAt` gives them. */
  readonly colours: string;
  /** The cells it clashes with. */
  readonly clashes: readonly Cell[];
  /** A check, or the option to point out mistakes, found the entry wrong. */
  readonly wrong: boolean;
  /** The wrong entry under an answer. */
  readonly replaces: Digit | null;
  /** What a panel says of the cell, in words already; empty for nothing. */
  readonly told: string;
}

export interface BoardMessages {
  /** The grid's name. */
  readonly name: string;
  cellName(facts: CellFacts): string;
  /** Announced when many cells change at once. */
  cellsChanged(count: number): string;
  /** Announced when nothing but the selection changed, with several cells chosen. */
  cellsSelected(count: number): string;
}
