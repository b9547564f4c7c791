import { kindOf, type LineKind, NOTHING, PUZZLE, readPlainLine, UNSURE } from './plainLine';

/** A span of a file that contains whole puzzles. */
export interface Piece {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The offset of its first byte in the file. */
  readonly at: number;
}

/** The intended size of a piece: some 1,500 puzzles of one line, a tenth of a second for a slow worker. */
const PIECE_BYTES = 131_072;
/** A piece in which no end of a puzzle is found grows to this many bytes; then the rest of its last line is dropped. */
const MOST_BYTES = 1_048_576;

const NEWLINE = 10;
const RETURN = 13;

/**
 * Cuts a stream of bytes into pieces without splitting a puzzle: after a line that is a puzzle, after an empty line,
 * before a line of words that follows rows, else after a multiple of nine lines. Reads at most one piece ahead.
 */
export async function* piecesOf(
  stream: AsyncIterable<Uint8Array>,
  size: number = PIECE_BYTES,
): AsyncGenerator<Piece, void, undefined> {
  let held: Uint8Array = new Uint8Array(0);
  let at = 0;
  let dropping = false;
  const pass = (count: number): void => {
    held = held.subarray(count);
    at += count;
  };
  const drop = (): void => {
    const end = held.indexOf(NEWLINE);
    dropping = end < 0;
    pass(dropping ? held.length : end + 1);
  };
  for await (const chunk of stream) {
    held = joined(held, chunk);
    if (dropping) drop();
    while (held.length >= size) {
      const cut = lastCut(held.subarray(0, size)) || lastCut(held.subarray(0, MOST_BYTES));
      if (cut === 0 && held.length < MOST_BYTES) break;
      const length = cut || MOST_BYTES;
      yield { bytes: held.slice(0, length), at };
      pass(length);
      if (cut === 0) drop();
    }
  }
  if (held.length > 0) yield { bytes: held.slice(), at };
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array {
  if (a.length === 0) return b;
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}

const CELLS = new Uint8Array(81);

/** What the lines read so far belong to, judged by their looks. Words may be the title of the rows below them. */
type Group = 'none' | 'whole' | 'words' | 'rows';

/** The last offset at which no puzzle is cut in two, judged by looks; 0 if there is none. */
function lastCut(bytes: Uint8Array): number {
  const quick = endOfLastPuzzle(bytes);
  if (quick > 0) return quick;
  let safe = 0;
  let likely = 0;
  let group: Group = 'none';
  /* How many lines the group has, and how many there are since an empty line. */
  let lines = 0;
  let all = 0;
  for (const { start, end, next } of eachLine(bytes)) {
    // The line may continue after these bytes, and a carriage return may be followed by a line feed.
    if (end === bytes.length || (next === bytes.length && bytes[end] === RETURN)) break;
    const plain = readPlainLine(bytes, start, end, CELLS);
    if (plain !== UNSURE) {
      // Three or six rows before an empty line may be a part of a grid.
      if (plain !== NOTHING || (all !== 3 && all !== 6)) {
        safe = next;
        all = 0;
      }
      group = 'none';
      continue;
    }
    const before: Group = group;
    group = groupOf(kindOf(bytes, start, end));
    if (group !== before) lines = 0;
    if (before === 'rows' && group === 'words') safe = start;
    else if (group !== before && (before === 'whole' || group === 'whole')) likely = start;
    all++;
    lines++;
    if (group !== 'words' && lines % 9 === 0) likely = next;
  }
  return safe || likely;
}

/** The offset after the last line that ends with a line feed, if that line is a puzzle by itself; else 0. */
function endOfLastPuzzle(bytes: Uint8Array): number {
  const end = bytes.lastIndexOf(NEWLINE);
  if (end < 1) return 0;
  // An older line end, a carriage return alone, makes the line too long to be a puzzle.
  const start = bytes.lastIndexOf(NEWLINE, end - 1) + 1;
  const to = bytes[end - 1] === RETURN ? end - 1 : end;
  return readPlainLine(bytes, start, to, CELLS) === PUZZLE ? end + 1 : 0;
}

const groupOf = (kind: LineKind): Group => (kind === 'whole' || kind === 'words' ? kind : 'rows');

/** A line of some bytes: where it begins, where it ends without its line end, and where the next begins. */
export interface ByteLine {
  readonly start: number;
  readonly end: number;
  readonly next: number;
}

/** The lines of some bytes. They end in a line feed, a carriage return or both. */
export function* eachLine(bytes: Uint8Array): Generator<ByteLine, void, undefined> {
  let start = 0;
  while (start < bytes.length) {
    let end = start;
    while (end < bytes.length && bytes[end] !== NEWLINE && bytes[end] !== RETURN) end++;
    const next = end + (bytes[end] === RETURN && bytes[end + 1] === NEWLINE ? 2 : 1);
    yield { start, end, next: Math.min(next, bytes.length) };
    start = next;
  }
}
