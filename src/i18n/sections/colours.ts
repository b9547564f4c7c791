import type { Colour, Digit } from '../../sudoku/core';

/** The keys that colour. */
export interface ColourMessages {
  /** The name of a key. */
  readonly names: Readonly<Record<Colour, string>>;
  /** The name of the choice between cells and notes. */
  readonly target: string;
  /** Whole cells are coloured. */
  readonly cell: string;
  /** The notes of a digit are coloured; `null` while no digit is chosen. */
  note(digit: Digit | null): string;
  /** Announced when the choice changes. */
  goesTo(digit: Digit | null): string;
  /** Announced when several cells, or a note in each of them, get a colour or lose it (`null`). */
  painted(count: number, digit: Digit | null, colour: Colour | null): string;
  /** Shown while the player chooses whose note to colour. */
  readonly whichNote: string;
  readonly back: string;
  readonly clearAll: string;
}
