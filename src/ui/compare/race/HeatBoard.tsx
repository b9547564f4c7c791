import { useId } from 'react';
import { CELLS, type Cell, columnOf, digitAt, type Grid, rowOf } from '../../../sudoku/core';

interface HeatBoardProps {
  readonly givens: Grid;
  /** How often each cell was filled; empty before the first report. */
  readonly fills: readonly number[];
  readonly name: string;
}

/** Sizes in pixels: the frame and box lines are 2 wide, a cell is 9, with a hairline of 1 between cells. */
const CELL = 9;
const BOX = 3 * CELL + 2;
const SIDE = 3 * BOX + 8;

/**
 * A small board that shows where a strategy worked: the more often a cell was filled, the darker it is, on a
 * logarithmic scale.
 */
export function HeatBoard({ givens, fills, name }: HeatBoardProps) {
  const hatch = useId();
  const most = Math.log1p(Math.max(0, ...fills));
  const shade = (cell: Cell): number => {
    const times = fills[cell] ?? 0;
    return times === 0 ? 0 : Math.round(6 + (86 * Math.log1p(times)) / most);
  };
  return (
    <svg
      className="heat"
      viewBox={`0 0 ${SIDE} ${SIDE}`}
      width={SIDE}
      height={SIDE}
      role="img"
      aria-label={name}
    >
      <pattern id={hatch} width="3" height="3" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className="heat-sheet" width="3" height="3" />
        <rect className="heat-hatch" width="1.2" height="3" />
      </pattern>
      <rect className="heat-frame" width={SIDE} height={SIDE} />
      {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((box) => (
        <rect
          key={box}
          className="heat-grid"
          x={2 + (box % 3) * (BOX + 2)}
          y={2 + Math.floor(box / 3) * (BOX + 2)}
          width={BOX}
          height={BOX}
        />
      ))}
      {CELLS.map((cell) => {
        const given = digitAt(givens, cell) !== null;
        return (
          <rect
            key={cell}
            x={placeOf(columnOf(cell))}
            y={placeOf(rowOf(cell))}
            width={CELL}
            height={CELL}
            style={{
              fill: given
                ? `url(#${CSS.escape(hatch)})`
                : `color-mix(in srgb, var(--ink) ${shade(cell)}%, var(--sheet))`,
            }}
          />
        );
      })}
    </svg>
  );
}

const placeOf = (line: number): number => 2 + line * (CELL + 1) + Math.floor(line / 3);

/** The cell that was filled most often, and how often. */
export function busiest(fills: readonly number[]): { readonly cell: Cell | null; readonly times: number } {
  const times = Math.max(0, ...fills);
  return times === 0 ? { cell: null, times } : { cell: CELLS[fills.indexOf(times)] ?? null, times };
}
