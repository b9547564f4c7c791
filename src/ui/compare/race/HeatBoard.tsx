import { boxOf, hatchIn, lineShapes, type Shape, sideOf } from '../../../picture';
import { CELLS, type Cell, digitAt, type Grid } from '../../../sudoku/core';
import { Shapes } from '../../shared';

interface HeatBoardProps {
  readonly givens: Grid;
  /** How often each cell was filled; empty before the first report. */
  readonly fills: readonly number[];
  readonly name: string;
}

const LAYOUT = { cell: 9, margin: 0, boxLine: 2, hairline: 1 } as const;
const SIDE = sideOf(LAYOUT);

/** The hatch of givens: the width of its lines, and how far they are apart along an edge. */
const HATCH = { line: 1.2, gap: 3 * Math.SQRT2 };

/**
 * A small board that shows where a strategy worked: the more often a cell was filled, the darker it is, on a
 * logarithmic scale.
 */
export function HeatBoard({ givens, fills, name }: HeatBoardProps) {
  return (
    <svg
      className="heat"
      viewBox={`0 0 ${SIDE} ${SIDE}`}
      width={SIDE}
      height={SIDE}
      role="img"
      aria-label={name}
    >
      <Shapes shapes={shapesOf(givens, fills)} />
    </svg>
  );
}

function shapesOf(givens: Grid, fills: readonly number[]): readonly Shape[] {
  const most = Math.log1p(Math.max(0, ...fills));
  return [
    { kind: 'rect', x: 0, y: 0, width: SIDE, height: SIDE, colour: 'sheet' },
    ...CELLS.flatMap((cell): readonly Shape[] => {
      const box = boxOf(LAYOUT, cell);
      if (digitAt(givens, cell) !== null) {
        // The lines of neighbouring cells continue one another.
        const first = HATCH.gap - ((box.x + box.y - HATCH.line / Math.SQRT2) % HATCH.gap);
        return [{ kind: 'lines', strokes: hatchIn(box, HATCH.gap, first), line: HATCH.line, colour: 'hair' }];
      }
      const times = fills[cell] ?? 0;
      if (times === 0) return [];
      const shade = Math.round(6 + (86 * Math.log1p(times)) / most);
      return [{ kind: 'rect', ...box, colour: 'ink', opacity: shade / 100 }];
    }),
    ...lineShapes(LAYOUT),
  ];
}

/** The cell that was filled most often, and how often. */
export function busiest(fills: readonly number[]): { readonly cell: Cell | null; readonly times: number } {
  const times = Math.max(0, ...fills);
  return times === 0 ? { cell: null, times } : { cell: CELLS[fills.indexOf(times)] ?? null, times };
}
