import { type CellLines, cellLinesOf, linesOf } from './lines';
import { withoutSurroundings } from './peel';
import { knownOf } from './source';

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

/** The lines of a source, raw and bare; these are made on first use. */
export const sourceLinesOf = knownOf((source): SourceLines => {
  const lines = linesOf(source);
  const raw = lines.length > MOST_LINES ? NO_LINES : cellLinesOf(lines);
  let bare: CellLines | null = null;
  const bared = (): CellLines => {
    if (raw.lines.length > MOST_PEELED) return NO_LINES;
    const lines = withoutSurroundings(raw.lines);
    const isSame = lines.length === raw.lines.length && lines.every((line, at) => line === raw.lines[at]);
    return isSame ? raw : cellLinesOf(lines);
  };
  return {
    raw,
    get bare() {
      bare ??= bared();
      return bare;
    },
  };
});

const NO_LINES: CellLines = { lines: [], mixed: null };
