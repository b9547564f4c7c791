import type { Found, ManyMessages } from '../sections/many';
import { words } from './words';

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

export const many: ManyMessages = {
  title: 'Solve many puzzles',
  help:
    'A file or a text with one puzzle on each line, such as .sdm or CSV, or nine lines each. ' +
    'Links and other notations may stand among them. Lines that begin with # are skipped.',
  drop: 'Drop a file here, or paste its text with Ctrl V.',
  openFile: 'Open a file',
  paste: 'Paste a text',
  otherFile: 'Open another file',
  last: 'Opened last',
  lastFile: (name, bytes) => `${name ?? 'A text'} · ${weight(bytes)}`,
  solveAll: 'Solve all of them',
  limit: 'Count solutions',
  limitOf: (limit) => `up to ${count(limit)}`,
  progress: 'Progress',
  solving: (number, perSecond) => `${puzzles(number)} · ${count(perSecond)} a second`,
  stop: 'Stop',
  ends: {
    done: (found, milliseconds) => `${outcome(found, ` in ${duration(milliseconds)}`)}.`,
    stopped: (number) => `Stopped after ${puzzles(number)}.`,
    failed: (number) => `An error ended it after ${puzzles(number)}.`,
  },
  isCut: (number) => `Only the first ${puzzles(number)} are read.`,
  table: 'Puzzles and their solutions',
  show: 'Which puzzles to show',
  filter: (finding, number) =>
    `${{ one: 'One', none: 'None', many: 'Many', unreadable: 'Unreadable', all: 'All' }[finding ?? 'all']} ${count(number)}`,
  columns: {
    number: 'No.',
    line: 'Line',
    verdict: 'Solutions',
    puzzle: 'Puzzle and solution',
    open: 'Open',
  },
  count: (number, exact) =>
    number === 0 ? 'None' : number === 1 ? 'One' : exact ? count(number) : `over ${count(number)}`,
  unreadable: 'Unreadable',
  open: (puzzle) => `Open puzzle ${count(puzzle)} in the editor`,
  noRows: 'There are none of this kind.',
  origin: (file, puzzle) => `${file}, puzzle ${count(puzzle)}`,
  print: 'Print',
  saveAs: 'Save as',
  formats: { text: 'Text', csv: 'CSV', json: 'JSON' },
  saving: (done) => `Writing, ${Math.floor(done * 100)} %`,
};
