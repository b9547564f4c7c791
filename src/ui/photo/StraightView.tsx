import { useEffect, useRef } from 'react';
import { type Cell, columnOf, rowOf } from '../../sudoku/core';
import { SIDE, STRAIGHT_MARGIN } from '../../sudoku/photo';
import { useMoreMessages } from '../shared';
import { drawGrey } from './CellPicture';

interface StraightProps {
  readonly straight: Uint8Array;
  readonly cell: Cell;
  readonly onSelect: (cell: Cell) => void;
}

/** The side of the grid without the margin of its picture: its rows then line up with those of the board beside it. */
const GRID = SIDE - 2 * STRAIGHT_MARGIN;

/** The straightened grid. The selected cell is framed; a press selects another. */
export function StraightView({ straight, cell, onSelect }: StraightProps) {
  const words = useMoreMessages().photo;
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const at = (x: number, y: number): number => (STRAIGHT_MARGIN + y) * SIDE + STRAIGHT_MARGIN + x;
    drawGrey(canvas.current, GRID, (x, y) => straight[at(x, y)] ?? 255);
  }, [straight]);
  const percent = (cells: number): string => `${(100 * cells) / 9}%`;
  return (
    <div
      className="photo-straight"
      onPointerDown={(event) => {
        const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
        const cellAt = (share: number): number => Math.max(0, Math.min(8, Math.floor(share * 9)));
        const column = cellAt((event.clientX - left) / width);
        const row = cellAt((event.clientY - top) / height);
        onSelect((9 * row + column) as Cell);
      }}
    >
      <canvas ref={canvas} width={GRID} height={GRID} role="img" aria-label={words.straight} />
      <div
        className="photo-frame"
        style={{
          left: percent(columnOf(cell)),
          top: percent(rowOf(cell)),
          width: percent(1),
          height: percent(1),
        }}
      />
    </div>
  );
}
