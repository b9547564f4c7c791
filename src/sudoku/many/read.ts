import { EMPTY_GRID, type Grid, overlay } from '../core';
import {
  type Choice,
  hasTrait,
  type Reading,
  type ReadingError,
  type ReadingHooks,
  readText,
} from '../formats';
import { endOfLine, lineAfter } from './lines';
import {
  kindOf,
  type LineCells,
  type LineKind,
  NOTHING,
  PUZZLE,
  readCellLine,
  readPlainLine,
  readPlainRow,
  UNSURE,
} from './plainLine';

/** Where a puzzle stands in a piece: its first line, counted from 0, and its bytes. */
export interface Unit {
  readonly line: number;
  readonly start: number;
  readonly end: number;
}

/** Receives what is read from a piece, in order of the lines. */
export interface Sink {
  /** A puzzle. `cells` is reused for the next one, so copy it. */
  puzzle(unit: Unit, cells: LineCells): void;
  /** Something that is not a puzzle, and why. `unit.line` is the line of the problem; the place has only its column. */
  failure(unit: Unit, reason: ReadingError): void;
}

export interface ReadOptions extends ReadingHooks {
  /** Decodes UTF-8. */
  readonly decode: (bytes: Uint8Array) => string;
  /** Whether the piece is the start of the file. There a line without digits is a heading. */
  readonly first: boolean;
}

/** A line that could not be read from its bytes alone. */
interface Line {
  readonly number: number;
  readonly start: number;
  readonly end: number;
  readonly kind: LineKind;
}

/** More lines than this are not tried as one puzzle. */
const MOST_LINES_OF_ONE = 40;

/**
 * Reads all puzzles of a piece of a file and returns how many lines it has. The looks of lines decide which belong
 * together. A line of 81 cells is a puzzle. Of the lines between these and empty lines, each that can hold a whole
 * puzzle is read by itself, in any notation. The rest is tried as one puzzle, then as groups of nine rows. Comments
 * (`#`, `//`, `;`, `%`) and markup without cells are skipped; anything else that is not a puzzle is a failure.
 */
export async function readPiece(bytes: Uint8Array, sink: Sink, options: ReadOptions): Promise<number> {
  const cells = new Uint8Array(81);
  let block: Line[] = [];
  let number = 0;
  for (let start = 0; start < bytes.length; ) {
    const endOfCells = readCellLine(bytes, start, cells);
    const end = endOfCells || endOfLine(bytes, start);
    const plain = endOfCells > 0 ? PUZZLE : readPlainLine(bytes, start, end, cells);
    const unit = { line: number, start, end };
    if (plain === UNSURE) block.push({ number, start, end, kind: kindOf(bytes, start, end) });
    else if (plain !== NOTHING || !isPartOfGrid(block)) {
      if (block.length > 0) {
        const closed = block;
        block = [];
        await readBlock(bytes, closed, sink, options);
      }
      if (plain === PUZZLE) sink.puzzle(unit, cells);
      else if (plain !== NOTHING) sink.failure(unit, miscounted(plain));
    }
    start = lineAfter(bytes, end);
    number++;
  }
  if (block.length > 0) await readBlock(bytes, block, sink, options);
  return number;
}

const miscounted = (cells: number): ReadingError => ({
  kind: 'cellCount',
  cells,
  at: null,
  repairs: [],
  others: 0,
});

/** Whether the empty line after these may only separate bands of a grid. */
function isPartOfGrid(block: readonly Line[]): boolean {
  const rows = rowsIn(block);
  return (rows === 3 || rows === 6) && block.every(({ kind }) => kind !== 'whole' && kind !== 'cells');
}

async function readBlock(
  bytes: Uint8Array,
  block: readonly Line[],
  sink: Sink,
  options: ReadOptions,
): Promise<void> {
  const parts = partsOf(block);
  const cells = new Uint8Array(81);
  const hooks: ReadingHooks = { ...options, mostChoices: Number.POSITIVE_INFINITY };
  const isPlain = (part: readonly Line[]): boolean => readPlainGrid(bytes, part, cells);
  if (block.length > 1 && block.length <= MOST_LINES_OF_ONE && !parts.every(isPlain)) {
    const reading = await readText(textOf(bytes, block, options.decode), hooks);
    if (reading.kind === 'one' && isAllOf(block, reading.choice)) return take(reading, block, sink);
  }
  for (const part of parts) {
    if (isPlain(part)) {
      sink.puzzle(unitOf(part), cells);
      continue;
    }
    const text = textOf(bytes, part, options.decode);
    if (isPassedOver(text, part, options.first)) continue;
    if (isProse(text, part)) {
      sink.failure(unitOf(part), NO_PUZZLE);
      continue;
    }
    const reading = await readText(text, hooks);
    if (reading.kind !== 'refused' || !isHeader(text, part)) take(reading, part, sink);
  }
}

const BRACKET = '['.charCodeAt(0);

/** Reads nine rows of nine cells, perhaps under a title that is not in brackets. Returns whether the lines are that. */
function readPlainGrid(bytes: Uint8Array, lines: readonly Line[], cells: LineCells): boolean {
  const from = lines.findIndex(({ kind }) => kind !== 'words');
  if (from < 0 || lines.length !== from + 9) return false;
  if (lines.slice(0, from).some(({ start }) => bytes[start] === BRACKET)) return false;
  return lines.slice(from).every(({ start, end }, row) => readPlainRow(bytes, start, end, cells, row));
}

