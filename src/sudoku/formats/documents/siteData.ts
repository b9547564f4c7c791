import { CERTAINTY, type Format, faultOf, found, type Outcome, refused } from '../format';
import type { Source } from '../text/source';
import { siteDataIn } from './siteDataIn';

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
