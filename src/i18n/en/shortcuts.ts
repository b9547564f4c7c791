import type { InAnyLanguage } from '../inAnyLanguage';

export const shortcuts = {
  title: 'Keyboard',
  /** Opens the pages of techniques. */
  techniques: 'All solving techniques, with examples',
  /** Keys whose names differ from their labels. */
  keys: {
    Arrows: 'Arrows',
    'Shift+Arrows': 'Shift + arrows',
    '.': 'dot',
    Space: 'Space',
    PageUp: 'Page Up',
    PageDown: 'Page Down',
  },
  groups: {
    everywhere: {
      name: 'Everywhere',
      lines: {
        compare: 'Compare strategies',
        paste: 'Paste a puzzle',
        copy: 'Copy the puzzle',
        copyLink: 'Copy a link',
        escape: 'Close, stop, or go back',
        shortcuts: 'This sheet',
      },
    },
    hint: {
      name: 'In a hint',
      lines: { next: 'Tell more', back: 'Go back', fill: 'Fill it in', leave: 'Back to Play' },
    },
    board: {
      name: 'On the board',
      lines: {
        move: 'Move',
        extend: 'Select several',
        digit: 'Write a digit',
        note: 'Write or remove a note, or a corner note',
        centre: 'Write or remove a centre mark',
        nextMode: 'Digits, or each kind of notes',
        toggleColours: 'Digits or colours',
        erase: 'Erase',
        rowEnds: 'Ends of the row',
        selectAll: 'Select all',
        leave: 'Leave the board',
      },
    },
    colouring: {
      name: 'While colouring',
      lines: {
        colour: 'Colour, or take the colour off',
        choose: 'Choose the note to colour, or the cell',
        erase: 'Erase the colours',
      },
    },
    setting: {
      name: 'Setting a puzzle',
      lines: {
        digit: 'Write a given and move on',
        skip: 'Leave the cell empty and move on',
        back: 'Step back and clear',
        insert: 'Insert an empty cell; what follows moves on',
        takeOut: 'Take the cell out; what follows moves back',
      },
    },
    watching: {
      name: 'Watching a search',
      lines: {
        toggle: 'Play or pause',
        step: 'One step',
        answer: 'Answer, if asked first',
        lines: 'One line of the method',
        over: 'Past the calls of a line',
        out: 'Out of the call',
        ends: 'First step, last step',
        backtracks: 'Next backtrack, previous one',
        untilChanged: 'Run until the selected cell changes',
        steer: 'Guess something else',
        beside: 'A second search beside it',
        speed: 'Slower, faster',
        copyLink: 'Copy a link to this moment',
        leave: 'Back to the board',
      },
    },
    chart: {
      name: 'In the chart of a search',
      lines: {
        expand: 'Expand the chart, or back to the board',
        zoom: 'Zoom in, zoom out',
        showAll: 'Show all',
        walk: 'From bar to bar',
        zoomToBar: 'Zoom to the bar',
        goToBar: 'Go to its first step',
        move: 'Move the view',
        scroll: 'Move the view up, down',
        bookmark: 'Mark the step, or remove the mark',
      },
    },
    pages: {
      name: 'Pages of techniques',
      lines: { turn: 'Previous, next' },
    },
    photo: {
      name: 'Checking a photograph',
      lines: {
        move: 'Go to another cell',
        digit: 'Correct the digit',
        erase: 'Leave the cell empty',
        kind: 'Given or handwritten',
        doubts: 'Next cell in doubt, previous one',
        choices: 'Go to the choices for the cell',
      },
    },
    shelf: {
      name: 'On the shelf',
      lines: {
        open: 'Open the puzzle; in the bin, put it back',
        rename: 'Rename the puzzle',
        remove: 'Delete the puzzle',
        undo: 'Put back what was deleted last',
      },
    },
  },
};

export type ShortcutMessages = InAnyLanguage<typeof shortcuts>;
