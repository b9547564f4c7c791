import type { Cell, Digit } from '../../sudoku/core';
import type { Names } from '../cellNames';
import type { InAnyLanguage } from '../inAnyLanguage';
import { words } from './words';

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

const COLOURS = ['blue', 'green', 'yellow', 'orange', 'purple', 'grey'] as const;

export const boardIn = ({ aloud }: Names) => ({
  name: 'Sudoku grid',
  cellName({ cell, digit, role, notes, clashes, wrong, replaces, told, corners, colours }: CellFacts) {
    const parts = [aloud(cell), digit === null ? 'empty' : String(digit)];
    if (role === 'given' || role === 'example' || role === 'answer') parts.push(role);
    if (notes.length > 0) parts.push(`notes ${notes.join(' ')}`);
    if (corners.length > 0) parts.push(`corner notes ${corners.join(' ')}`);
    if (wrong) parts.push('wrong');
    if (replaces !== null) parts.push(`in place of ${replaces}`);
    if (clashes.length > 0) parts.push(`clashes with ${words.and(clashes.map(aloud))}`);
    for (const [at, colour] of [...colours].entries())
      if (colour !== '.') parts.push(`${at > 0 ? `note ${at} ` : ''}coloured ${COLOURS[Number(colour) - 1]}`);
    if (told !== '') parts.push(told);
    return parts.join(', ');
  },
  /** Announced when many cells change at once. */
  cellsChanged: (count: number) => `${count} cells changed`,
  /** Announced when only the selection changed and several cells are chosen. */
  cellsSelected: (count: number) => `${count} cells selected`,
});

export type BoardMessages = InAnyLanguage<ReturnType<typeof boardIn>>;
