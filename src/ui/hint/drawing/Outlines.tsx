import type { Cell } from '../../../sudoku/core';
import { type Candidate, candidate } from '../../../sudoku/techniques';
import { distance, type Geometry } from './geometry';
import { markRadius } from './MarkedCandidate';
import type { Drawing } from './sketch';

/**
 * Draws frames around each cell of the pattern, around sets (with their letters), and around candidates that act as
 * one.
 */
export function Outlines({ drawing, geometry }: { readonly drawing: Drawing; readonly geometry: Geometry }) {
  const side = geometry.cell;
  const frame = (cell: Cell, inset: number) => {
    const { x, y } = geometry.corner(cell);
    return { x: x + inset, y: y + inset, width: side - 2 * inset, height: side - 2 * inset };
  };
  return (
    <g className="hint-outlines">
      {drawing.cells.map((cell) => (
        <rect key={cell} {...frame(cell, 2)} />
      ))}
      {drawing.sets.map((cells, index) => (
        <g key={cells.join()} className={`set set-${index % 4}`}>
          {cells.map((cell) => (
            <rect key={cell} {...frame(cell, 2 + (index % 4))} />
          ))}
          {cells.map((cell) => {
            const { x, y } = geometry.note(freePlace(cell, drawing));
            return (
              <text key={cell} x={x} y={y} fontSize={Math.max(9, side * 0.17)}>
                {String.fromCharCode(65 + index)}
              </text>
            );
          })}
        </g>
      ))}
      {drawing.groups.map((group) => (
        <rect key={group.join()} className="group" {...around(group, geometry)} />
      ))}
    </g>
  );
}

/** Where a cell has room for a letter: the place of a candidate that is not marked there, in a corner if possible. */
const freePlace = (cell: Cell, { marks }: Drawing): Candidate => {
  const places = ([3, 1, 9, 7, 2, 6, 8, 4, 5] as const).map((digit) => candidate(cell, digit));
  return places.find((one) => !marks.has(one)) ?? candidate(cell, 3);
};

/** The rounded frame around candidates that act as one. */
function around(group: readonly Candidate[], geometry: Geometry) {
  const points = group.map(geometry.note);
  const room = markRadius(geometry.cell) + 3;
  const left = Math.min(...points.map(({ x }) => x)) - room;
  const top = Math.min(...points.map(({ y }) => y)) - room;
  const right = Math.max(...points.map(({ x }) => x)) + room;
  const bottom = Math.max(...points.map(({ y }) => y)) + room;
  return { x: left, y: top, width: right - left, height: bottom - top, rx: room };
}

/** Rings around the digits that block others, and the lines along which they block. */
export function Sweeps({ drawing, geometry }: { readonly drawing: Drawing; readonly geometry: Geometry }) {
  const ring = geometry.cell * 0.4;
  return (
    <g className="hint-sweeps">
      {drawing.sweeps.map(({ from, to }) => {
        const [start, end] = [geometry.centre(from), geometry.centre(to)];
        const part = ring / distance(start, end);
        const x = start.x + (end.x - start.x) * part;
        const y = start.y + (end.y - start.y) * part;
        return (
          <path
            key={`${from} ${to}`}
            d={`M${x} ${y}L${end.x} ${end.y}`}
            style={{ strokeWidth: geometry.cell * 0.34 }}
          />
        );
      })}
      {drawing.blockers.map((cell) => {
        const { x, y } = geometry.centre(cell);
        return <circle key={cell} cx={x} cy={y} r={ring} />;
      })}
    </g>
  );
}
