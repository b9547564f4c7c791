import type { Ref } from 'react';
import { type Board, CELLS, type Cell, type Colour, colourAt, columnOf, rowOf } from '../../sudoku/core';
import { loadBoardShapes, type SearchedCell } from '../../worker';
import { BAR_SIDES, type BoardLayer, useLoaded } from '../shared';
import { Shapes } from './Shapes';
import './picture.css';

/** Widths as on the page's own board, so that what a hint draws over it fits. */
const LAYOUT = { cell: 60, margin: 0, boxLine: 2, hairline: 1, board: 554 } as const;

/** The side of the board in a picture. */
export const SIDE = LAYOUT.board;

interface PictureProps {
  readonly cells: readonly SearchedCell[];
  /** The board whose colours are shown; `null` for none. */
  readonly coloured: Board | null;
  /** What a hint draws over it. */
  readonly over: BoardLayer['drawing'];
  readonly theme: 'light' | 'dark';
  readonly ref: Ref<HTMLDivElement>;
}

/** A board to be saved as a picture, in a theme of its own. It is drawn in its full size, and shown smaller. */
export function Picture({ cells, coloured, over, theme, ref }: PictureProps) {
  const boardShapes = useLoaded(loadBoardShapes);
  return (
    <div className="share-scaled" data-theme={theme} aria-hidden="true">
      <div ref={ref} className="share-picture">
        <svg className="share-board" viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true">
          <Shapes shapes={boardShapes(cells, LAYOUT)} />
          {coloured !== null &&
            CELLS.map((cell) => {
              const colour = colourAt(coloured.colours, cell, null);
              return colour !== null && <Tint key={cell} cell={cell} colour={colour} />;
            })}
        </svg>
        {over}
      </div>
    </div>
  );
}

/** The colour of a cell: a tint, and bars that tell it apart without it. */
function Tint({ cell, colour }: { readonly cell: Cell; readonly colour: Colour }) {
  const start = (index: number): number =>
    LAYOUT.boxLine + index * (LAYOUT.cell + LAYOUT.hairline) + Math.floor(index / 3);
  const [x, y] = [start(columnOf(cell)), start(rowOf(cell))];
  const bars = { top: 'M9 4h42', bottom: 'M9 56h42', left: 'M4 9v42', right: 'M56 9v42' };
  const hue = `var(--hue-${colour})`;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={LAYOUT.cell} height={LAYOUT.cell} style={{ fill: hue, fillOpacity: 0.16 }} />
      <path
        d={BAR_SIDES[colour].map((side) => bars[side]).join('')}
        style={{ fill: 'none', stroke: hue, strokeWidth: 3 }}
      />
    </g>
  );
}
