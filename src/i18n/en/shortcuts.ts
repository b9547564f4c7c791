import type { ShortcutMessages } from '../sections/shortcuts';

export const shortcuts: ShortcutMessages = {
  title: 'Keyboard',
  techniques: 'All solving techniques, with examples',
  groups: [
    {
      name: 'Everywhere',
      keys: [
        ['S', 'Solve'],
        ['W', 'Watch'],
        ['H', 'Hint'],
        ['R', 'Compare strategies'],
        ['Ctrl V', 'Paste a puzzle'],
        ['Ctrl C', 'Copy the puzzle'],
        ['Z or Ctrl Z', 'Undo'],
        ['Y or Ctrl Y', 'Redo'],
        ['N', 'Empty board'],
        ['L', 'Copy a link'],
        ['Esc', 'Close, stop, or go back'],
        ['?', 'This sheet'],
      ],
    },
    {
      name: 'In a hint',
      keys: [
        ['Enter or →', 'Tell more'],
        ['←', 'Go back'],
        ['F', 'Fill it in'],
        ['H or Esc', 'Back to Play'],
      ],
    },
    {
      name: 'On the board',
      keys: [
        ['Arrows', 'Move'],
        ['Shift + arrows', 'Select several'],
        ['1–9', 'Write a digit'],
        ['Shift + 1–9', 'Write or remove a note, or a corner note'],
        ['Ctrl + 1–9', 'Write or remove a centre mark'],
        ['M', 'Digits, or each kind of notes'],
        ['C', 'Digits or colours'],
        ['0, Delete, ⌫', 'Erase'],
        ['Home, End', 'Ends of the row'],
        ['Ctrl A', 'Select all'],
        ['Tab', 'Leave the board'],
      ],
    },
    {
      name: 'While colouring',
      keys: [
        ['1–6', 'Colour, or take the colour off'],
        ['Shift + 1–9', 'Choose the note to colour, or the cell'],
        ['0, Delete, ⌫', 'Erase the colours'],
      ],
    },
    {
      name: 'Setting a puzzle',
      keys: [
        ['1–9', 'Write a given and move on'],
        ['0, dot, Space', 'Leave the cell empty and move on'],
        ['⌫', 'Step back and clear'],
      ],
    },
    {
      name: 'Watching a search',
      keys: [
        ['Space', 'Play or pause'],
        ['← →', 'One step'],
        ['Home, End', 'First step, last step'],
        ['B, Shift + B', 'Next backtrack, previous one'],
        ['C', 'Run until the selected cell changes'],
        ['[ ]', 'Slower, faster'],
        ['L', 'Copy a link to this moment'],
        ['W, Esc', 'Back to the board'],
      ],
    },
  ],
};