/** Whether the only reading of some lines used all of them, not just one of several equal puzzles. */
function isAllOf(lines: readonly Line[], { notation, details }: Choice): boolean {
  if (lines.some(({ kind }) => kind === 'whole')) return hasTrait(notation, 'manyCellsPerLine');
  return details.lines !== 9 || rowsIn(lines) < 18;
}

const isRow = ({ kind }: Line): boolean => kind === 'row' || kind === 'cells';
const rowsIn = (lines: readonly Line[]): number => lines.filter(isRow).length;

function textOf(bytes: Uint8Array, lines: readonly Line[], decode: ReadOptions['decode']): string {
  return lines.map(({ start, end }) => decode(bytes.subarray(start, end))).join('\n');
}

/** Splits lines into groups: each whole puzzle by itself, and nine rows with the words and rules above them. */
function partsOf(block: readonly Line[]): readonly (readonly Line[])[] {
  const parts: Line[][] = [];
  let open: Line[] = [];
  let rows = 0;
  const close = (): void => {
    // Lines of words without rows below them do not belong together.
    if (rows > 0) parts.push(open);
    else for (const line of open) parts.push([line]);
    open = [];
    rows = 0;
  };
  for (const line of block) {
    if (line.kind === 'whole') {
      close();
      parts.push([line]);
      continue;
    }
    if (rows > 0 && line.kind === 'words') close();
    if (rows === 9 && isRow(line)) close();
    open.push(line);
    if (isRow(line)) rows++;
  }
  close();
  return parts.filter((part) => part.length > 0);
}

const NO_PUZZLE: ReadingError = { kind: 'noPuzzle', at: null, repairs: [], others: 0 };

/** Whether a line is only words. Then it need not be read in every notation; a file may have many such lines. */
const isProse = (text: string, [line, more]: readonly Line[]): boolean =>
  more === undefined && line?.kind === 'words' && /^[\p{L}\s,!'"-]*$/u.test(text);

/** A heading of columns has no more characters than this. */
const LONGEST_HEADING = 200;

function isPassedOver(text: string, [line, more]: readonly Line[], first: boolean): boolean {
  if (more !== undefined || line === undefined) return false;
  if (line.kind === 'rule' || /^\s*(#(?!\S*=)|\/\/|;|%)/.test(text)) return true;
  if (/^\s*<[^>]{0,80}>\s*$/.test(text)) return true;
  return first && line.number === 0 && text.length <= LONGEST_HEADING && !/\d/.test(text);
}

/**
 * Whether a line without a puzzle belongs to the head of the grid of an .sdk file, though an empty line is between.
 * An address there may look like a link, and the name of a section like a word.
 */
const isHeader = (text: string, { length }: readonly Line[]): boolean =>
  length === 1 && /^\s*(#\s?[ADCBSLUHP](?!=|[^\s=]*=*\s*$)|\[(puzzle|state)\]\s*$)/i.test(text);

/** Where some lines stand, starting from the first with cells. */
function unitOf(lines: readonly Line[]): Unit {
  const [head] = lines;
  const last = lines.at(-1);
  if (head === undefined || last === undefined) throw new Error('no lines');
  return { line: (lines.find(isRow) ?? head).number, start: head.start, end: last.end };
}

function take(reading: Reading, lines: readonly Line[], sink: Sink): void {
  const unit = unitOf(lines);
  if (reading.kind === 'refused') {
    const { error } = reading;
    const line = lines[(error.at?.line ?? 1) - 1]?.number ?? unit.line;
    sink.failure({ ...unit, line }, withoutPlace(error));
    return;
  }
  for (const { puzzle } of reading.kind === 'one' ? [reading.choice] : puzzlesAmong(reading.choices)) {
    const { givens, entries } = puzzle;
    sink.puzzle(unit, cellsOf(givens === EMPTY_GRID ? entries : givens));
  }
  if (reading.left === null) return;
  const line = lines[(reading.left.at?.line ?? 1) - 1]?.number ?? unit.line;
  const reason = { ...withoutPlace(reading.left), others: 0 };
  for (let i = 0; i <= reading.left.others; i++) sink.failure({ ...unit, line }, reason);
}

/**
 * The puzzles among several readings. In lists, tables and links each is a puzzle, except one that is only the
 * solution of another. Bare text that can be read in several ways is one puzzle, the likeliest.
 */
function puzzlesAmong(choices: readonly Choice[]): readonly Choice[] {
  const listed = choices.filter(({ notation }) => hasTrait(notation, 'severalPerLine'));
  if (listed.length === 0) return choices.slice(0, 1);
  return listed.filter(
    ({ puzzle: { givens: answer } }) =>
      answer.includes('.') ||
      !listed.some(({ puzzle: { givens } }) => givens !== answer && overlay(answer, givens) === answer),
  );
}

/** An error whose place holds only its column: the line is that of the unit, and the text around it does not count. */
const withoutPlace = (error: ReadingError): ReadingError => ({
  ...error,
  at: error.at === null ? null : { start: 0, end: 0, line: 0, column: error.at.column },
  repairs: [],
});

function cellsOf(grid: Grid): LineCells {
  const cells = new Uint8Array(81);
  for (let cell = 0; cell < 81; cell++) {
    const digit = grid.charCodeAt(cell) - 48;
    cells[cell] = Math.max(0, digit);
  }
  return cells;
}

/* The characters of a grid as codes. */
const CODES = new Uint8Array(81);

/** Cells as a grid. */
export function gridOf(cells: LineCells): Grid {
  for (let cell = 0; cell < 81; cell++) {
    const digit = cells[cell] as number;
    CODES[cell] = digit === 0 ? 46 : 48 + digit;
  }
  return String.fromCharCode(...CODES) as Grid;
}
