import { useStore } from 'zustand';
import type { Shelf } from '../stores';
import { countFilled } from '../sudoku/core';
import { nameOnShelf, titleOf, useLoadedIf, useMessages, useMoment, useNamesIn, useStores } from './shared';

/** The heading above the keypad: the player's name for the puzzle, or where it came from. */
export function PuzzleTitle() {
  const { app } = useMessages();
  const shelf = useLoadedIf(useStores().shelf, true);
  const board = useMoment((now) => now.board);
  const givens = countFilled(board.givens);
  const { origin } = board;
  const title = titleOf(origin, app, useNamesIn([origin]));
  const progress = {
    givens,
    answers: countFilled(board.answers),
  };
  return (
    <div className="title unseen-narrow">
      <h1 className="cut-off">{shelf === null ? title : <Named shelf={shelf} title={title} />}</h1>
      <p className="sub">{app.subtitle(origin, progress)}</p>
    </div>
  );
}

interface NamedProps {
  readonly shelf: Shelf;
  /** What it is called without a name. */
  readonly title: string;
}

function Named({ shelf, title }: NamedProps) {
  return useStore(shelf.store, nameOnShelf) ?? title;
}
