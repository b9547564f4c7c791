import { useStore } from 'zustand';
import type { Card, ShelfState } from '../../stores';
import { type Board, EMPTY_GRID } from '../../sudoku/core';
import { focusBoard, MiniBoard, useMessages, useShelf } from '../shared';

interface GoOnBoardProps {
  readonly board: Pick<Board, 'givens' | 'entries' | 'answers'>;
}

/** The puzzle to go on with, as a small picture. */
export const GoOnBoard = ({ board: { givens, entries, answers } }: GoOnBoardProps) => (
  <MiniBoard givens={givens} entries={entries} answers={answers} />
);

/** Goes on with the unfinished puzzle of the shelf that was played last. */
export function GoOnFromShelf() {
  const shelf = useShelf();
  const { start: words } = useMessages().app;
  const card = useStore(shelf.store, latestBegun);
  if (card === null) return null;
  return (
    <button
      type="button"
      className="button go-on"
      onClick={() => void shelf.open(card.id).then(() => focusBoard())}
    >
      <span className="go-on-board">
        <GoOnBoard board={card} />
      </span>
      {words.goOn}
    </button>
  );
}

function latestBegun({ cards }: ShelfState): Card | null {
  let latest: Card | null = null;
  for (const card of cards.values())
    if (card.progress === 'begun' && card.givens !== EMPTY_GRID && card.changed > (latest?.changed ?? -1))
      latest = card;
  return latest;
}
