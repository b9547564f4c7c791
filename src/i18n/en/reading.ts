import type { Cell, Clash } from '../../sudoku/core';
import type {
  Assumption,
  Choice,
  FileKind,
  NotationId,
  Place,
  Problem,
  ReadingError,
  Repair,
  RepairKind,
  VariantRule,
} from '../../sudoku/formats';
import type { Names } from '../cellNames';
import type { InAnyLanguage } from '../inAnyLanguage';
import { echo, type Sentences, tell } from '../tell';
import { plural, words } from './words';

const { count } = words;

const place = ({ line, column }: Place): string => `Line ${count(line)}, column ${count(column)}`;

const notations: Readonly<Record<NotationId, string>> = {
  ownLink: 'Unwind link',
  sudokuWiki: 'SudokuWiki link',
  sudokuExchange: 'SudokuExchange link',
  sudokuPad: 'SudokuPad link',
  fPuzzles: 'f-puzzles link',
  sudokuCoach: 'sudoku.coach link',
  anyLink: 'Link with 81 digits',
  gameId: 'Game ID of Simon Tatham’s puzzles',
  labelledCells: 'Cells with their rows and columns',
  openSudoku: 'OpenSudoku XML',
  siteData: 'f-puzzles or SudokuPad data',
  htmlTable: 'Table of a web page (HTML)',
  hodoku: 'HoDoKu library line',
  fixedWidth: 'Candidates, fixed width',
  candidates729: 'Candidates, 729 characters',
  array: 'JSON array',
  simpleSudoku: 'Simple Sudoku (.ss)',
  csv: 'Table (CSV)',
  picture: 'Picture with | lines',
  nineLines: 'Nine lines',
  line: '81 characters',
  pencilMarks: 'Candidate grid',
  sdk: 'SadMan (.sdk)',
  sdx: 'SadMan with candidates (.sdx)',
  sdm: 'Puzzle list (.sdm)',
};

const rules: Readonly<Record<VariantRule, string>> = {
  antiking: 'anti-king',
  antiknight: 'anti-knight',
  arrow: 'arrows',
  between: 'between lines',
  clone: 'clones',
  consecutive: 'marks between neighbours',
  diagonal: 'diagonals',
  disjoint: 'disjoint groups',
  evenOdd: 'even and odd cells',
  extraRegion: 'extra regions',
  fog: 'fog',
  irregular: 'irregular boxes',
  killer: 'killer cages',
  kropki: 'Kropki dots',
  littleKiller: 'little killer sums',
  minMax: 'minimum and maximum cells',
  nonconsecutive: 'no consecutive neighbours',
  other: 'other rules',
  palindrome: 'palindromes',
  quadruple: 'quadruples',
  renban: 'renban lines',
  sandwich: 'sandwich sums',
  skyscraper: 'skyscrapers',
  thermometer: 'thermometers',
  whispers: 'whisper lines',
  windoku: 'windoku windows',
  xSum: 'X-sums',
  xv: 'XV',
};

const files: Readonly<Record<FileKind, string>> = {
  sheet: 'This is a spreadsheet file. Open it, and copy the cells from there.',
  document: 'This is a file of a word processor. Open it, and copy the puzzle from there.',
  slides: 'This is a file of slides. Open it, and copy the puzzle from there; of a picture, use Photo.',
  pdf: 'This is a PDF file. Open it, and copy the puzzle from there; if it cannot be selected, use Photo.',
  picture: 'This is a picture. Open it with Photo.',
  archive: 'This is a packed file. Unpack it, and open what is inside.',
  other: 'This is not text. From a sheet or a document, copy the cells; of a picture, take Photo.',
};

const assumptions: Readonly<Record<Assumption, string>> = {
  columnsFirst: 'Read column by column',
  digitsLeft: 'Some digits of the text are not on the board',
  notOneSolution: 'Not exactly one solution: another board may be meant',
  rowsFirst: 'Read row by row',
  fromZero: 'Read with 0 to 8 as digits',
  droppedZeros: 'Read with the dropped zeros put back at the start',
  boxByBox: 'Read box by box',
  oneAmongCandidates: 'Candidates without givens: one solution fits them',
  manyAmongCandidates: 'Candidates without givens: many solutions fit them',
  noneAmongCandidates: 'Candidates without givens: no solution fits them',
  solvedCandidates: 'The solution that fits the candidates',
};

/** `where` names the place of a problem; it is empty if the problem has none. */
const problems: Sentences<Problem, [where: string]> = {
  empty: () => 'There is no text.',
  tooLarge: ({ characters, limit }) =>
    `This is too long for one puzzle: ${count(characters)} characters, where at most ${count(limit)} are read.`,
  binary: ({ file }) => files[file],
  rounded: ({ number }) =>
    `${echo(number)}: a spreadsheet took the puzzle for a number and lost most of its digits. Make the column text, and paste the puzzle there again.`,
  noPuzzle: () => 'There is no Sudoku in this text.',
  strangeCharacter: ({ character }, where) => `${where}: “${echo(character)}” is not a digit.`,
  strangeCell: ({ cell }, where) => `${where}: a cell cannot hold “${echo(cell)}”.`,
  wordsAmongCells: ({ words: found }, where) => `${where}: “${echo(found)}” is on a line of cells.`,
  rowLength: ({ row, cells, total }) =>
    total === 81
      ? `Row ${row} has ${plural(cells, 'cell')}, not 9.`
      : `${count(total)} of 81 cells: row ${row} has ${cells}.`,
  rowCount: ({ rows }) => `${plural(rows, 'row')}, not 9.`,
  cellCount: ({ cells }) => (cells < 81 ? `${cells} of 81 cells.` : `${count(cells)} cells, not 81.`),
  otherSize: ({ size }) => `This grid is ${size} × ${size}. Only 9 × 9 is read.`,
  variant: ({ rules: found }) =>
    `This puzzle has more than the classic rules: ${words.and(found.map((rule) => rules[rule]))}.`,
  needsNetwork: ({ site }) =>
    `${notations[site]}: it has only the name of a puzzle. Open it there and copy the puzzle itself.`,
  newerLink: () => 'The link is from a newer version of Unwind.',
  changedLink: () => 'The link is not as it was written: some of its characters have changed.',
  linkLength: ({ missing }) =>
    missing > 0
      ? `The link is incomplete: ${plural(missing, 'character')} ${missing === 1 ? 'is' : 'are'} missing.`
      : `The link has ${plural(-missing, 'character')} too many.`,
  strangeInLink: ({ character }) =>
    `The link is not as it was written: “${echo(character)}” cannot be in it.`,
  damagedLink: ({ site }) => `${notations[site]}: it is damaged or incomplete.`,
  readerBroke: ({ notation }) =>
    `${notations[notation]}: an error in Unwind prevents it from reading this text.`,
};

