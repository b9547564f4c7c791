import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { CELLS, type Cell, cellAt, cellsOf, columnOf, digitAt, HOUSES, rowOf } from '../../sudoku/core';
import type { Symmetry } from '../../sudoku/generator';
import { useMessages, useMoment, useMoreMessages } from '../shared';
import { completed, NO_PATTERN, paint } from './wishes';

const ROWS = HOUSES.slice(0, 9);

interface PatternFieldProps {
  readonly pattern: readonly boolean[];
  /** Each stroke is repeated in all cells of its orbits. */
  readonly symmetry: Symmetry;
  readonly onChange: (change: (pattern: readonly boolean[]) => readonly boolean[]) => void;
}

/**
 * A small board on which the places of the givens are drawn: by dragging the mouse or a finger along the cells, or with
 * the arrow keys and Space.
 */
export function PatternField({ pattern, symmetry, onChange }: PatternFieldProps) {
  const { newPuzzle: words } = useMoreMessages();
  const onBoard = useMoment((now) => now.board.givens);
  const [open, setOpen] = useState(false);
  const count = pattern.filter(Boolean).length;
  return (
    <details className="pattern" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {words.pattern} {count > 0 && <small>{words.patternCount(count)}</small>}
      </summary>
      <p className="sub">{words.patternNote}</p>
      {open && <Drawing pattern={pattern} symmetry={symmetry} onChange={onChange} />}
      <div className="in-row pattern-actions">
        <button
          type="button"
          className="button"
          onClick={() =>
            onChange(() =>
              completed(
                CELLS.map((cell) => digitAt(onBoard, cell) !== null),
                symmetry,
              ),
            )
          }
        >
          {words.patternOfBoard}
        </button>
        <button
          type="button"
          className="button"
          disabled={count === 0}
          onClick={() => onChange(() => NO_PATTERN)}
        >
          {words.clearPattern}
        </button>
      </div>
    </details>
  );
}

/** The small board. It is a single Tab stop. */
function Drawing({ pattern, symmetry, onChange }: PatternFieldProps) {
  const { newPuzzle: words } = useMoreMessages();
  const { cellAloud } = useMessages().words;
  const ref = useRef<HTMLDivElement>(null);
  const [cursor, setCursor] = useState<Cell>(CELLS[0] as Cell);
  /** While the pointer is down: whether it draws givens or blanks, and the last cell. */
  const drawing = useRef<{ readonly given: boolean; readonly from: Cell } | null>(null);
  /** The cell that gets the focus as soon as it is the Tab stop. */
  const follow = useRef<Cell | null>(null);

  useEffect(() => {
    if (follow.current !== cursor) return;
    follow.current = null;
    ref.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  });

  const draw = (cells: readonly Cell[], given: boolean): void =>
    onChange((before) =>
      cells.every((cell) => before[cell] === given) ? before : paint(before, cells, given, symmetry),
    );
  const onPointer = (event: PointerEvent<HTMLDivElement>): void => {
    if (drawing.current === null) return;
    const cell = cellAtPoint(event);
    if (cell === null) return;
    const { given, from } = drawing.current;
    // A quick pointer skips cells, so draw all cells on the line.
    draw(line(from, cell), given);
    drawing.current = { given, from: cell };
    follow.current = cell;
    setCursor(cell);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = keyTarget(event.key, cursor);
    if (event.altKey || event.metaKey || (to === null && event.key !== ' ' && event.key !== 'Enter')) return;
    event.preventDefault();
    if (to === null) {
      draw([cursor], !pattern[cursor]);
      return;
    }
    follow.current = to;
    setCursor(to);
    // With Shift, the arrow keys copy the state of the cell they leave.
    if (event.shiftKey) draw([to], pattern[cursor] === true);
  };

  return (
    <div
      ref={ref}
      className="plain-board pattern-board"
      role="grid"
      aria-label={words.pattern}
      aria-multiselectable
      aria-rowcount={9}
      aria-colcount={9}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        const cell = event.isPrimary && event.button === 0 ? cellAtPoint(event) : null;
        if (cell === null) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        drawing.current = { given: !pattern[cell], from: cell };
        onPointer(event);
      }}
      onPointerMove={onPointer}
      onPointerUp={() => {
        drawing.current = null;
      }}
      onPointerCancel={() => {
        drawing.current = null;
      }}
    >
      {ROWS.map((row) => (
        // biome-ignore lint/a11y/useFocusableInteractive: in a grid the cells take the focus, not the rows.
        <div key={row} role="row" aria-rowindex={row + 1}>
          {cellsOf(row).map((cell) => (
            <div
              key={cell}
              role="gridcell"
              aria-colindex={columnOf(cell) + 1}
              aria-label={words.patternCell(cellAloud(cell), pattern[cell] === true)}
              aria-selected={pattern[cell] === true}
              tabIndex={cell === cursor ? 0 : -1}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** The cell under a pointer; `null` outside of the board. */
function cellAtPoint({ currentTarget, clientX, clientY }: PointerEvent<HTMLDivElement>): Cell | null {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const column = Math.floor((9 * (clientX - left)) / width);
  const row = Math.floor((9 * (clientY - top)) / height);
  return row >= 0 && row < 9 && column >= 0 && column < 9 ? cellAt(row, column) : null;
}

/** The cells on the straight line between two, with both. */
function line(from: Cell, to: Cell): readonly Cell[] {
  const down = rowOf(to) - rowOf(from);
  const right = columnOf(to) - columnOf(from);
  const steps = Math.max(Math.abs(down), Math.abs(right), 1);
  return Array.from({ length: steps + 1 }, (_, i) =>
    cellAt(rowOf(from) + Math.round((i * down) / steps), columnOf(from) + Math.round((i * right) / steps)),
  );
}

/** The cell to which a key leads; `null` if it is no key that moves. */
function keyTarget(key: string, cell: Cell): Cell | null {
  const [row, column] = [rowOf(cell), columnOf(cell)];
  switch (key) {
    case 'ArrowUp':
      return cellAt(Math.max(0, row - 1), column);
    case 'ArrowDown':
      return cellAt(Math.min(8, row + 1), column);
    case 'ArrowLeft':
      return cellAt(row, Math.max(0, column - 1));
    case 'ArrowRight':
      return cellAt(row, Math.min(8, column + 1));
    case 'Home':
      return cellAt(row, 0);
    case 'End':
      return cellAt(row, 8);
    default:
      return null;
  }
}
