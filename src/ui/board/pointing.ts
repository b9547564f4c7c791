import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
} from 'react';
import { CELLS, type Cell, cellAt, digitAt, visibleOf } from '../../sudoku/core';
import { cellUnder, isTabStop, useStores } from '../shared';

/** How long a finger rests before it starts to select several cells, in milliseconds. */
const LONG_PRESS = 400;

/** How far a finger may move and still count as resting, in CSS pixels. */
const SLACK = 10;

/**
 * A click within this time after a pointer was lifted, in milliseconds, belongs to that pointer and was already
 * handled.
 */
const AFTERWARDS = 700;

/** Width of the board's frame, in CSS pixels, as in grid.css. */
const FRAME = 2;

/**
 * The cell under a point; on a line or outside the board, the nearest cell. The point and `rect` share one
 * coordinate system.
 */
export function cellAtPoint(
  board: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  x: number,
  y: number,
): Cell {
  const index = (from: number, size: number): number =>
    Math.max(0, Math.min(8, Math.floor(((from - FRAME) / (size - 2 * FRAME)) * 9)));
  return cellAt(index(y - board.top, board.height), index(x - board.left, board.width));
}

/**
 * Chooses cells by mouse, pen and finger. A mouse chooses on press, adds with Ctrl, Cmd or Shift, and selects several
 * by dragging; a double click chooses all cells of a digit. A finger chooses by a tap. A long press chooses all cells
 * of a digit, and dragging on from there selects several; before that, dragging scrolls the page. Screen readers, voice
 * control and switches use no pointer. If they press a cell, that counts as a tap; if they focus a cell, the cell is
 * chosen.
 */
export function usePointing(ref: RefObject<HTMLDivElement | null>) {
  const { editor, game, selection } = useStores();
  const press = useRef<{ x: number; y: number; timer: ReturnType<typeof setTimeout> } | null>(null);
  const drawing = useRef(false);
  /** The cell under a resting finger that has not selected several cells yet. */
  const held = useRef<Cell | null>(null);
  const lifted = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    const board = ref.current;
    // A passive listener could not stop the page from scrolling while a finger selects cells.
    const hold = (event: TouchEvent): void => {
      if (drawing.current) event.preventDefault();
    };
    board?.addEventListener('touchmove', hold, { passive: false });
    return () => board?.removeEventListener('touchmove', hold);
  }, [ref]);

  /** Chooses a cell and all others that hold its digit. */
  const chooseDigit = (cell: Cell): void => {
    selection.select(cell);
    const { board, welcome } = game.now();
    const visible = visibleOf(board);
    const digit = digitAt(visible, cell);
    if (digit !== null && !welcome)
      selection.selectAll(CELLS.filter((other) => digitAt(visible, other) === digit));
  };

  const cellOf = (event: MouseEvent): Cell | null => {
    const board = ref.current;
    return board === null ? null : cellAtPoint(board.getBoundingClientRect(), event.clientX, event.clientY);
  };

  const forget = (): void => {
    if (press.current !== null) clearTimeout(press.current.timer);
    press.current = null;
  };

  const choose = (cell: Cell, { ctrlKey, metaKey, shiftKey }: MouseEvent): void => {
    if (ctrlKey || metaKey) selection.toggle(cell);
    else if (shiftKey) selection.add(cell);
    else editor.tap(cell);
  };

  return {
    onClick(event: MouseEvent): void {
      const cell = cellUnder(event.target);
      const answered = event.detail > 0 && event.timeStamp - lifted.current < AFTERWARDS;
      if (cell !== null && !answered) choose(cell, event);
    },
    onDoubleClick(event: MouseEvent): void {
      // Found by position: while a board captures the pointer, the event's target is always the board.
      const cell = cellOf(event);
      const picking = editor.store.getState().picked !== null;
      if (cell !== null && !picking && !(event.ctrlKey || event.metaKey || event.shiftKey)) chooseDigit(cell);
    },
    onFocus({ target }: FocusEvent): void {
      const cell = cellUnder(target);
      const pressing = drawing.current || press.current !== null;
      if (cell !== null && !pressing && !isTabStop(target)) selection.select(cell);
    },
    onPointerDown(event: PointerEvent<HTMLDivElement>): void {
      const cell = cellOf(event);
      if (cell === null || event.button !== 0 || !event.isPrimary) return;
      if (event.pointerType === 'touch') {
        const timer = setTimeout(() => {
          press.current = null;
          drawing.current = true;
          held.current = cell;
          chooseDigit(cell);
        }, LONG_PRESS);
        press.current = { x: event.clientX, y: event.clientY, timer };
        return;
      }
      // A press that had to wait is done again without its pointer.
      if (event.isTrusted) event.currentTarget.setPointerCapture(event.pointerId);
      drawing.current = true;
      choose(cell, event);
    },
    onPointerMove(event: PointerEvent<HTMLDivElement>): void {
      const from = press.current;
      if (from !== null && Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLACK) forget();
      if (!drawing.current) return;
      const cell = cellOf(event);
      if (cell === null || cell === selection.store.getState().cursor) return;
      if (held.current !== null) selection.select(held.current);
      held.current = null;
      selection.add(cell);
    },
    onPointerUp(event: PointerEvent<HTMLDivElement>): void {
      const cell = cellOf(event);
      const tapped = press.current !== null;
      forget();
      drawing.current = false;
      lifted.current = event.timeStamp;
      if (tapped && cell !== null) editor.tap(cell);
    },
    onPointerCancel(): void {
      forget();
      drawing.current = false;
    },
    onContextMenu(event: { preventDefault(): void }): void {
      if (drawing.current) event.preventDefault();
    },
  };
}
