import { type RefObject, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { cellsOf, HOUSES } from '../../../sudoku/core';
import { useStores } from '../../shared';
import { useCanvas } from '../chart/drawing/useCanvas';
import { usePlayback } from '../playback';
import { createFilm, setupOf } from './film';
import { beforeStart, type WatchLook, watchLooks } from './looks';

interface FilmProps {
  readonly board: RefObject<HTMLElement | null>;
  readonly withPeers: boolean;
  /** Gives cells the names that go with what is drawn. */
  readonly name: (looks: readonly WatchLook[]) => void;
}

/**
 * The board while states pass faster than one can read, by playing or by dragging, as one picture that lies over its elements: React and the
 * layout of the page have no part in a frame. The names of the cells follow, those of a row in each frame.
 */
export function Film({ board, withPeers, name }: FilmProps) {
  const playback = usePlayback();
  const { selection } = useStores();
  const cursor = useStore(selection.store, (state) => state.cursor);
  const draw = useRef<ReturnType<typeof createFilm>>(null);
  const frame = useRef(0);
  const { canvas, redraw } = useCanvas(({ context, blank }) => {
    if (board.current === null) return;
    if (blank || draw.current === null) draw.current = createFilm(context, setupOf(board.current));
    const { view, search } = playback.store.getState();
    const looks = watchLooks({
      view: view ?? beforeStart(search.givens),
      clashing: NONE,
      cursor,
      fast: true,
      mistake: null,
      withPeers,
    });
    draw.current(looks);
    const row = HOUSES[frame.current++ % 9];
    if (row !== undefined) name(cellsOf(row).flatMap((cell) => looks[cell] ?? []));
  });
  useEffect(
    () =>
      playback.store.subscribe(({ view }, before) => {
        if (view !== before.view) redraw();
      }),
    [playback, redraw],
  );
  useEffect(redraw);
  return (
    <span className="film" aria-hidden="true">
      <canvas ref={canvas} />
    </span>
  );
}

const NONE: ReadonlySet<never> = new Set();
