import { linesOf, type Sheet, sheetOf } from './lines';
import { peeled } from './peel';
import type { Source } from './source';

/** The lines of a source that may hold cells, as they stand and without what stands around the cells. */
export interface Sheets {
  readonly raw: Sheet;
  readonly bare: Sheet;
}

/** More lines than this are no list of puzzles that could be shown. */
const MOST_LINES = 120_000;
/** Labels and comments are looked for in shorter texts only. */
const MOST_PEELED = 25_000;

const known = new WeakMap<Source, Sheets>();

/** The sheets of a source. Many notations ask for them; each is made once, when it is first wanted. */
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
  private made: Sheet | null = null;

  constructor(source: Source) {
    const lines = linesOf(source);
    this.raw = lines.length > MOST_LINES ? EMPTY_SHEET : sheetOf(lines);
  }

  get bare(): Sheet {
    const { lines } = this.raw;
    this.made ??= lines.length > MOST_PEELED ? EMPTY_SHEET : sheetOf(peeled(lines));
    return this.made;
  }
}

const EMPTY_SHEET: Sheet = { lines: [], mixed: null };
