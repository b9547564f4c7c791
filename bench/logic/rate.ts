import { finish, type Position, pathOf, positionOf, rate as rating } from '../../src/sudoku/techniques';
import { RATED_PUZZLES, rankCorrelation } from '../../src/sudoku/testing';
import type { Benchmark } from '../benchmark';
import { readPuzzles } from '../sets/puzzles';

/** Above this rating a path through the whole puzzle takes minutes. */
const MODERATE = 9.0;

/**
 * The rating of each puzzle, and the time of rating it. For moderate ratings also the time of the puzzle's path, and
 * paths per second.
 */
export const rate: Benchmark = {
  about: 'rate puzzles, one a line or as JSON; without files, those that other programs have rated',
  *measure({ files }) {
    const scores = new Map(RATED_PUZZLES.map(({ puzzle, score }) => [puzzle, score]));
    const scored: { readonly er: number; readonly score: number }[] = [];
    const puzzles = files.length === 0 ? RATED_PUZZLES : files.flatMap(readPuzzles);
    const moderate = { puzzles: 0, rating: 0, path: 0 };
    for (const { id, puzzle } of puzzles) {
      const start = performance.now();
      const found = finish(rating(positionOf(puzzle, { givens: puzzle })));
      const milliseconds = performance.now() - start;
      const { er, ep, ed, hardest } = found ?? { er: 0, ep: 0, ed: 0, hardest: '-' };
      const path = er <= MODERATE ? pathTime(positionOf(puzzle, { givens: puzzle })) : null;
      yield { id, er, ep, ed, hardest, milliseconds, pathMilliseconds: path ?? '-' };
      const score = scores.get(puzzle);
      if (score !== undefined) scored.push({ er, score });
      if (path === null) continue;
      moderate.puzzles++;
      moderate.rating += milliseconds;
      moderate.path += path;
    }
    const perSecond = (milliseconds: number): string => ((1000 * moderate.puzzles) / milliseconds).toFixed(1);
    if (moderate.puzzles > 0)
      console.error(
        `Up to ${MODERATE.toFixed(1)}: ${perSecond(moderate.rating)} ratings and ${perSecond(moderate.path)} paths a second (${moderate.puzzles} puzzles)`,
      );
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

/** The time, in milliseconds, to find the path of easiest steps through a puzzle. */
function pathTime(position: Position): number {
  const start = performance.now();
  finish(pathOf(position));
  return performance.now() - start;
}
