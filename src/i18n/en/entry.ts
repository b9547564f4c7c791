import type { CellContent } from '../../sudoku/formats';
import type { InAnyLanguage } from '../inAnyLanguage';
import type { ExampleId } from './app';
import { words } from './words';

/** The state of a board that is offered as a choice. */
type BoardState = 'solved' | 'one' | 'none' | 'many' | 'unknown';

export const entry = {
  paste: {
    title: 'Paste a puzzle',
    help: '81 digits in any layout. Dots, zeros, dashes or spaces mean empty. Links, files and candidate grids work too.',
    text: 'Puzzle text',
    preview: 'Preview',
    import: 'Import',
    openFile: 'Open a file',
    reading: 'Reading',
    /** Asks which of several readings was meant. */
    choose: (shown: number, total: number) =>
      shown === total
        ? `This text holds ${words.count(total)} different boards. Which one?`
        : `This text holds ${words.count(total)} different boards. Here are the first ${words.count(shown)}.`,
    /** One of the readings: its number and name, its givens, and the state of its board. */
    choice: (
      {
        number,
        total,
        name,
      }: { readonly number: number; readonly total: number; readonly name: string | null },
      givens: number,
      state: BoardState | null,
    ) => {
      const board = name ?? `Board ${words.count(number)} of ${words.count(total)}`;
      const count = { one: ', one solution', none: ', no solution', many: ', many solutions', unknown: '' };
      return state === 'solved'
        ? `${board}: already solved`
        : `${board}: ${givens} ${givens === 1 ? 'given' : 'givens'}${count[state ?? 'unknown']}`;
    },
    pasteHere: 'The browser does not let this page read the clipboard. Paste here.',
    /** Shown for a very long text. */
    onlyBeginning: (characters: number) => `Only the first ${words.count(characters)} characters are shown.`,
  },
  examples: {
    title: 'Examples',
    help: 'Each one shows something else. Undo brings your board back.',
    shows: {
      array: 'one solution, found by singles',
      euler96: 'one solution, singles suffice',
      needsSearch: 'singles alone leave most cells empty',
      nineLines: 'where there are several solutions, the first one counts',
      againstBruteForce: 'as few as there can be; row by row takes 138 million steps',
      inkala2012: 'once called the hardest',
      twoSolutions: 'one given too few',
      noSolution: 'no two givens clash, yet it cannot be completed',
      longProof: 'a plain search runs for minutes',
      clash: 'two 5s in one row',
      empty: 'more solutions than anyone can count here',
    } satisfies Record<ExampleId, string>,
  },
  exporting: {
    title: 'Copy or save as text',
    notation: 'Notation',
    copy: 'Copy',
    save: 'Save',
    text: 'The puzzle as text',
    what: 'What to copy',
    contents: { givens: 'Givens', entries: 'With entries', answer: 'Answer' },
    noAnswer: (why: 'none' | 'many' | 'unknown') =>
      ({
        none: 'The puzzle has no solution.',
        many: 'The puzzle has many solutions. Solve puts one on the board.',
        unknown: 'The answer is not known yet.',
      })[why],
    /** What the notation writes, and which of the board's digits it leaves out. */
    carries(what: readonly CellContent[], content: 'givens' | 'entries' | 'answer') {
      const apart = what.includes('entries');
      if (content === 'answer')
        return apart
          ? 'The answer’s digits are told apart from the givens.'
          : 'The answer’s digits are written like givens.';
      const cells = !what.includes('candidates')
        ? ''
        : what.includes('loneCandidates')
          ? ' Empty cells list their candidates.'
          : ' Empty cells list their candidates; one alone looks like a given.';
      if (content === 'givens') return `The givens alone, without entries and notes.${cells}`;
      return (
        `${apart ? 'Givens and entries are told apart' : 'Entries are written like givens'}; ` +
        `notes are ${what.includes('notes') ? 'kept' : 'left out'}.${cells}`
      );
    },
    preparing: 'Writing',
  },
  /** Games that were set aside. */
  aside: {
    title: 'Set aside',
    help: 'Boards that another tab’s board replaced, and saved data that could not be read. They stay until you remove them.',
    none: 'Nothing is set aside.',
    name(what: 'game' | 'bookmarks' | 'settings' | 'techniques', why: 'damaged' | 'newer' | 'otherTab') {
      if (why === 'otherTab') return 'A board from another tab';
      const named = {
        game: 'A saved game',
        bookmarks: 'Marks in charts',
        settings: 'Options',
        techniques: 'The choice of techniques',
      };
      return `${named[what]}, ${why === 'damaged' ? 'damaged' : 'from a newer version'}`;
    },
    /** A date and time of day, from milliseconds since 1970. */
    when: (at: number) => new Date(at).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' }),
    holds: ({ givens, entries }: { readonly givens: number; readonly entries: number }, moves: number) =>
      [
        `${givens} ${givens === 1 ? 'given' : 'givens'}`,
        ...(entries > 0 ? [`${entries} ${entries === 1 ? 'entry' : 'entries'}`] : []),
        `${words.count(moves)} ${moves === 1 ? 'move' : 'moves'}`,
      ].join(', '),
    partly: 'This is the part that can be read.',
    unreadable: (isNewer: boolean) =>
      isNewer
        ? 'This version cannot read it. Keep it until the page is up to date.'
        : 'No board can be read from it.',
    bringBack: 'Bring back',
    save: 'Save as a file',
    copy: 'Copy',
    remove: 'Remove',
    removeForGood: 'Remove for good',
    fromFile: 'Bring back from a file',
  },
};

export type EntryMessages = InAnyLanguage<typeof entry>;
