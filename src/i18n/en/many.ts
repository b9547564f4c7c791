import type { ManyMessages } from '../sections/many';
import { words } from './words';

const { count, duration } = words;

const puzzles = (number: number): string => `${count(number)} ${number === 1 ? 'puzzle' : 'puzzles'}`;

export const many: ManyMessages = {
  title: 'Solve many puzzles',
  help:
    'A file or a text with one puzzle on each line, such as .sdm or CSV, or nine lines each. ' +
    'Links and other notations may stand among them. Lines that begin with # are passed over.',
  drop: 'Drop a file here, or paste its text with Ctrl V.',
  openFile: 'Open a file',
  otherFile: 'Open another file',
  solveAll: 'Solve all of them',
  limit: 'Count solutions',
  limitOf: (limit) => `up to ${count(limit)}`,
  progress: 'Progress',
  solving: (number, perSecond) => `${puzzles(number)} · ${count(perSecond)} a second`,
  stop: 'Stop',
  ends: {
    done: (number, milliseconds) => `${puzzles(number)} in ${duration(milliseconds)}.`,
    stopped: (number) => `Stopped after ${puzzles(number)}.`,
    failed: (number) => `Ended by an error after ${puzzles(number)}.`,
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
  noRows: 'No puzzle is of this kind.',
  origin: (file, puzzle) => `${file}, puzzle ${count(puzzle)}`,
  print: 'Print',
  saveAs: 'Save as',
  formats: { text: 'Text', csv: 'CSV', json: 'JSON' },
  saving: (done) => `Writing, ${Math.floor(done * 100)} %`,
};
