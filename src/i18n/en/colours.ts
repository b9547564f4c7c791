import type { ColourMessages } from '../sections/colours';

const NAMES = { 1: 'Blue', 2: 'Green', 3: 'Yellow', 4: 'Orange', 5: 'Purple', 6: 'Grey' } as const;

export const colours: ColourMessages = {
  names: NAMES,
  target: 'What is coloured',
  cell: 'Cell',
  note: (digit) => (digit === null ? 'A note' : `Note ${digit}`),
  goesTo: (digit) => (digit === null ? 'Keys colour cells' : `Keys colour note ${digit}`),
  painted(count, digit, colour) {
    const what = digit === null ? `${count} cells` : `note ${digit} in ${count} cells`;
    return colour === null
      ? `colour removed from ${what}`
      : `${what} coloured ${NAMES[colour].toLowerCase()}`;
  },
  whichNote: 'Which note to colour',
  back: 'Back',
  clearAll: 'Clear all',
};
