import { type Grid, grid } from '../core';
import lines from './rated/rated-puzzles-open.jsonl?raw';

/** A rating on the scale of Sudoku Explainer. */
export interface ExplainerRating {
  readonly er: number;
  readonly ep: number;
  readonly ed: number;
}

/** A puzzle and its ratings by other programs; rated/README.md names them. */
export interface RatedPuzzle {
  readonly id: string;
  readonly puzzle: Grid;
  /** The rating by Sudoku Explainer 1.2.1 if known, else by its successor. */
  readonly explainer: ExplainerRating;
  /** HoDoKu's score: the sum over all steps. */
  readonly score: number;
}

interface Raw {
  readonly id: string;
  readonly puzzle: string;
  readonly se?: ExplainerRating;
  readonly se121?: ExplainerRating | null;
  readonly hodoku: { readonly score: number };
}

/** The puzzles of a text in this format, one on each line. */
function readRated(text: string): RatedPuzzle[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const { id, puzzle, se, se121, hodoku }: Raw = JSON.parse(line);
      const explainer = se121 ?? se;
      if (explainer === undefined) throw new Error(`no rating: ${id}`);
      const { er, ep, ed } = explainer;
      return { id, puzzle: grid(puzzle), explainer: { er, ep, ed }, score: hodoku.score };
    });
}

/** The rated puzzles that come with the project, from easy to hard. */
export const RATED_PUZZLES: readonly RatedPuzzle[] = readRated(lines);
