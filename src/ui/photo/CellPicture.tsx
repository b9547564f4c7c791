import { useEffect, useRef } from 'react';
import { type Cell, columnOf, rowOf } from '../../sudoku/core';
import { SIDE, STRAIGHT_CELL, STRAIGHT_MARGIN } from '../../sudoku/photo';

/** The margin shown around the cell, in pixels of the straight picture. */
const AROUND = 5;
const SHOWN = STRAIGHT_CELL + 2 * AROUND;

interface CellPictureProps {
  readonly straight: Uint8Array;
  readonly cell: Cell;
}

/** The cell in the photograph. On a phone the whole picture is out of view while one chooses. */
export function CellPicture({ straight, cell }: CellPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const left = STRAIGHT_MARGIN + STRAIGHT_CELL * columnOf(cell) - AROUND;
    const top = STRAIGHT_MARGIN + STRAIGHT_CELL * rowOf(cell) - AROUND;
    drawGrey(canvas.current, SHOWN, (x, y) => straight[(top + y) * SIDE + left + x] ?? 255);
  }, [straight, cell]);
  return <canvas ref={canvas} className="photo-cell" width={SHOWN} height={SHOWN} />;
}

/** Draws a square picture; `at` returns the brightness of a pixel, 0 to 255. */
export function drawGrey(
  canvas: HTMLCanvasElement | null,
  side: number,
  at: (x: number, y: number) => number,
): void {
  const context = canvas?.getContext('2d');
  if (!context) return;
  const image = context.createImageData(side, side);
  for (let i = 0; i < side * side; i++) {
    image.data.fill(at(i % side, Math.floor(i / side)), 4 * i, 4 * i + 3);
    image.data[4 * i + 3] = 255;
  }
  context.putImageData(image, 0, 0);
}
