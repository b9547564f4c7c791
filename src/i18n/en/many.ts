import type { Finding, TableFormat } from '../../sudoku/many';
import { CTRL } from '../ctrl';
import type { InAnyLanguage } from '../inAnyLanguage';
import { words } from './words';

/** The number of puzzles of each finding. */
export type Found = Readonly<Record<Finding, number>>;

const { count, duration } = words;

const puzzles = (number: number): string => `${count(number)} ${number === 1 ? 'puzzle' : 'puzzles'}`;

/** How many puzzles were solved, continued by `how`, and what is wrong with the others. */
export function outcome({ one, many, none, unreadable }: Found, how = ''): string {
  const all = one + many + none + unreadable;
  if (one === all) return `${puzzles(all)} solved${how}`;
  const others = [
    many > 0 && `${count(many)} ${many === 1 ? 'has' : 'have'} many solutions`,
    none > 0 && `${count(none)} ${none === 1 ? 'has' : 'have'} no solution`,
    unreadable > 0 && `${count(unreadable)} could not be read`,
  ];
  return [`${count(one)} of ${puzzles(all)} solved${how}`, ...others.filter((part) => part !== false)].join(
    ', ',
  );
}

const weight = (bytes: number): string =>
  bytes < 950_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1e6).toFixed(1)} MB`;

export const many = {
  title: 'Solve many puzzles',
  help:
    'A file or a text with one puzzle on each line, such as .sdm or CSV, or nine lines each. ' +
    'Links and other notations may stand among them. Lines that begin with # are skipped.',
  drop: `Drop a file here, or paste its text with ${CTRL} V.`,
  openFile: 'Open a file',
  paste: 'Paste a text',
  otherFile: 'Open another file',
  last: 'Opened last',
  /** One of these files; `null` for a text. */
  lastFile: (name: string | null, bytes: number) => `${name ?? many.aText} · ${weight(bytes)}`,
  /** A button in the dialog that asks which of several puzzles is meant. */
  solveAll: 'Solve all of them',
  limit: 'Count',
  limitOf: (limit: number) => `up to ${count(limit)} solutions`,
  /** The name of the progress bar. */
  progress: 'Progress',
  /** The text of the progress bar: puzzles done, and how many per second. */
  solving: (number: number, perSecond: number) => `${puzzles(number)} · ${count(perSecond)} a second`,
  stop: 'Stop',
  ends: {
    done: (found: Found, milliseconds: number) => `${outcome(found, ` in ${duration(milliseconds)}`)}.`,
    stopped: (number: number) => `Stopped after ${puzzles(number)}.`,
    failed: (number: number) => `An error ended it after ${puzzles(number)}.`,
  },
  isCut: (number: number) => `Only the first ${puzzles(number)} are read.`,
  table: 'Puzzles and their solutions',
  show: 'Which puzzles to show',
  /** A filter of the table: the puzzles of one finding, or all. */
  filter: (finding: Finding | null, number: number) =>
    `${{ one: 'One', none: 'None', many: 'Many', unreadable: 'Unreadable', all: 'All' }[finding ?? 'all']} ${count(number)}`,
  columns: {
    number: 'No.',
    line: 'Line',
    verdict: 'Solutions',
    puzzle: 'Puzzle and solution',
    open: 'Open',
  },
  /** A number of solutions, in a word or two. */
  count: (number: number, exact: boolean) =>
    number === 0 ? 'None' : number === 1 ? 'One' : exact ? count(number) : `over ${count(number)}`,
  unreadable: 'Unreadable',
  /** The name of a row's button. */
  open: (puzzle: number) => `Open puzzle ${count(puzzle)} in the editor`,
  noRows: 'There are none of this kind.',
  /** The name of a puzzle that was opened from a file. */
  origin: (file: string, puzzle: number) => `${file}, puzzle ${count(puzzle)}`,
  /** Prints the rows in view. */
  print: 'Print',
  /** Rates the puzzles that have one solution. */
  rate: 'Rate them',
  /** Shown while puzzles are rated; `done` goes from 0 to 1. */
  rating: (done: number) => `Rating, ${Math.floor(done * 100)} %`,
  /** The order of the rows before they are sorted. */
  asInFile: 'As in the file',
  /** Puts the listed puzzles on the shelf. */
  keep: (number: number) => `Put ${count(number)} on the shelf`,
  /** What a pasted text is called. */
  aText: 'A text',
  saveAs: 'Save as',
  formats: { text: 'Text', csv: 'CSV', json: 'JSON' } satisfies Record<TableFormat, string>,
  /** Shown while the table is written; `done` goes from 0 to 1. */
  saving: (done: number) => `Writing, ${Math.floor(done * 100)} %`,
};

export type ManyMessages = InAnyLanguage<typeof many>;
