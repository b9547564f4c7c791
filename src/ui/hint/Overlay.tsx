import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { LegendMark } from '../../i18n';
import { CELLS, type Cell, DIGITS, type Digit, digitAt, type Grid, has, NO_DIGITS } from '../../sudoku/core';
import { type Candidate, candidate, cellOf } from '../../sudoku/techniques';
import { bowed, type Obstacle, pathOf } from './bow';
import type { Drawing, DrawnLink } from './drawing';
import { distance, type Geometry, geometryOf, type Point } from './geometry';
import type { Stage } from './unfolding';
import './overlay.css';

interface OverlayProps {
  readonly filled: Grid;
  readonly stage: Stage;
  readonly drawing: Drawing;
  /** The cell that it is all about. */
  readonly target: Cell | null;
  /** Whether notes that are no part of it step back. */
  readonly quiet: boolean;
  /** Whether the candidates of all cells are drawn, or only what is marked. */
  readonly pencilled: boolean;
}

/** The side of a board nobody has measured yet. */
const UNMEASURED = 590;

/**
 * Candidates, marks and links over the board's own cells, by the same formula. Screen readers are told in words
 * beside the board.
 */
export function Overlay(props: OverlayProps) {
  const ref = useRef<SVGSVGElement>(null);
  const [size, setSize] = useState(UNMEASURED);
  useLayoutEffect(() => {
    const board = ref.current?.parentElement;
    if (!board) return;
    const measure = (): void => setSize(board.clientWidth || UNMEASURED);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(board);
    return () => observer.disconnect();
  }, []);
  return (
    <svg ref={ref} className="hint-overlay" viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <Picture {...props} geometry={geometryOf(size)} />
    </svg>
  );
}

interface PictureProps extends OverlayProps {
  readonly geometry: Geometry;
}

/** The radius of a mark around a candidate, as a part of a cell's side. */
const MARK = 0.168;

function Picture({ filled, stage, drawing, target, quiet, pencilled, geometry }: PictureProps) {
  const busy = new Set([...drawing.marks.keys()].map(cellOf));
  if (target !== null) busy.add(target);
  return (
    <>
      <Sweeps drawing={drawing} geometry={geometry} />
      <Outlines drawing={drawing} geometry={geometry} />
      {/* Under the digits, so that none is covered where a link finds no other way. */}
      <Links filled={filled} drawing={drawing} stage={stage} geometry={geometry} />
      {[...stage.placed].map(([cell, digit]) => (
        <PlacedDigit key={cell} cell={cell} digit={digit} geometry={geometry} />
      ))}
      {CELLS.filter((cell) => digitAt(filled, cell) === null && !stage.placed.has(cell)).map((cell) => (
        <Notes
          key={cell}
          cell={cell}
          stage={stage}
          marks={drawing.marks}
          pencilled={pencilled}
          quiet={quiet && !busy.has(cell)}
          geometry={geometry}
        />
      ))}
    </>
  );
}

function PlacedDigit({ cell, digit, geometry }: { cell: Cell; digit: Digit; geometry: Geometry }) {
  const { x, y } = geometry.centre(cell);
  return (
    <text className="hint-before" x={x} y={y} fontSize={geometry.cell * 0.5}>
      {digit}
    </text>
  );
}

interface NotesProps {
  readonly cell: Cell;
  readonly stage: Stage;
  readonly marks: Drawing['marks'];
  readonly pencilled: boolean;
  readonly quiet: boolean;
  readonly geometry: Geometry;
}

function Notes({ cell, stage, marks, pencilled, quiet, geometry }: NotesProps) {
  const all = DIGITS.map((digit) => candidate(cell, digit));
  const present = pencilled ? DIGITS.filter((digit) => has(stage.candidates[cell] ?? NO_DIGITS, digit)) : [];
  // Marked ones last, as a mark is larger than its place and lies over its neighbours.
  const plain = present.filter((digit) => !marks.has(candidate(cell, digit)));
  return (
    <g className={quiet ? 'hint-notes quiet' : 'hint-notes'} fontSize={Math.max(9, geometry.cell * 0.205)}>
      {plain.map((digit) => {
        const { x, y } = geometry.note(candidate(cell, digit));
        return (
          <text key={digit} x={x} y={y}>
            {digit}
          </text>
        );
      })}
      {all.map((one, index) => {
        const mark = marks.get(one) ?? (pencilled && stage.gone.has(one) && !quiet ? 'gone' : undefined);
        const digit = DIGITS[index];
        if (mark === undefined || digit === undefined) return null;
        return <Marked key={one} at={geometry.note(one)} digit={digit} mark={mark} cell={geometry.cell} />;
      })}
    </g>
  );
}

interface MarkedProps {
  readonly at: Point;
  readonly digit: Digit;
  readonly mark: LegendMark;
  /** The side of a cell, in CSS pixels. */
  readonly cell: number;
}

const SQUARE: readonly LegendMark[] = ['fin', 'c', 'd', 'placed'];
const BARE: readonly LegendMark[] = ['out', 'gone', 'barred'];

