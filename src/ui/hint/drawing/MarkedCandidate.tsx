import type { CSSProperties } from 'react';
import type { LegendMark } from '../../../i18n';
import type { Digit } from '../../../sudoku/core';
import type { Point } from './geometry';

/** The radius of a mark around a candidate, as a fraction of a cell's side. */
export const MARK = 0.168;
/** The radius in small cells. A larger mark would reach its neighbour's place, and the two could not be told apart. */
const SMALL_MARK = 0.14;

/** The sides of a small and of a large cell, in pixels. */
const SMALL = 32;
const LARGE = 46;

/** The radius of a mark, in pixels. */
export function markRadius(cell: number): number {
  const part = Math.min(1, Math.max(0, (cell - SMALL) / (LARGE - SMALL)));
  return cell * (SMALL_MARK + part * (MARK - SMALL_MARK));
}

/** The width of drawn lines, as a fraction of their width in a large cell. */
export const lineWidth = (cell: number): number => Math.min(1, Math.max(0.65, cell / LARGE));

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
  const isSmall = cell < SMALL;
  // Shorter than a candidate's place, so that the strokes of neighbours do not join into one line. Steep in small
  // cells, where digits almost touch, so that the strokes stay apart.
  const strike = isSmall
    ? { across: cell * 0.115, up: cell * 0.138 }
    : { across: cell * 0.125, up: cell * 0.075 };
  const size = Math.max(9, cell * (mark === 'gone' ? 0.19 : 0.215));
  return (
    <g
      className={`hint-mark ${mark}`}
      data-small={isSmall || undefined}
      style={{ '--pen': lineWidth(cell) } as CSSProperties}
    >
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
        <path d={`M${x - strike.across} ${y + strike.up}L${x + strike.across} ${y - strike.up}`} />
      )}
      {mark === 'barred' && (
        <path d={`M${x - radius * 0.7} ${y - radius * 0.7}L${x + radius * 0.7} ${y + radius * 0.7}`} />
      )}
      {mark === 'gone' && <path d={`M${x - radius * 0.7} ${y}H${x + radius * 0.7}`} />}
    </g>
  );
}
