import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Card, ShelfState } from '../../stores';
import { type Board, countFilled, EMPTY_GRID, visibleOf } from '../../sudoku/core';
import { purposeOf } from '../../sudoku/generator';
import { MiniBoard } from './board/MiniBoard';
import { useMessages } from './context';
import { focusBoard } from './focus';
import { useShelf } from './useShelf';

interface GoOnWordsProps {
  readonly board: Pick<Board, 'givens' | 'entries' | 'answers' | 'origin'>;
  readonly hardness: Card['hardness'];
}

/** The puzzle to go on with: a small picture, its level if one is known, and how many cells are left. */
export function GoOnWords({ board, hardness }: GoOnWordsProps) {
  const { givens, entries, answers, origin } = board;
  const { start: words, levels } = useMessages().app;
  const level =
    purposeOf(origin.code ?? '').level ?? (hardness?.kind === 'rated' ? hardness.difficulty : null);
  const left = words.left(81 - countFilled(visibleOf(board)));
  return (
    <>
      <span className="go-on-board">
        <MiniBoard givens={givens} entries={entries} answers={answers} />
      </span>
      <span className="go-on-words">
        {words.goOn}{' '}
        <small>
          {level !== null && <span className="go-on-level">{levels[level]} · </span>}
          {left}
        </small>
      </span>
    </>
  );
}

/** Goes on with the unfinished puzzle of the shelf that was played last. Without one, what else there is to do. */
export function GoOnFromShelf({ otherwise = null }: { readonly otherwise?: ReactNode }) {
  const shelf = useShelf();
  const card = useStore(shelf.store, latestBegun);
  if (card === null) return otherwise;
  return (
    <button
      type="button"
      className="button go-on"
      onClick={() => void shelf.open(card.id).then(() => focusBoard())}
    >
      <GoOnWords board={card} hardness={card.hardness} />
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
