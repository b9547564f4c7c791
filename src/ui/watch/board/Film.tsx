import { type RefObject, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { cellsOf, HOUSES } from '../../../sudoku/core';
import { useStores } from '../../shared';
import { useCanvas } from '../chart/drawing/useCanvas';
import { usePlayback } from '../playback';
import { createFilm, setupOf } from './film';
import { type BoardCell, beforeStart, searchedCells } from './searchedBoard';

interface FilmProps {
  readonly board: RefObject<HTMLElement | null>;
  readonly withPeers: boolean;
  readonly coloured: boolean;
  /** Gives cells their accessible names, by what is drawn in them. */
  readonly name: (cells: readonly BoardCell[]) => void;
}

/**
 * The board while states pass faster than one can read, by playing or dragging: one picture over the cells' elements,
 * so that a frame needs no work from React and no layout. The names of the cells follow, one row in each frame.
 */
export function Film({ board, withPeers, coloured, name }: FilmProps) {
  const playback = usePlayback();
  const { selection } = useStores();
  const cursor = useStore(selection.store, (state) => state.cursor);
  const draw = useRef<ReturnType<typeof createFilm>>(null);
  const frame = useRef(0);
  const { canvas, redraw } = useCanvas(({ context, blank }) => {
    if (board.current === null) return;
    if (blank || draw.current === null) draw.current = createFilm(context, setupOf(board.current));
    const { view, search } = playback.store.getState();
    const cells = searchedCells({
      view: view ?? beforeStart(search.givens),
      cursor,
      fast: true,
      withPeers,
      coloured,
    });
    draw.current(cells);
    const row = HOUSES[frame.current++ % 9];
    if (row !== undefined) name(cellsOf(row).flatMap((cell) => cells[cell] ?? []));
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
