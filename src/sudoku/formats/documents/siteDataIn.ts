import { isObject, parseJson } from '../links/json';
import { fPuzzlesPuzzle, type SitePuzzle, sclPuzzle } from '../links/sitePuzzle';
import type { Source } from '../text/source';

const known = new WeakMap<Source, SitePuzzle>();

/**
 * What a text is that is the data of a puzzle site itself, as its export or a link unpacked gives it; `null` if it is
 * none. Two notations ask, and the answer is worked out once.
 */
export function siteDataIn(source: Source): SitePuzzle {
  let puzzle = known.get(source);
  if (puzzle === undefined) {
    puzzle = siteData(source.text.trim());
    known.set(source, puzzle);
  }
  return puzzle;
}

function siteData(text: string): SitePuzzle {
  if (!text.startsWith('{') || !text.endsWith('}') || !/"(?:grid|cells)"/.test(text)) return null;
  const data = parseJson(text);
  if (!isObject(data)) return null;
  return hasRowsOfObjects(data.grid)
    ? fPuzzlesPuzzle(data)
    : hasRowsOfObjects(data.cells)
      ? sclPuzzle(data)
      : null;
}

/** Rows of numbers are an array like any other. */
const hasRowsOfObjects = (grid: unknown): boolean =>
  Array.isArray(grid) && Array.isArray(grid[0]) && isObject(grid[0][0]);
