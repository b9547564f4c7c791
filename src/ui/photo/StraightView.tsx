import { useEffect, useRef } from 'react';
import { type Cell, columnOf, rowOf } from '../../sudoku/core';
import { SIDE, STRAIGHT_CELL, STRAIGHT_MARGIN } from '../../sudoku/photo';
import { useMoreMessages } from '../shared';
import { drawGrey } from './CellPicture';

interface StraightProps {
  readonly straight: Uint8Array;
  readonly cell: Cell;
  readonly onSelect: (cell: Cell) => void;
}

/** The grid cut out straight. The cell that is looked at is framed; a press looks at another. */
export function StraightView({ straight, cell, onSelect }: StraightProps) {
  const words = useMoreMessages().photo;
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    drawGrey(canvas.current, SIDE, (x, y) => straight[y * SIDE + x] ?? 255);
  }, [straight]);
  const percent = (pixels: number): string => `${(100 * pixels) / SIDE}%`;
  return (
    <div
      className="photo-straight"
      onPointerDown={(event) => {
        const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
        const cellAt = (share: number): number =>
          Math.max(0, Math.min(8, Math.floor((share * SIDE - STRAIGHT_MARGIN) / STRAIGHT_CELL)));
        const column = cellAt((event.clientX - left) / width);
        const row = cellAt((event.clientY - top) / height);
        onSelect((9 * row + column) as Cell);
      }}
    >
      <canvas ref={canvas} width={SIDE} height={SIDE} role="img" aria-label={words.straight} />
      <div
        className="photo-frame"
        style={{
          left: percent(STRAIGHT_MARGIN + STRAIGHT_CELL * columnOf(cell)),
          top: percent(STRAIGHT_MARGIN + STRAIGHT_CELL * rowOf(cell)),
          width: percent(STRAIGHT_CELL),
          height: percent(STRAIGHT_CELL),
        }}
      />
    </div>
  );
}
