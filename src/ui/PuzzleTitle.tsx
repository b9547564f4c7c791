import { countFilled } from '../sudoku/core';
import { titleOf, useMessages, useMoment } from './shared';

/** The heading above the keypad: where the puzzle came from. */
export function PuzzleTitle() {
  const { app } = useMessages();
  const board = useMoment((now) => now.board);
  const givens = countFilled(board.givens);
  const { origin } = board;
  const progress = {
    givens,
    answers: countFilled(board.answers),
  };
  return (
    <div className="title unseen-narrow">
      <h1>{titleOf(origin, app)}</h1>
      <p className="sub">{app.subtitle(origin, progress)}</p>
    </div>
  );
}
