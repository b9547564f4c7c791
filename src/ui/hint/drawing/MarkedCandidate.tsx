import type { LegendMark } from '../../../i18n';
import type { Digit } from '../../../sudoku/core';
import type { Point } from './geometry';

/** The radius of a mark around a candidate, as a part of a cell's side. */
export const MARK = 0.168;

/** The radius in pixels. On a small board it stays large enough to tell the marks apart. */
export const markRadius = (cell: number): number => Math.max(5.4, cell * MARK);

interface MarkedProps {
  readonly at: Point;
  readonly digit: Digit;
  readonly mark: LegendMark;
  /** The side of a cell, in CSS pixels. */
  readonly cell: number;
}

const SQUARE: readonly LegendMark[] = ['fin', 'c', 'd', 'placed'];
const BARE: readonly LegendMark[] = ['out', 'gone', 'barred'];

/** A candidate with its mark. Marks differ in shape, not in colour alone. */
export function Marked({ at: { x, y }, digit, mark, cell }: MarkedProps) {
  const radius = markRadius(cell);
  const size = Math.max(9, cell * (mark === 'gone' ? 0.19 : 0.215));
  return (
    <g className={`hint-mark ${mark}`}>
      {!BARE.includes(mark) &&
        (SQUARE.includes(mark) ? (
          <rect
            x={x - radius * 0.92}
            y={y - radius * 0.92}
            width={radius * 1.84}
            height={radius * 1.84}
            rx={radius * 0.2}
          />
        ) : (
          <circle cx={x} cy={y} r={radius} />
        ))}
      {BARE.includes(mark) && <circle className="clear" cx={x} cy={y} r={radius * 0.8} />}
      <text x={x} y={y} fontSize={size}>
        {digit}
      </text>
      {mark === 'out' && (
        <path d={`M${x - radius} ${y + radius * 0.55}L${x + radius} ${y - radius * 0.55}`} />
      )}
      {mark === 'barred' && (
        <path d={`M${x - radius * 0.7} ${y - radius * 0.7}L${x + radius * 0.7} ${y + radius * 0.7}`} />
      )}
      {mark === 'gone' && <path d={`M${x - radius * 0.7} ${y}H${x + radius * 0.7}`} />}
    </g>
  );
}
