import { useId } from 'react';
import { CELLS, DIGITS, digitAt, type Grid, has, NO_DIGITS } from '../../../sudoku/core';
import { candidate, cellOf } from '../../../sudoku/techniques';
import { bowed, type Obstacle, pathOf } from './bow';
import { distance, type Geometry, type Point } from './geometry';
import { MARK, markRadius } from './MarkedCandidate';
import type { Drawing, DrawnLink } from './sketch';
import type { Stage } from './stage';

interface LinksProps {
  readonly filled: Grid;
  readonly drawing: Drawing;
  /** If links are shown one by one, those that the link in view has added; `null` if all are drawn at once. */
  readonly fresh: Drawing['links'] | null;
  readonly stage: Stage;
  readonly geometry: Geometry;
}

/**
 * Draws the links between candidates, bent around obstacles, and lines from the ends of a chain to the candidates they
 * see.
 */
export function Links({ filled, drawing, fresh, stage, geometry }: LinksProps) {
  // The page of a technique may lie over a board that has arrows too, and ids must be unique in the document.
  const headId = useId();
  if (drawing.links.length === 0 && drawing.sights.length === 0) return null;
  const obstacles = obstaclesOn(filled, drawing, stage, geometry);
  const head = geometry.cell < 45 ? 7.5 : 10;
  const freshKeys = new Set(fresh?.map(keyOf));
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
      {drawing.links.map((link, index) => (
        <Link
          key={keyOf(link)}
          link={link}
          isFresh={freshKeys.has(keyOf(link))}
          delay={fresh === null ? Math.min(index * 160, 900) : 0}
          head={{ id: headId, length: head }}
          obstacles={obstacles}
          geometry={geometry}
        />
      ))}
      {drawing.sights.map((sight) => (
        <Sight
          key={`${sight.from.join()} ${sight.to}`}
          sight={sight}
          obstacles={obstacles}
          geometry={geometry}
        />
      ))}
    </g>
  );
}

interface LinkProps {
  readonly link: DrawnLink;
  /** Whether the link in view has added this one. */
  readonly isFresh: boolean;
  /** Milliseconds before it appears. */
  readonly delay: number;
  /** The arrowhead and its length in pixels. */
  readonly head: { readonly id: string; readonly length: number };
  readonly obstacles: readonly Obstacle[];
  readonly geometry: Geometry;
}

/** The line of a link, with an arrowhead if the link has a direction. */
function Link({ link, isFresh, delay, head, obstacles, geometry }: LinkProps) {
  const radius = markRadius(geometry.cell);
  const [from, to] = nearest(link, geometry);
  // Marks that touch need no line, and between close marks there is no room for an arrowhead.
  const room = distance(from, to) - 2 * radius - 4;
  if (room <= 0) return null;
  const rims = { from: radius + 1, to: radius + 3 };
  const curve = bowed(from, to, rims, clearOf([from, to], obstacles, radius), geometry.size);
  return (
    <path
      className={`${link.strong ? 'strong' : 'weak'}${isFresh ? ' fresh' : ''}`}
      style={{ animationDelay: `${delay}ms` }}
      d={pathOf(curve)}
      markerEnd={link.directed && room > head.length ? `url(#${head.id})` : undefined}
    />
  );
}

interface SightProps {
  readonly sight: Drawing['sights'][number];
  readonly obstacles: readonly Obstacle[];
  readonly geometry: Geometry;
}

/** The line from an end of a chain to a candidate that it sees. */
function Sight({ sight: { from, to }, obstacles, geometry }: SightProps) {
  const radius = markRadius(geometry.cell);
  const target = geometry.centre(cellOf(to));
  const start = closest(from.map(geometry.note), target);
  const rims = { from: radius + 3, to: geometry.cell * 0.52 };
  const curve = bowed(start, target, rims, clearOf([start], obstacles, radius), geometry.size);
  return (
    <g className="sight">
      <path d={pathOf(curve)} />
      <circle cx={curve.to.x} cy={curve.to.y} r="3" />
    </g>
  );
}

/** The obstacles without those at the ends of a line. */
const clearOf = (
  ends: readonly Point[],
  obstacles: readonly Obstacle[],
  radius: number,
): readonly Obstacle[] => obstacles.filter(({ at }) => ends.every((end) => distance(end, at) > radius));

const keyOf = ({ from, to, strong }: DrawnLink): string => `${from.join()} ${to.join()} ${strong}`;

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

/** What links should not cross: the digits on the board, marks and, with less weight, the other notes. */
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
