import type { Cell, Digit } from '../../sudoku/core';
import type { CellNaming } from './reasons';

/** The facts in the name of a cell. */
export interface CellFacts {
  readonly cell: Cell;
  readonly digit: Digit | null;
  readonly role: 'given' | 'example' | 'entry' | 'answer' | 'blank';
  /** The notes that are shown; with two kinds of notes, the centre notes. */
  readonly notes: readonly Digit[];
  /** The corner notes that are shown. */
  readonly corners: readonly Digit[];
  /** The colours of the cell and of its notes that are shown, as `coloursAt` gives them. */
  readonly colours: string;
  /** The cells it clashes with. */
  readonly clashes: readonly Cell[];
  /** Whether the entry is marked wrong, by a check or by the option to point out mistakes. */
  readonly wrong: boolean;
  /** The wrong entry that the answer replaces. */
  readonly replaces: Digit | null;
  /** A panel's remark about the cell, in words; empty for none. */
  readonly told: string;
}

export interface BoardMessages {
  /** The grid's name. */
  readonly name: string;
  /** The cell's name, with cells named by the player's choice. */
  cellName(facts: CellFacts, naming: CellNaming | null): string;
  /** Announced when many cells change at once. */
  cellsChanged(count: number): string;
  /** Announced when only the selection changed and several cells are chosen. */
  cellsSelected(count: number): string;
}
