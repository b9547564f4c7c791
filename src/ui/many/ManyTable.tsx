import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { ManyRun } from '../../stores';
import type { Finding, Row, Table } from '../../sudoku/many';
import { AnyIcon, useCompact, useMessages, useMoreMessages, useStores } from '../shared';
import { useManyRun } from './manyRun';
import { positionShowing, scrollingOf } from './scrolling';

interface ManyTableProps {
  readonly table: Table;
  /** The index of the n-th row of those to show. */
  readonly rowAt: (n: number) => number;
  /** How many rows there are to show. */
  readonly size: number;
}

/** The height of a row in rem on wide and on compact pages, as in many.css. */
const ROW = { wide: 3.25, compact: 5.25 };
/** The height of the view in pixels, until it is measured. */
const SOME_VIEW = 420;

/**
 * A grid of any number of rows, of which only those in view are in the page. It is one Tab stop: arrows, Page
 * Up and Down, Home and End move from row to row, and Enter opens one in the editor.
 */
export function ManyTable({ table, rowAt, size }: ManyTableProps) {
  const run = useManyRun();
  const words = useMoreMessages().many;
  const open = useOpen(run);
  const rowHeight = rem() * (useCompact() ? ROW.compact : ROW.wide);
  const scroller = useRef<HTMLDivElement>(null);
  const [view, setView] = useState(SOME_VIEW);
  const [scrollTop, setScrollTop] = useState(0);
  const [current, setCurrent] = useState(0);
  const follow = useRef(false);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setView(element.clientHeight || SOME_VIEW));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const scrolling = scrollingOf(size, rowHeight, view);
  const position = scrolling.positionOf(scrollTop);
  const first = Math.max(0, Math.floor(position / rowHeight));
  const last = Math.min(size - 1, Math.floor((position + view - 1) / rowHeight));
  // The Tab key must find a row even if the current one is out of view.
  const stop = Math.max(first, Math.min(current, last));

  useEffect(() => {
    if (!follow.current) return;
    follow.current = false;
    scroller.current
      ?.querySelector<HTMLElement>(`[aria-rowindex="${current + 2}"]`)
      ?.focus({ preventScroll: true });
  }, [current]);

  const walkTo = (row: number): void => {
    const to = Math.max(0, Math.min(row, size - 1));
    const wanted = scrolling.scrollTopFor(positionShowing(to, position, rowHeight, view));
    if (scroller.current !== null && wanted !== scrollTop) scroller.current.scrollTop = wanted;
    follow.current = true;
    setScrollTop(wanted);
    setCurrent(to);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const page = Math.max(1, Math.floor(view / rowHeight) - 1);
    const to: Record<string, number> = {
      ArrowDown: stop + 1,
      ArrowUp: stop - 1,
      PageDown: stop + page,
      PageUp: stop - page,
      Home: 0,
      End: size - 1,
    };
    const row = to[event.key];
    if (row !== undefined) walkTo(row);
    else if (event.key === 'Enter' && size > 0) void open(table.row(rowAt(stop)));
    else return;
    event.preventDefault();
  };

  const rows = Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
  return (
    <div
      className="in-stack many-table"
      role="grid"
      aria-label={words.table}
      aria-rowcount={size + 1}
      aria-colcount={5}
      aria-readonly="true"
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <div role="rowgroup" className="many-head">
        <div role="row" className="many-row" aria-rowindex={1} tabIndex={-1}>
          {Object.entries(words.columns).map(([column, name]) => (
            <span key={column} role="columnheader" className={`many-${column}`} tabIndex={-1}>
              {column === 'open' ? <span className="unseen">{name}</span> : name}
            </span>
          ))}
        </div>
      </div>
      <div
        ref={scroller}
        role="rowgroup"
        className="many-scroll"
        onScroll={({ currentTarget }) => setScrollTop(currentTarget.scrollTop)}
      >
        <div role="none" style={{ height: scrolling.height }}>
          <div role="none" className="many-window" style={{ height: Math.min(view, scrolling.height) }}>
            {rows.map((n) => (
              <TableRow
                key={n}
                row={table.row(rowAt(n))}
                rating={run.ratingOf(rowAt(n))}
                index={n}
                top={n * rowHeight - position}
                isStop={n === stop}
                onFocus={() => setCurrent(n)}
                onOpen={open}
              />
            ))}
          </div>
        </div>
        {size === 0 && <NoRows />}
      </div>
    </div>
  );
}

