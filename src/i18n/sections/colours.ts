import type { Colour, Digit } from '../../sudoku/core';

/** The keys that colour. */
export interface ColourMessages {
  /** The name of a key. */
  readonly names: Readonly<Record<Colour, string>>;
  /** What is coloured: the whole cell or one of its notes; `null` while no note is chosen. */
  readonly target: string;
  readonly cell: string;
  note(digit: Digit | null): string;
  /** Announced when that changes. */
  goesTo(digit: Digit | null): string;
  /** Announced when several cells, or a note in each of them, get a colour, or lose theirs (`null`). */
  painted(count: number, digit: Digit | null, colour: Colour | null): string;
  /** Shown while the player chooses whose note to colour. */
  readonly whichNote: string;
  readonly back: string;
  readonly clearAll: string;
}