/** A candidate with its mark: each has a shape of its own, besides its colour. */
export function Marked({ at: { x, y }, digit, mark, cell }: MarkedProps) {
  const radius = Math.max(5.4, cell * MARK);
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

/** Cells of the pattern, each in a frame; sets with their letter; several candidates that stand as one. */
function Outlines({ drawing, geometry }: { readonly drawing: Drawing; readonly geometry: Geometry }) {
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
            const { x, y } = geometry.corner(cell);
            return (
              <text
                key={cell}
                x={x + side - Math.max(6, side * 0.11)}
                y={y + Math.max(6, side * 0.13)}
                fontSize={Math.max(9, side * 0.17)}
              >
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

/** The rounded box around several candidates of a box in line. */
function around(group: readonly Candidate[], geometry: Geometry) {
  const points = group.map(geometry.note);
  const room = Math.max(5.4, geometry.cell * MARK) + 3;
  const left = Math.min(...points.map(({ x }) => x)) - room;
  const top = Math.min(...points.map(({ y }) => y)) - room;
  const right = Math.max(...points.map(({ x }) => x)) + room;
  const bottom = Math.max(...points.map(({ y }) => y)) + room;
  return { x: left, y: top, width: right - left, height: bottom - top, rx: room };
}

/** Digits that block others, ringed, and the lines that they sweep. */
function Sweeps({ drawing, geometry }: { readonly drawing: Drawing; readonly geometry: Geometry }) {
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

interface LinksProps {
  readonly filled: Grid;
  readonly drawing: Drawing;
  readonly stage: Stage;
  readonly geometry: Geometry;
}

function Links({ filled, drawing, stage, geometry }: LinksProps) {
  // Of its own: a page of a technique may lie over a board that has arrows too.
  const headId = useId();
  if (drawing.links.length === 0 && drawing.sights.length === 0) return null;
  const radius = Math.max(5.4, geometry.cell * MARK);
  const obstacles = obstaclesOn(filled, drawing, stage, geometry);
  const clearOf = (ends: readonly Point[]): readonly Obstacle[] =>
    obstacles.filter(({ at }) => ends.every((end) => distance(end, at) > radius));
  const head = geometry.cell < 45 ? 7.5 : 10;
  return (
    <g className="hint-links">
      <defs>
        <marker
          id={headId}
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth={head}
          markerHeight={head}
          markerUnits="userSpaceOnUse"
          orient="auto"
        >
          <path className="hint-head" d="M0 .5 8 4 0 7.500z" />
        </marker>
      </defs>
      {drawing.links.map((link, index) => {
        const [from, to] = nearest(link, geometry);
        // Between neighbours there is no room for a head, or none at all: marks that touch are seen to belong together.
        const room = distance(from, to) - 2 * radius - 4;
        if (room <= 0) return null;
        const curve = bowed(
          from,
          to,
          { from: radius + 1, to: radius + 3 },
          clearOf([from, to]),
          geometry.size,
        );
        return (
          <path
            key={`${link.from.join()} ${link.to.join()} ${link.strong}`}
            className={link.strong ? 'strong' : 'weak'}
            style={{ animationDelay: `${Math.min(index * 160, 900)}ms` }}
            d={pathOf(curve)}
            markerEnd={link.directed && room > head ? `url(#${headId})` : undefined}
          />
        );
      })}
      {drawing.sights.map(({ from, to }) => {
        const target = geometry.centre(cellOf(to));
        const start = closest(from.map(geometry.note), target);
        const curve = bowed(
          start,
          target,
          { from: radius + 3, to: geometry.cell * 0.52 },
          clearOf([start]),
          geometry.size,
        );
        return (
          <g key={`${from.join()} ${to}`} className="sight">
            <path d={pathOf(curve)} />
            <circle cx={curve.to.x} cy={curve.to.y} r="3" />
          </g>
        );
      })}
    </g>
  );
}

function nearest({ from, to }: DrawnLink, geometry: Geometry): readonly [Point, Point] {
  let best: readonly [Point, Point] | null = null;
  for (const a of from.map(geometry.note))
    for (const b of to.map(geometry.note))
      if (best === null || distance(a, b) < distance(...best)) best = [a, b];
  if (best === null) throw new Error('a link without ends');
  return best;
}

const closest = (points: readonly Point[], to: Point): Point =>
  points.reduce((best, point) => (distance(point, to) < distance(best, to) ? point : best));

/** What links should bow away from: the digits on the board, marks, and, less, the other notes. */
function obstaclesOn(filled: Grid, drawing: Drawing, stage: Stage, geometry: Geometry): readonly Obstacle[] {
  const side = geometry.cell;
  return CELLS.flatMap((cell): Obstacle[] => {
    if (digitAt(filled, cell) !== null || stage.placed.has(cell))
      return [{ at: geometry.centre(cell), radius: side * 0.27, weight: 0.5 }];
    return DIGITS.filter((digit) => has(stage.candidates[cell] ?? NO_DIGITS, digit)).map((digit) => {
      const one = candidate(cell, digit);
      const marked = drawing.marks.has(one);
      return { at: geometry.note(one), radius: side * (marked ? MARK : 0.09), weight: marked ? 0.7 : 0.1 };
    });
  });
}