function NoRows() {
  const run = useManyRun();
  const words = useMoreMessages().many;
  const running = useStore(run.store, ({ phase }) => phase === 'running');
  return (
    <div role="row" className="many-none" tabIndex={-1}>
      <span role="gridcell" tabIndex={-1}>
        {running ? '' : words.noRows}
      </span>
    </div>
  );
}

interface TableRowProps {
  readonly row: Row;
  readonly rating: ReturnType<ManyRun['ratingOf']>;
  readonly index: number;
  readonly top: number;
  readonly isStop: boolean;
  readonly onFocus: () => void;
  readonly onOpen: (row: Row) => void;
}

function TableRow({ row, rating, index, top, isStop, onFocus, onOpen }: TableRowProps) {
  const { count } = useMessages().words;
  const { many: words, reading, shelf } = useMoreMessages();
  const { finding, number, line } = row;
  return (
    <div
      role="row"
      className="many-row lit"
      aria-rowindex={index + 2}
      tabIndex={isStop ? 0 : -1}
      data-first={isStop || undefined}
      style={{ transform: `translateY(${top}px)` }}
      onFocus={onFocus}
    >
      <span role="gridcell" className="many-number" data-label={words.columns.number} tabIndex={-1}>
        {count(number)}
      </span>
      <span role="gridcell" className="many-line" data-label={words.columns.line} tabIndex={-1}>
        {count(line)}
      </span>
      <span role="gridcell" className="in-line many-verdict" tabIndex={-1}>
        <FindingGlyph finding={finding} />
        <span>
          {row.finding === 'unreadable' ? words.unreadable : words.count(row.count, row.exact)}
          {rating !== undefined && <small>{shelf.rated(rating.difficulty, rating.er, rating.solved)}</small>}
        </span>
      </span>
      <span role="gridcell" className="remark many-puzzle" tabIndex={-1}>
        {row.finding === 'unreadable' ? (
          reading.error(row.reason)
        ) : (
          <>
            <code className="cut-off">{row.givens}</code>
            <code className={`cut-off ${row.finding}`}>{row.solution ?? ''}</code>
          </>
        )}
      </span>
      <span role="gridcell" className="many-open" tabIndex={-1}>
        <button
          type="button"
          className="nav icon-only"
          aria-label={words.open(number)}
          tabIndex={-1}
          onClick={() => onOpen(row)}
        >
          <AnyIcon name="grid" />
        </button>
      </span>
    </div>
  );
}

/**
 * Opens a row in the editor: puts its puzzle on the board, which undo takes back, or shows the text that
 * could not be read.
 */
function useOpen(run: ManyRun): (row: Row) => Promise<void> {
  const { screen, importing } = useStores();
  const words = useMoreMessages().many;
  return async (row) => {
    const text = row.finding === 'unreadable' ? await run.textOf(row) : row.givens;
    const { name } = run.store.getState();
    screen.close();
    await importing.offer(
      text,
      name === null ? { kind: 'pasted' } : { kind: 'file', name: words.origin(name, row.number) },
    );
  };
}

/** The browser's text size as the reader has set it, in CSS pixels. */
const rem = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/** A disc with a tick, an octagon with a cross, a triangle, a broken circle: told apart by shape, not by colour. */
function FindingGlyph({ finding }: { readonly finding: Finding }) {
  return (
    <svg className={`glyph many-glyph ${finding}`} viewBox="0 0 16 16" aria-hidden="true">
      {finding === 'one' && (
        <>
          <circle cx="8" cy="8" r="7" fill="currentColor" />
          <path className="cut" d="m5 8.2 2.2 2.3L11.2 6" />
        </>
      )}
      {finding === 'none' && (
        <>
          <path d="M5.1 1h5.8L15 5.1v5.8L10.9 15H5.1L1 10.9V5.1z" fill="currentColor" />
          <path className="cut" d="m5.6 5.6 4.8 4.8m0-4.8-4.8 4.8" />
        </>
      )}
      {finding === 'many' && <path className="outline" d="M8 2l6.5 11.5h-13zM6 11h4M7 8.7h2" />}
      {finding === 'unreadable' && (
        <circle className="outline" cx="8" cy="8" r="6.2" strokeDasharray="2.4 2.45" />
      )}
    </svg>
  );
}
