import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { commandAt, VIEW_KEYS } from '../keys';

/** The height of a row in rem, as in shelf.css. */
const ROW = 4.75;
/** This many rows above and below the view are in the page too, so that fast scrolling shows no gap. */
const MORE_ROWS = 4;
/** The height of the view in pixels, until it is measured. */
const SOME_VIEW = 420;

/** The place of a row in its list. */
export interface Place {
  readonly index: number;
  /** Whether the Tab key stops at this row. */
  readonly isStop: boolean;
  readonly onStop: (index: number) => void;
}

interface RowListProps<T> {
  readonly name: string;
  readonly items: readonly T[];
  /** The number of cells in a row. */
  readonly columns: number;
  /** If the item leaves the list, call `leave` first: then the row that takes its place gets the focus. */
  readonly onEnter: (item: T, leave: () => void) => void;
  readonly onRename?: (item: T) => void;
  readonly onDelete: (item: T, leave: () => void) => void;
  readonly row: (item: T, place: Place, leave: () => void) => ReactNode;
}

/**
 * A list of any number of rows, of which only those in view are in the page. It is one Tab stop: arrows, Page Up and
 * Down, Home and End move from row to row, Enter and Delete act on the row.
 */
export function RowList<T>({
  name,
  items,
  columns,
  onEnter,
  onRename,
  onDelete,
  row: draw,
}: RowListProps<T>) {
  /** The height of a row in pixels. */
  const [height, setHeight] = useState(() => ROW * rem());
  const scroller = useRef<HTMLDivElement>(null);
  const group = useRef<HTMLDivElement>(null);
  const [view, setView] = useState(SOME_VIEW);
  const [first, setFirst] = useState(0);
  const [stop, setStop] = useState(0);
  /** Whether the row at the Tab stop should take the focus when it is drawn. */
  const follow = useRef(false);
  /** The items while one of them leaves; the row that takes its place should then take the focus. */
  const left = useRef<readonly T[] | null>(null);

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

  const last = items.length - 1;
  const at = Math.max(0, Math.min(stop, last));
  useLayoutEffect(() => {
    const hasLeft = left.current !== null && left.current !== items;
    if (!follow.current && !hasLeft) return;
    follow.current = false;
    if (hasLeft) left.current = null;
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

  const leave = (row: number): void => {
    left.current = items;
    setStop(row);
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
    const item = items[at];
    const command = commandAt(VIEW_KEYS.shelf, event.nativeEvent, false);
    const isOnButton = event.target instanceof HTMLButtonElement;
    if (row !== undefined) walkTo(row);
    else if (item === undefined) return;
    else if (command === 'open' && !isOnButton) onEnter(item, () => leave(at));
    else if (command === 'rename' && onRename !== undefined) onRename(item);
    else if (command === 'remove') onDelete(item, () => leave(at));
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
      aria-label={name}
      aria-rowcount={items.length}
      aria-colcount={columns}
      aria-readonly="true"
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onScroll={({ currentTarget }) => setFirst(Math.floor(currentTarget.scrollTop / height))}
    >
      <div ref={group} role="rowgroup" style={{ height: `${items.length * ROW}rem` }}>
        {rows.map((row) => {
          const item = items[row];
          return item && draw(item, { index: row, isStop: row === at, onStop: setStop }, () => leave(row));
        })}
      </div>
    </div>
  );
}

interface RowProps extends Place {
  readonly className?: string;
  readonly isOnBoard?: boolean;
  readonly children: ReactNode;
}

/** A row of the list; its children are its cells. */
export function Row({ index, isStop, onStop, className = '', isOnBoard = false, children }: RowProps) {
  return (
    <div
      role="row"
      className={`shelf-row lit ${className}`}
      aria-rowindex={index + 1}
      data-on-board={isOnBoard || undefined}
      tabIndex={isStop ? 0 : -1}
      data-first={isStop || undefined}
      style={{ transform: `translateY(${index * ROW}rem)` }}
      onFocus={() => onStop(index)}
    >
      {children}
    </div>
  );
}

/** The browser's text size as the reader has set it, in CSS pixels. */
const rem = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
