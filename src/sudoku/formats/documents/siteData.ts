import { CERTAINTY, type Format, faultOf, found, type Outcome, refused } from '../format';
import { isObject, parseJson } from '../links/json';
import { fPuzzlesPuzzle, type SitePuzzle, sclPuzzle } from '../links/sitePuzzle';
import { knownOf, type Source } from '../text/source';

/** The JSON of f-puzzles and SudokuPad as it is, not packed into a link. Classic puzzles only. */
export const siteData = {
  id: 'siteData',
  carries: ['givens', 'entries', 'notes'],
  extension: 'json',
  read(source: Source): Outcome {
    const puzzle = siteDataIn(source);
    if (puzzle === null) return null;
    if (puzzle.kind === 'classic') return found([puzzle.find], { marked: true });
    const start = source.text.search(/\S/);
    return refused(faultOf(puzzle, CERTAINTY.marked, { start, end: source.text.trimEnd().length }));
  },
} as const satisfies Format;

/** Reads a text that is itself the data of a puzzle site, as exported or unpacked from a link; `null` if it is not. */
export const siteDataIn = knownOf((source): SitePuzzle => {
  const text = source.text.trim();
  if (!text.startsWith('{') || !text.endsWith('}') || !/"(?:grid|cells)"/.test(text)) return null;
  const data = parseJson(text);
  if (!isObject(data)) return null;
  return hasRowsOfObjects(data.grid)
    ? fPuzzlesPuzzle(data)
    : hasRowsOfObjects(data.cells)
      ? sclPuzzle(data)
      : null;
});

/** Rows of numbers are an ordinary array. */
const hasRowsOfObjects = (grid: unknown): boolean =>
  Array.isArray(grid) && Array.isArray(grid[0]) && isObject(grid[0][0]);
