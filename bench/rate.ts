import { finish, positionOf, rate as rating } from '../src/sudoku/techniques';
import { RATED_PUZZLES, rankCorrelation } from '../src/sudoku/testing';
import type { Benchmark } from './benchmark';
import { readPuzzles } from './puzzles';

/** The rating of each puzzle, and how long it takes. */
export const rate: Benchmark = {
  about: 'rate puzzles, one a line or as JSON; without files, those whose rating by other programs is known',
  *measure({ files }) {
    const scores = new Map(RATED_PUZZLES.map(({ puzzle, score }) => [puzzle, score]));
    const scored: { readonly er: number; readonly score: number }[] = [];
    const puzzles = files.length === 0 ? RATED_PUZZLES : files.flatMap(readPuzzles);
    for (const { id, puzzle } of puzzles) {
      const start = performance.now();
      const found = finish(rating(positionOf(puzzle, { givens: puzzle })));
      const milliseconds = performance.now() - start;
      const { er, ep, ed, hardest } = found ?? { er: 0, ep: 0, ed: 0, hardest: '-' };
      yield { id, er, ep, ed, hardest, milliseconds };
      const score = scores.get(puzzle);
      if (score !== undefined) scored.push({ er, score });
    }
    if (scored.length < 2) return;
    const correlation = rankCorrelation(
      scored.map(({ er }) => er),
      scored.map(({ score }) => score),
    );
    console.error(
      `Rank correlation with HoDoKu's score: ${correlation.toFixed(3)} (${scored.length} puzzles)`,
    );
  },
};
