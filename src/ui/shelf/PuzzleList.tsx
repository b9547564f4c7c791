import { type KeyboardEvent, memo, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Card, Shelf } from '../../stores';
import { countFilled } from '../../sudoku/core';
import { AnyIcon, MiniBoard, titleOf, useMessages, useMoreMessages } from '../shared';
import { shownOf } from './listing';

/** The height of a row in rem, as in shelf.css. */
const ROW = 6;
/** This many rows above and below the view are in the page too, so that fast scrolling shows no gap. */
const MORE_ROWS = 4;
/** The height of the view in pixels, until it is measured. */
const SOME_VIEW = 420;

/** Separates two facts about a puzzle; a line never begins with it. */
const BETWEEN = '\u00a0· ';

interface PuzzleListProps {
  readonly shelf: Shelf;
  readonly cards: readonly Card[];
  readonly now: number;
}

/**
 * A list of any number of puzzles, of which only those in view are in the page. It is one Tab stop: arrows, Page Up and
 * Down, Home and End move from row to row, Enter opens a puzzle, and Delete takes it off the shelf.
 */
export function PuzzleList({ shelf, cards, now }: PuzzleListProps) {
  const words = useMoreMessages().shelf;
  const current = useStore(shelf.store, (state) => state.current);
  /** The height of a row in pixels. */
  const [height, setHeight] = useState(() => ROW * rem());
  const scroller = useRef<HTMLDivElement>(null);
  const group = useRef<HTMLDivElement>(null);
  const [view, setView] = useState(SOME_VIEW);
  const [first, setFirst] = useState(0);
  const [stop, setStop] = useState(0);
  /** Whether the row at the Tab stop should take the focus when it is drawn. */
  const follow = useRef(false);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      setView(element.clientHeight || SOME_VIEW);
      setHeight(ROW * rem());
    });
    observer.observe(element);
    // The height of a row grows with the reader's text size.
    if (group.current) observer.observe(group.current);
    return () => observer.disconnect();
  }, []);

  const last = cards.length - 1;
  const at = Math.max(0, Math.min(stop, last));
  useLayoutEffect(() => {
    if (!follow.current) return;
    follow.current = false;
    scroller.current
      ?.querySelector<HTMLElement>(`[aria-rowindex="${at + 1}"]`)
      ?.focus({ preventScroll: true });
  });

  const walkTo = (row: number): void => {
    const element = scroller.current;
    const to = Math.max(0, Math.min(row, last));
    if (element === null) return;
    const top = to * height;
    element.scrollTop = Math.min(top, Math.max(element.scrollTop, top + height - view));
    follow.current = true;
    setFirst(Math.floor(element.scrollTop / height));
    setStop(to);
  };

  const remove = (card: Card): void => {
    follow.current = true;
    setStop(cards.indexOf(card));
    void shelf.remove([card.id]);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const page = Math.max(1, Math.floor(view / height) - 1);
    const to: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      PageDown: at + page,
      PageUp: at - page,
      Home: 0,
      End: last,
    };
    const row = to[event.key];
    const card = cards[at];
    if (row !== undefined) walkTo(row);
    else if (event.key === 'Enter' && card !== undefined) void shelf.open(card.id);
    else if (event.key === 'Delete' && card !== undefined) remove(card);
    else return;
    event.preventDefault();
  };

  const from = Math.max(0, first - MORE_ROWS);
  const to = Math.min(last, first + Math.ceil(view / height) + MORE_ROWS);
  const rows = Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
  // The Tab key must find the current row even if it is out of view.
  if (at < from || at > to) rows.push(at);
  return (
    <div
      ref={scroller}
      className="shelf-list"
      role="grid"
      aria-label={words.list}
      aria-rowcount={cards.length}
      aria-colcount={2}
      aria-readonly="true"
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onScroll={({ currentTarget }) => setFirst(Math.floor(currentTarget.scrollTop / height))}
    >
      <div ref={group} role="rowgroup" style={{ height: `${cards.length * ROW}rem` }}>
        {rows.map((row) => {
          const card = cards[row];
          return (
            card && (
              <Row
                key={card.id}
                card={card}
                index={row}
                now={now}
                isStop={row === at}
                isOnBoard={card.id === current}
                shelf={shelf}
                onStop={setStop}
                onRemove={remove}
              />
            )
          );
        })}
      </div>
    </div>
  );
}

interface RowProps {
  readonly card: Card;
  readonly index: number;
  readonly now: number;
  readonly isStop: boolean;
  readonly isOnBoard: boolean;
  readonly shelf: Shelf;
  readonly onStop: (index: number) => void;
  readonly onRemove: (card: Card) => void;
}

/** One puzzle. It is redrawn only if it has changed, so scrolling draws only the rows that come into view. */
const Row = memo(
  function Row({ card, index, now, isStop, isOnBoard, shelf, onStop, onRemove }: RowProps) {
    const { app } = useMessages();
    const { shelf: words, play } = useMoreMessages();
    const { givens, entries, answers, origin, progress, hardness, spent } = card;
    const title = titleOf(origin, app);
    const state = [
      words.progress(progress, countFilled(shownOf(card))),
      ...(spent.spent >= 1000 ? [play.clock(spent.spent)] : []),
      ...(hardness?.kind === 'rated' ? [words.rated(hardness.difficulty, hardness.er, hardness.whole)] : []),
      ...(hardness?.kind === 'unrated' ? [words.levels.unrated] : []),
    ];
    const source = [
      ...(isOnBoard ? [words.onBoard] : []),
      words.sources[origin.kind],
      words.added(words.day(card.added, now)),
    ];
    return (
      <div
        role="row"
        className="shelf-row"
        aria-rowindex={index + 1}
        data-on-board={isOnBoard || undefined}
        tabIndex={isStop ? 0 : -1}
        style={{ transform: `translateY(${index * ROW}rem)` }}
        onFocus={() => onStop(index)}
      >
        <span role="gridcell" tabIndex={-1}>
          <button type="button" className="shelf-open" tabIndex={-1} onClick={() => void shelf.open(card.id)}>
            <MiniBoard givens={givens} entries={entries} answers={answers} />
            <span className="shelf-words">
              <b>{title}</b>
              <span>{state.join(BETWEEN)}</span>
              <small>{source.join(BETWEEN)}</small>
            </span>
          </button>
        </span>
        <span role="gridcell" tabIndex={-1}>
          <button
            type="button"
            className="nav icon-only"
            aria-label={words.remove(title)}
            tabIndex={-1}
            onClick={() => onRemove(card)}
          >
            <AnyIcon name="bin" />
          </button>
        </span>
      </div>
    );
  },
  (before, after) =>
    before.card === after.card &&
    before.index === after.index &&
    before.isStop === after.isStop &&
    before.isOnBoard === after.isOnBoard,
);

/** The browser's text size as the reader has set it, in CSS pixels. */
const rem = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
