import { memo } from 'react';
import { useStore } from 'zustand';
import type { Card, Shelf } from '../../stores';
import { AnyIcon, titleOf, useMessages, useMoreMessages } from '../shared';
import { CardWords } from './CardWords';
import { type Place, Row, RowList } from './RowList';

interface PuzzleListProps {
  readonly shelf: Shelf;
  readonly cards: readonly Card[];
  readonly now: number;
}

/** The list of puzzles. Enter opens a puzzle, and Delete takes it off the shelf. */
export function PuzzleList({ shelf, cards, now }: PuzzleListProps) {
  const words = useMoreMessages().shelf;
  const current = useStore(shelf.store, (state) => state.current);
  return (
    <RowList
      name={words.list}
      items={cards}
      columns={2}
      onEnter={({ id }) => void shelf.open(id)}
      onDelete={({ id }, leave) => {
        leave();
        void shelf.remove([id]);
      }}
      row={(card, place, leave) => (
        <PuzzleRow
          key={card.id}
          {...place}
          card={card}
          now={now}
          isOnBoard={card.id === current}
          shelf={shelf}
          leave={leave}
        />
      )}
    />
  );
}

interface PuzzleRowProps extends Place {
  readonly card: Card;
  readonly now: number;
  readonly isOnBoard: boolean;
  readonly shelf: Shelf;
  readonly leave: () => void;
}

/** One puzzle. It is redrawn only if it has changed, so scrolling draws only the rows that come into view. */
const PuzzleRow = memo(
  function PuzzleRow({ card, now, isOnBoard, shelf, leave, ...place }: PuzzleRowProps) {
    const { app } = useMessages();
    const { shelf: words } = useMoreMessages();
    const source = [
      ...(isOnBoard ? [words.onBoard] : []),
      words.sources[card.origin.kind],
      words.added(words.day(card.added, now)),
    ];
    return (
      <Row {...place} isOnBoard={isOnBoard}>
        <span role="gridcell" tabIndex={-1}>
          <button type="button" className="shelf-open" tabIndex={-1} onClick={() => void shelf.open(card.id)}>
            <CardWords card={card} last={source} />
          </button>
        </span>
        <span role="gridcell" tabIndex={-1}>
          <button
            type="button"
            className="nav icon-only"
            aria-label={words.remove(titleOf(card.origin, app))}
            tabIndex={-1}
            onClick={() => {
              leave();
              void shelf.remove([card.id]);
            }}
          >
            <AnyIcon name="bin" />
          </button>
        </span>
      </Row>
    );
  },
  (before, after) =>
    before.card === after.card &&
    before.index === after.index &&
    before.isStop === after.isStop &&
    before.isOnBoard === after.isOnBoard,
);
