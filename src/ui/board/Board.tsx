import { Fragment, useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { type Cell, cellsOf, clashesOf, type Digit, HOUSES, visibleOf } from '../../sudoku/core';
import {
  type BoardLayer,
  BoardLines,
  useBoardLayers,
  useMessages,
  useMoment,
  useSetting,
  useStores,
} from '../shared';
import { announcement } from './announce';
import { CellView } from './CellView';
import { type CellLook, cellLooks, digitOf, withMarks, withNotes } from './cellLook';
import { usePointing } from './pointing';
import './colours.css';
import './board.css';
import './corners.css';

const ROWS = HOUSES.slice(0, 9);

/**
 * The board in Play. It is one Tab stop, and arrow keys move the cursor. Each cell's name says all that the cell shows.
 */
export function Board() {
  const { selection } = useStores();
  const words = useMessages();
  const ref = useRef<HTMLDivElement>(null);
  const pointing = usePointing(ref);
  const cursor = useStore(selection.store, (state) => state.cursor);
  const chosen = useStore(selection.store, (state) => state.cells);
  const looks = useLooks(cursor, chosen);
  const digit = useDigit(chosen);
  const layers = useLayers();
  const marked = useMemo(() => layers.reduce(withMarks, looks), [looks, layers]);
  const shown = useMemo(() => layers.reduce(withNotes, marked), [marked, layers]);
  const arriving = useArriving();
  useFocusFollowing(ref, cursor);
  useAnnouncing(ref, marked, cursor);

  return (
    <div
      ref={ref}
      className="board"
      role="grid"
      aria-label={words.board.name}
      aria-multiselectable
      aria-rowcount={9}
      aria-colcount={9}
      data-digit={digit ?? undefined}
      data-corners={useSetting('cornerNotes') || undefined}
      data-arriving={arriving || undefined}
      data-drawn={layers.some(({ marks, notes }) => marks || notes) || undefined}
      {...pointing}
    >
      {ROWS.map((row) => (
        // biome-ignore lint/a11y/useFocusableInteractive: in a grid the cells take the focus, not the rows.
        <div key={row} role="row" aria-rowindex={row + 1}>
          {cellsOf(row).map((cell) => {
            const look = shown[cell];
            if (look === undefined) return null;
            const { facts, ...seen } = look;
            return (
              <CellView
                key={cell}
                cell={cell}
                name={words.board.cellName(facts)}
                reachable={cell === cursor}
                {...seen}
              />
            );
          })}
        </div>
      ))}
      <BoardLines />
      {layers.map(({ id, drawing }) => (
        <Fragment key={id}>{drawing}</Fragment>
      ))}
    </div>
  );
}

function useLooks(cursor: Cell, chosen: readonly Cell[]): readonly CellLook[] {
  const { verdict } = useStores();
  const moment = useMoment((now) => now);
  const pointOut = useSetting('pointOutMistakes');
  const cornerNotes = useSetting('cornerNotes');
  const solution = useStore(verdict, ({ stale, verdict }) =>
    pointOut && !stale && verdict.kind === 'one' ? verdict.solution : null,
  );
  const clashes = useMemo(() => clashesOf(visibleOf(moment.board)), [moment.board]);
  return useMemo(
    () => cellLooks({ moment, cursor, chosen, clashes, solution, cornerNotes }),
    [moment, cursor, chosen, clashes, solution, cornerNotes],
  );
}

/** The layers that are shown over this board. */
function useLayers(): readonly (BoardLayer & { readonly id: string })[] {
  const layers = useBoardLayers();
  const now = useMoment(({ board }) => board);
  return useMemo(
    () =>
      Object.entries(layers)
        .map(([id, layer]) => ({ id, ...layer }))
        .filter(({ board = now }) => board === now),
    [layers, now],
  );
}

/** The digit whose places and notes are highlighted. */
function useDigit(chosen: readonly Cell[]): Digit | null {
  return useMoment(({ board, welcome }) => (welcome ? null : digitOf(chosen, visibleOf(board))));
}

/** Whether answers have just arrived: then they appear one after the other, once. */
function useArriving(): boolean {
  const { answering } = useStores();
  const board = useMoment((now) => now.board);
  return useStore(
    answering.store,
    (state) => state.board === board && (state.receipt?.kind === 'one' || state.receipt?.kind === 'revealed'),
  );
}

/** While the focus is in the board, it follows the cursor. */
function useFocusFollowing(ref: { readonly current: HTMLElement | null }, cursor: Cell): void {
  useEffect(() => {
    const board = ref.current;
    if (board?.contains(document.activeElement)) {
      board.querySelector<HTMLElement>(`[data-cell="${cursor}"]`)?.focus({ preventScroll: true });
    }
  }, [ref, cursor]);
}

/**
 * Announces what a move changed. Also announces where the cursor went, but only while the focus is not on the board: on
 * the board, the screen reader reads the focused cell's name anyway.
 */
function useAnnouncing(
  ref: { readonly current: HTMLElement | null },
  looks: readonly CellLook[],
  cursor: Cell,
): void {
  const { announcer, screen } = useStores();
  const words = useMessages();
  const before = useRef({ looks, cursor });
  useEffect(() => {
    const { looks: old, cursor: from } = before.current;
    before.current = { looks, cursor };
    const news = announcement(old, looks, words);
    const here = looks[cursor];
    // Watch itself announces where it begins.
    if (screen.store.getState().mode === 'watch') announcer.hush('board');
    else if (news !== null) announcer[news.brief ? 'sayIfUntold' : 'say']('board', news.text);
    else if (cursor !== from && here?.chosen && !ref.current?.contains(document.activeElement))
      announcer.say('board', words.board.cellName(here.facts));
  }, [announcer, screen, looks, cursor, words, ref]);
}
