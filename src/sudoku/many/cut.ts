import { eachLine, NEWLINE, RETURN } from './lines';
import { kindOf, type LineKind, NOTHING, PUZZLE, readPlainLine, UNSURE } from './plainLine';

/** Bytes that can be read in parts, a little ahead and back. */
export interface ByteSource {
  /** How many bytes there are; `Infinity` until that is known. */
  readonly size: number;
  /** The bytes from one offset to another; fewer if they end before. */
  read(from: number, to: number): Promise<Uint8Array<ArrayBuffer>>;
  /** No byte before this offset is read again. */
  pass?(offset: number): void;
}

/** A span of a file that contains whole puzzles: the offset of its first byte, and of the first byte after it. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The bytes of a span. */
export interface Piece {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The offset of its first byte in the file. */
  readonly at: number;
}

/** The intended size of a piece: some 1,500 puzzles of one line, a tenth of a second for a slow worker. */
export const PIECE_BYTES = 131_072;
/** A piece in which no end of a puzzle is found grows to this many bytes; then the rest of its last line is dropped. */
const MOST_BYTES = 1_048_576;
/** The last line of a span is looked for in so many bytes. */
const TAIL_BYTES = 4096;

/**
 * Cuts a file into spans without splitting a puzzle: after a line that is a puzzle, after an empty line, before a line
 * of words that follows rows, else after a multiple of nine lines. If the puzzles are lines, reads only the last line
 * of each span.
 *
 * @param sizeFrom the intended size of the span that begins at an offset
 */
export async function* spansOf(
  source: ByteSource,
  sizeFrom: (from: number) => number,
): AsyncGenerator<Span, void, undefined> {
  for (let from = 0; from < source.size; source.pass?.(from)) {
    const size = sizeFrom(from);
    const cut = (await cutAfterPuzzle(source, from, size)) ?? (await cutByLooks(source, from, size));
    const to = cut ?? from + MOST_BYTES;
    if (to > from) yield { from, to };
    from = cut ?? (await lineBeyond(source, to));
  }
}

/** A stream of bytes cut into pieces as `spansOf` does. Reads at most one piece ahead. */
export async function* piecesOf(
  stream: AsyncIterable<Uint8Array>,
  size: number = PIECE_BYTES,
): AsyncGenerator<Piece, void, undefined> {
  const chunks = stream[Symbol.asyncIterator]();
  try {
    const source = sourceOf(chunks);
    for await (const { from, to } of spansOf(source, () => size))
      yield { bytes: await source.read(from, to), at: from };
  } finally {
    await chunks.return?.();
  }
}

/** A stream as a source that holds what was read and not yet passed. */
function sourceOf(chunks: AsyncIterator<Uint8Array>): ByteSource {
  let held: Uint8Array<ArrayBuffer> = new Uint8Array(0);
  let at = 0;
  let size = Number.POSITIVE_INFINITY;
  return {
    get size() {
      return size;
    },
    async read(from, to) {
      while (at + held.length < Math.min(to, size)) {
        const { done, value } = await chunks.next();
        if (done) size = at + held.length;
        else held = joined(held, value);
      }
      return held.slice(from - at, to - at);
    },
    pass(offset) {
      held = held.subarray(offset - at);
      at = offset;
    },
  };
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}

/** The end of the file if it is that near; else the end of the last line of a span if that is a puzzle, or `null`. */
async function cutAfterPuzzle(source: ByteSource, from: number, size: number): Promise<number | null> {
  const to = from + size;
  const searched = Math.max(from, to - TAIL_BYTES);
  const tail = await source.read(searched, to);
  if (to >= source.size) return source.size;
  const end = tail.lastIndexOf(NEWLINE);
  const start = end < 1 ? 0 : tail.lastIndexOf(NEWLINE, end - 1) + 1;
  // A line that begins before these bytes is too long. So is one of an older file, whose lines end in carriage returns.
  if (start === 0 && (end < 1 || searched > from)) return null;
  const isPuzzle = readPlainLine(tail, start, end - (tail[end - 1] === RETURN ? 1 : 0), CELLS) === PUZZLE;
  return isPuzzle ? searched + end + 1 : null;
}

/** The last offset at which no puzzle is cut in two, judged by looks; the end of the file if it is near; or `null`. */
async function cutByLooks(source: ByteSource, from: number, size: number): Promise<number | null> {
  for (const most of [Math.min(size, PIECE_BYTES), MOST_BYTES]) {
    const bytes = await source.read(from, from + most);
    if (from + most >= source.size) return source.size;
    const length = lastCut(bytes);
    if (length > 0) return from + length;
  }
  return null;
}

/** Where the line begins after the one that contains an offset. */
async function lineBeyond(source: ByteSource, offset: number): Promise<number> {
  for (let from = offset; from < source.size; from += PIECE_BYTES) {
    source.pass?.(from);
    const end = (await source.read(from, from + PIECE_BYTES)).indexOf(NEWLINE);
    if (end >= 0) return from + end + 1;
  }
  return source.size;
}

const CELLS = new Uint8Array(81);

/** What the lines read so far belong to, judged by their looks. Words may be the title of the rows below them. */
type Group = 'none' | 'whole' | 'words' | 'rows';

/** The last offset at which no puzzle is cut in two, judged by looks; 0 if there is none. */
function lastCut(bytes: Uint8Array): number {
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

const groupOf = (kind: LineKind): Group => (kind === 'whole' || kind === 'words' ? kind : 'rows');