const repairs: Sentences<RepairKind> = {
  replace: ({ from, to }) => `Replace ${echo(from)} with ${to}`,
  blank: () => 'Leave that cell empty',
  remove: ({ from }) => `Remove ${echo(from)}`,
  removeLine: ({ line }) => `Remove line ${line}`,
  removeRow: ({ row }) => `Remove row ${row}`,
  keepCells: () => 'Keep only the cells',
  addBlanks: ({ count: blanks, row }) =>
    row === null
      ? `Add ${plural(blanks, 'empty cell')} at the end`
      : `Add ${plural(blanks, 'empty cell')} to row ${row}`,
  insertBlank: ({ row, column }) => `Put an empty cell at row ${row}, column ${column}`,
  removeBlank: ({ row, column }) => `Remove the empty cell ${column} of row ${row}`,
  addRow: ({ row }) => (row === 9 ? 'Add an empty last row' : `Put an empty row at row ${row}`),
};

const blanksAre = (blank: string | null): string[] => {
  if (blank === null) return [];
  if (blank === '') return ['empty cells are left out'];
  return [blank === ' ' ? 'empty cells are spaces' : `empty cells are “${echo(blank)}”`];
};

/** The sentence of a problem, which always begins with the problem's place. */
function placed(error: ReadingError): string {
  const where = error.at === null ? '' : place(error.at);
  const sentence = tell(problems, error, where);
  return sentence.startsWith(where) ? sentence : `${where}: ${sentence}`;
}

/** Which part of a text is left out although it looks like a puzzle, and how many more such parts there are. */
function leftOut(error: ReadingError): string {
  const what =
    error.others === 0
      ? 'Another part of the text is not a puzzle and is left out.'
      : `${count(error.others + 1)} other parts of the text are not puzzles and are left out. The first:`;
  return `${what} ${placed(error)}`;
}

export function readingIn({ at }: Names) {
  const reading = {
    /** How the text was read, where it can be read in several ways: "Read as 27 lines", "Read column by column". */
    how: ({ notation, details: { lines }, assumed }: Choice) =>
      assumed !== undefined
        ? assumptions[assumed]
        : lines === null || lines < 2
          ? `Read as: ${notations[notation]}`
          : `Read as ${plural(lines, 'line')}`,
    /** What was recognised: "9 lines, blanks are “*”, 21 givens". */
    recognised({ notation, details }: Choice) {
      const { lines, blank, givens, entries, notes, unknownKeys, onGivens } = details;
      const parts = [
        ...(lines === null ? [notations[notation]] : [plural(lines, 'line')]),
        ...blanksAre(blank),
        plural(givens, 'given'),
        ...(entries > 0 ? [plural(entries, 'entry', 'entries')] : []),
        ...(notes > 0 ? [`notes in ${plural(notes, 'cell')}`] : []),
      ];
      const ignored =
        unknownKeys.length === 0 ? '' : ` Not used: ${words.and(unknownKeys.slice(0, 3).map(echo))}.`;
      const left = onGivens.length === 0 ? '' : ` ${reading.onGivens(onGivens)}`;
      return `${parts.join(', ')}.${ignored}${left}`;
    },
    /** Says which digit clashes first, and how many more clashes there are; empty if none does. */
    clash: ([first, ...others]: readonly Clash[]) =>
      first === undefined
        ? ''
        : `Givens clash: ${first.digit} is twice in ${words.house(first.house)}, at ${words.and([at(first.a), at(first.b)])}.${others.length === 0 ? '' : ` And ${count(others.length)} more.`}`,
    /** Says that entries at these cells (at least one) are left out. */
    onGivens([cell, ...others]: readonly Cell[]) {
      return cell !== undefined && others.length === 0
        ? `The entry at ${at(cell)} is left out: a different given is there.`
        : `${count(others.length + 1)} entries are left out: different givens are there.`;
    },
    /**
     * Which part of a text was left out although it looks like a puzzle, and how many more such parts there are.
     */
    left: leftOut,
    /** What is wrong with a text, and where. */
    error: (error: ReadingError) => tell(problems, error, error.at === null ? '' : place(error.at)),
    /** What was probably meant, and how many more problems there are; empty if there is nothing to add. */
    advice({ repairs: [first], others }: ReadingError) {
      const meant = first?.kind === 'replace' ? [`Did you mean ${first.to}?`] : [];
      return [...meant, ...(others > 0 ? [`And ${count(others)} more.`] : [])].join(' ');
    },
    repair: (repair: Repair) => tell(repairs, repair),
    /** The name of a notation in menus. */
    notation: (id: NotationId) => notations[id],
  };
  return reading;
}

export type ReadingMessages = InAnyLanguage<ReturnType<typeof readingIn>>;
