import type { ColourMessages } from '../sections/colours';

export const colours: ColourMessages = {
  names: { 1: 'Blue', 2: 'Green', 3: 'Yellow', 4: 'Orange', 5: 'Purple', 6: 'Grey' },
  target: 'What is coloured',
  cell: 'Cell',
  note: (digit) => (digit === null ? 'A note' : `Note ${digit}`),
  goesTo: (digit) => (digit === null ? 'Keys colour cells' : `Keys colour note ${digit}`),
  whichNote: 'Which note to colour',
  back: 'Back',
  clearAll: 'Clear all',
};
