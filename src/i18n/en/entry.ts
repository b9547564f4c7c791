import type { EntryMessages } from '../sections/entry';
import { words } from './words';

export const entry: EntryMessages = {
  paste: {
    title: 'Paste a puzzle',
    help: '81 digits in any layout. Dots, zeros, dashes or spaces mean empty. Links, files and candidate grids work too.',
    text: 'Puzzle text',
    preview: 'Preview',
    import: 'Import',
    openFile: 'Open a file',
    reading: 'Reading',
    choose: (shown, total) =>
      shown === total
        ? `This text holds ${words.count(total)} different puzzles. Which one?`
        : `This text holds ${words.count(total)} different puzzles. Here are the first ${words.count(shown)}.`,
    choice: (number, givens, name) => `${name ?? `Puzzle ${number}`}, ${givens} givens`,
    pasteHere: 'The browser does not hand over the clipboard. Paste here.',
    onlyBeginning: (characters) => `Only the first ${words.count(characters)} characters are shown.`,
  },
  examples: {
    title: 'Examples',
    help: 'Each one shows something. All of them can be undone.',
    shows: {
      array: 'one solution, found by singles',
      euler96: 'one solution, singles suffice',
      needsSearch: 'singles alone leave most cells open',
      nineLines: 'where there are several answers, the first one counts',
      againstBruteForce: '17 givens; row by row takes 138 million steps',
      inkala2012: 'once called the hardest',
      twoSolutions: 'one clue too few',
      noSolution: 'no two givens clash, yet it cannot be completed',
      longProof: 'naive search runs for minutes',
      clash: 'two 5s in one row',
      empty: 'more solutions than anyone can count here',
    },
  },
  exporting: {
    title: 'Copy or save as text',
    notation: 'Notation',
    copy: 'Copy',
    save: 'Save',
    text: 'The puzzle as text',
    carries: (what) =>
      `${what.includes('entries') ? 'Givens and entries are told apart' : 'Entries are written like givens'}; ` +
      `notes are ${what.includes('notes') ? 'kept' : 'left out'}.`,
    preparing: 'Writing',
  },
};
