import { memo, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Card, Shelf } from '../../stores';
import { AnyIcon, useMoreMessages } from '../shared';
import { CardWords } from './CardWords';
import { nameOf } from './listing';
import { type Place, Row, RowList } from './RowList';
import { useListWords } from './useListWords';

interface PuzzleListProps {
  readonly shelf: Shelf;
  readonly cards: readonly Card[];
  readonly now: number;
}

/** The list of puzzles. Enter opens a puzzle, F2 renames it, and Delete takes it off the shelf. */
export function PuzzleList({ shelf, cards, now }: PuzzleListProps) {
  const words = useMoreMessages().shelf;
  const current = useStore(shelf.store, (state) => state.current);
  /** The puzzle that is being renamed. */
  const [renamed, setRenamed] = useState<string | null>(null);
  return (
    <RowList
      name={words.list}
      items={cards}
      columns={3}
      onEnter={({ id }) => void shelf.open(id)}
      onRename={({ id }) => setRenamed(id)}
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
          isRenamed={card.id === renamed}
          onRename={setRenamed}
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
  readonly isRenamed: boolean;
  readonly onRename: (id: string | null) => void;
  readonly shelf: Shelf;
  readonly leave: () => void;
}

/** One puzzle. It is redrawn only if it has changed, so scrolling draws only the rows that come into view. */
const PuzzleRow = memo(
  function PuzzleRow({ card, now, isOnBoard, isRenamed, onRename, shelf, leave, ...place }: PuzzleRowProps) {
    const listWords = useListWords([card]);
    const { shelf: words } = listWords;
    const name = nameOf(card, listWords);
    const source = [
      ...(isOnBoard ? [words.onBoard] : []),
      words.sources[card.origin.kind],
      words.added(words.day(card.added, now)),
    ];
    return (
      <Row {...place} isOnBoard={isOnBoard}>
        <span role="gridcell" tabIndex={-1}>
          {isRenamed ? (
            <Renaming
              name={name}
              onDone={(wanted) => {
                if (wanted !== name) void shelf.rename(card.id, wanted);
                onRename(null);
              }}
            />
          ) : (
            <button
              type="button"
              className="shelf-open"
              tabIndex={-1}
              onClick={() => void shelf.open(card.id)}
            >
              <CardWords card={card} last={source} />
            </button>
          )}
        </span>
        <span role="gridcell" tabIndex={-1}>
          <button
            type="button"
            className="nav icon-only"
            aria-label={words.rename(name)}
            tabIndex={-1}
            onClick={() => onRename(card.id)}
          >
            <AnyIcon name="edit" />
          </button>
        </span>
        <span role="gridcell" tabIndex={-1}>
          <button
            type="button"
            className="nav icon-only"
            aria-label={words.remove(name)}
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
    before.isOnBoard === after.isOnBoard &&
    before.isRenamed === after.isRenamed,
);

interface RenamingProps {
  readonly name: string;
  /** Called once, with the name as it should be. */
  readonly onDone: (name: string) => void;
}

/** The field for another name. Enter keeps it, as does leaving the field; Escape does not. */
function Renaming({ name, onDone }: RenamingProps) {
  const { shelf: words } = useMoreMessages();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const end = (wanted: string): void => {
    const row = field.current?.closest<HTMLElement>('[role=row]');
    onDone(wanted);
    row?.focus({ preventScroll: true });
  };
  return (
    <input
      ref={field}
      className="shelf-name"
      aria-label={words.rename(name)}
      defaultValue={name}
      maxLength={80}
      onKeyDown={(event) => {
        // The list and the dialog have keys of their own.
        event.stopPropagation();
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        event.preventDefault();
        end(event.key === 'Enter' ? event.currentTarget.value.trim() : name);
      }}
      onBlur={({ target }) => onDone(target.value.trim())}
    />
  );
}
