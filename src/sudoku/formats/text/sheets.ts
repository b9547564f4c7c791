import { type KnownLines, type Line, linesOf, type Sheet, sheetOf } from './lines';
import { peeled } from './peel';
import type { Source } from './source';

/**
 * The lines of a source that may hold cells: `raw` as they are, and `bare` without what surrounds the cells. Both are
 * the same object if nothing does.
 */
export interface Sheets {
  readonly raw: Sheet;
  readonly bare: Sheet;
}

/** A text of more lines than this is not a list of puzzles that could be shown. */
const MOST_LINES = 120_000;
/** Labels and comments are only looked for in shorter texts. */
const MOST_PEELED = 25_000;

const known = new WeakMap<Source, Sheets>();

/** The lines of a source, raw and bare. Many notations need them; each is made on first use and kept. */
export function sheetsOf(source: Source): Sheets {
  let sheets = known.get(source);
  if (sheets === undefined) {
    sheets = new LazySheets(source);
    known.set(source, sheets);
  }
  return sheets;
}

class LazySheets implements Sheets {
  readonly raw: Sheet;
  private readonly known: KnownLines = new Map();
  private made: Sheet | null = null;

  constructor(source: Source) {
    const lines = linesOf(source);
    this.raw = lines.length > MOST_LINES ? EMPTY_SHEET : sheetOf(lines, this.known);
  }

  get bare(): Sheet {
    this.made ??= this.raw.lines.length > MOST_PEELED ? EMPTY_SHEET : this.bared();
    return this.made;
  }

  private bared(): Sheet {
    const lines = peeled(this.raw.lines);
    return isSame(lines, this.raw.lines) ? this.raw : sheetOf(lines, this.known);
  }
}

const isSame = (a: readonly Line[], b: readonly Line[]): boolean =>
  a.length === b.length && a.every((line, index) => line === b[index]);

const EMPTY_SHEET: Sheet = { lines: [], mixed: null };
