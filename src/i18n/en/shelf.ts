import type { Origin } from '../../sudoku/core';
import type { Difficulty } from '../../sudoku/techniques';
import { CTRL } from '../ctrl';
import type { InAnyLanguage } from '../inAnyLanguage';
import { LEVELS } from './levels';
import { words } from './words';

type Progress = 'new' | 'begun' | 'solved' | 'answered';

const { count } = words;
const puzzles = (number: number): string => `${count(number)} ${number === 1 ? 'puzzle' : 'puzzles'}`;
const megabytes = (number: number): string =>
  number >= 1000 ? `${(number / 1000).toFixed(1)} GB` : `${number.toFixed(number < 10 ? 1 : 0)} MB`;

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

export const shelf = {
  title: 'Shelf',
  tabsName: 'Parts of the shelf',
  tabs: { puzzles: 'Puzzles', bin: 'Bin', files: 'Files' },
  search: 'Search by title, date or givens',
  list: 'Puzzles',
  state: 'State',
  states: {
    all: 'Any state',
    new: 'Not begun',
    begun: 'Under way',
    solved: 'Solved',
    answered: 'Solved for me',
  } satisfies Record<'all' | Progress, string>,
  level: 'Level',
  levels: {
    all: 'Any level',
    ...LEVELS,
    unrated: 'None or many solutions',
    unknown: 'Not rated yet',
  } satisfies Record<'all' | Difficulty | 'unrated' | 'unknown', string>,
  source: 'Source',
  sources: {
    all: 'Any source',
    typed: 'Typed',
    pasted: 'Pasted',
    file: 'From a file',
    photo: 'From a photograph',
    link: 'From a link',
    example: 'Example',
    made: 'Made here',
    daily: 'Puzzle of the day',
  } satisfies Record<'all' | Origin['kind'], string>,
  sort: 'Order',
  sorts: {
    played: 'Last played first',
    added: 'Newest first',
    title: 'By title',
    easiest: 'Easiest first',
    hardest: 'Hardest first',
    furthest: 'Nearly done first',
  },
  /** How many puzzles there are, and how many of them are listed. */
  count: (listed: number, all: number) =>
    listed === all ? puzzles(all) : `${count(listed)} of ${puzzles(all)}`,
  /** The progress of a puzzle, with the number of digits on its board. */
  progress: (progress: Progress, filled: number) =>
    ({
      new: `Not begun, ${filled} givens`,
      begun: `Under way, ${filled} of 81`,
      solved: 'Solved',
      answered: 'Solved for me',
    })[progress],
  /** The rating of a puzzle; `whole` is false for a lower bound. */
  rated: (difficulty: Difficulty, er: number, whole: boolean) =>
    `${LEVELS[difficulty]}${whole || difficulty === 'extreme' ? '' : ' at least'}, SE ${er.toFixed(1)}${whole ? '' : ' or more'}`,
  /** A date, from milliseconds since 1970. */
  day(at: number, now: number) {
    const date = new Date(at);
    const year = date.getFullYear() === new Date(now).getFullYear() ? '' : ` ${date.getFullYear()}`;
    return `${date.getDate()} ${MONTHS[date.getMonth()]}${year}`;
  },
  /** Marks the puzzle that is on the board. */
  onBoard: 'On the board',
  added: (day: string) => `added ${day}`,
  rename: (title: string) => `Rename ${title}`,
  remove: (title: string) => `Delete ${title}`,
  removeListed: (number: number) => (number === 1 ? 'Delete this one' : 'Delete these'),
  binHelp: (days: number) =>
    `Deleted puzzles stay here for ${days} days. ${CTRL} Z puts back what you have just deleted.`,
  binNone: 'The bin is empty.',
  binCount: (number: number) => `${puzzles(number)} in the bin`,
  /** When a puzzle of the bin is deleted for good. */
  ends: (day: string) => `stays until ${day}`,
  putBack: (title: string) => `Put back ${title}`,
  discard: (title: string) => `Delete for good: ${title}`,
  /** The second press that deletes a puzzle of the bin, or all of them. */
  discardForGood: 'Delete for good',
  emptyBin: 'Empty the bin',
  emptyBinForGood: (number: number) => `Delete ${puzzles(number)} for good`,
  none: 'Every puzzle you open, type or paste is kept here, in this browser.',
  noneFound: 'No puzzle fits.',
  clearFilters: 'Show all',
  reading: 'Reading the shelf…',
  unreadable: (number: number) =>
    `${puzzles(number)} cannot be read, and ${number === 1 ? 'stays' : 'stay'} stored as ${number === 1 ? 'it is' : 'they are'}. “Save all” saves ${number === 1 ? 'it' : 'them'} too.`,
  broken: 'The browser’s database cannot be read. The board is still saved. Reload the page, or try again.',
  silent:
    'The browser’s database does not answer yet. The board is still saved, and the shelf opens as soon as it can. Another tab may hold it up: close the other tabs of Unwind.',
  newer: 'The shelf was saved by a newer version of Unwind. Reload the page to use it.',
  again: 'Try again',
  beginAnew: 'Begin a new shelf',
  beginAnewForGood: 'Discard the old shelf',
  import: 'Add from a file',
  export: 'Save all',
  formats: { shelf: 'With games', sdm: '.sdm file', openSudoku: 'For OpenSudoku' },
  /** The name of a puzzle in a file of several. */
  inFile: (file: string, number: number) => `${file}, puzzle ${count(number)}`,
  /** Megabytes used, and how many the browser allows; `null` if it does not tell. */
  space: (used: number, most: number | null) =>
    most === null ? `${megabytes(used)} used` : `${megabytes(used)} of ${megabytes(most)} used`,
  keepForGood: 'Keep it for good',
  keptForGood: 'The browser keeps it until you delete it.',
  mayBeCleared: 'The browser may clear it when it runs short of space.',
  spaceTitle: 'Space',
  vanishing:
    'This browser deletes what a page has stored after seven days without a visit. A file keeps the shelf, and can be added here again.',
  saveFile: 'Save a file',
  exportHelp:
    'One file with every puzzle. “With games” keeps entries, notes and times, and can be added on any device. The others are for other programs.',
  importHelp:
    'A file saved here, an .sdm file, or one from OpenSudoku or another program. A puzzle that is already on the shelf is not added again.',
  statisticsHelp:
    'Puzzles you have finished yourself, each as it went the first time. Those you delete from the shelf still count.',
  statisticsNone: 'Nothing yet. Each puzzle that you finish yourself counts.',
  history: 'Keep how finished puzzles went',
  historyNote:
    'Time, hints and mistakes, for the statistics and when you finish a puzzle. They stay in this browser.',
};

export type ShelfMessages = InAnyLanguage<typeof shelf>;
