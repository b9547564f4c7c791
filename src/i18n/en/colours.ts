import type { Colour, Digit } from '../../sudoku/core';
import type { InAnyLanguage } from '../inAnyLanguage';

const NAMES = { 1: 'Blue', 2: 'Green', 3: 'Yellow', 4: 'Orange', 5: 'Purple', 6: 'Grey' } satisfies Record<
  Colour,
  string
>;

export const colours = {
  /** The name of a key. */
  names: NAMES,
  /** The name of the choice between cells and notes. */
  target: 'What is coloured',
  cell: 'Cell',
  /** The notes of a digit are coloured; `null` while no digit is chosen. */
  note: (digit: Digit | null) => (digit === null ? 'A note' : `Note ${digit}`),
  /** Announced when the choice changes. */
  goesTo: (digit: Digit | null) => (digit === null ? 'Keys colour cells' : `Keys colour note ${digit}`),
  /** Announced when several cells, or a note in each of them, get a colour or lose it (`null`). */
  painted(count: number, digit: Digit | null, colour: Colour | null) {
    const what = digit === null ? `${count} cells` : `note ${digit} in ${count} cells`;
    return colour === null
      ? `colour removed from ${what}`
      : `${what} coloured ${NAMES[colour].toLowerCase()}`;
  },
  whichNote: 'Which note to colour',
  back: 'Back',
  clearAll: 'Clear all',
};

export type ColourMessages = InAnyLanguage<typeof colours>;
