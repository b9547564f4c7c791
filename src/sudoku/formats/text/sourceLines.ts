import { type CellLines, cellLinesOf, type KnownLines, type Line, linesOf } from './lines';
import { withoutSurroundings } from './peel';
import type { Source } from './source';

/**
 * The lines of a source that may hold cells: `raw` as they are, and `bare` without what surrounds the cells. Both are
 * the same object if nothing does.
 */
export interface SourceLines {
  readonly raw: CellLines;
  readonly bare: CellLines;
}

/** A text of more lines than this is not a list of puzzles that could be shown. */
const MOST_LINES = 120_000;
/** Labels and comments are only looked for in shorter texts. */
const MOST_PEELED = 25_000;

const known = new WeakMap<Source, SourceLines>();

/** The lines of a source, raw and bare. Many notations need them; each is made on first use and kept. */
export function sourceLinesOf(source: Source): SourceLines {
  let sourceLines = known.get(source);
  if (sourceLines === undefined) {
    sourceLines = new LazySourceLines(source);
    known.set(source, sourceLines);
  }
  return sourceLines;
}

class LazySourceLines implements SourceLines {
  readonly raw: CellLines;
  private readonly known: KnownLines = new Map();
  private made: CellLines | null = null;

  constructor(source: Source) {
    const lines = linesOf(source);
    this.raw = lines.length > MOST_LINES ? NO_LINES : cellLinesOf(lines, this.known);
  }

  get bare(): CellLines {
    this.made ??= this.raw.lines.length > MOST_PEELED ? NO_LINES : this.bared();
    return this.made;
  }

  private bared(): CellLines {
    const lines = withoutSurroundings(this.raw.lines);
    return isSame(lines, this.raw.lines) ? this.raw : cellLinesOf(lines, this.known);
  }
}

const isSame = (a: readonly Line[], b: readonly Line[]): boolean =>
  a.length === b.length && a.every((line, index) => line === b[index]);

const NO_LINES: CellLines = { lines: [], mixed: null };
