import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Review } from '../../stores';
import type { Corners, Point } from '../../sudoku/photo';
import { catchFocus, useMoreMessages } from '../shared';

interface CornersProps {
  readonly picture: ImageBitmap;
  readonly corners: Corners;
  /** How many quarter turns to the right bring the picture upright. */
  readonly turns: number;
  readonly again: Review['again'];
  readonly onMove: (corners: Corners) => void;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
/** How far an arrow key moves a corner, as a part of the picture's longer side: alone, and with Shift. */
const STEP = 0.003;
const BIG_STEP = 0.03;

const moved = (corners: Corners, which: number, to: Point): Corners => {
  const [a, b, c, d] = corners.map((point, i) => (i === which ? to : point));
  return a && b && c && d ? [a, b, c, d] : corners;
};

/** The same point after some quarter turns to the right of a picture of this size. */
const turnedPoint = (point: Point, width: number, height: number, turns: number): Point =>
  turns === 0 ? point : turnedPoint({ x: height - point.y, y: point.x }, height, width, turns - 1);

/** The photograph with the outline of the grid. The corners can be dragged or moved by arrow keys. */
export function PhotoCorners({ picture, corners, turns, again, onMove }: CornersProps) {
  const words = useMoreMessages().photo;
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  /** The corners while one of them is dragged. */
  const [dragged, setDragged] = useState<Corners | null>(null);
  const quarters = turns % 4;
  const [width, height] =
    quarters % 2 === 0 ? [picture.width, picture.height] : [picture.height, picture.width];
  const toShown = (point: Point): Point => turnedPoint(point, picture.width, picture.height, quarters);
  const toPicture = (point: Point): Point => turnedPoint(point, width, height, (4 - quarters) % 4);
  const shown = (dragged ?? corners).map(toShown);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const at = (x: number, y: number) => turnedPoint({ x, y }, picture.width, picture.height, quarters);
    const [zero, across, down] = [at(0, 0), at(1, 0), at(0, 1)];
    context.setTransform(
      across.x - zero.x,
      across.y - zero.y,
      down.x - zero.x,
      down.y - zero.y,
      zero.x,
      zero.y,
    );
    context.drawImage(picture, 0, 0);
  }, [picture, quarters]);
  // If they are set by hand, the button that led here is gone.
  useEffect(() => catchFocus(frame.current?.querySelector('button')), []);

  const within = ({ x, y }: Point): Point => ({
    x: Math.max(0, Math.min(width, x)),
    y: Math.max(0, Math.min(height, y)),
  });
  const onDrag = (which: number) => (event: PointerEvent<HTMLElement>) => {
    const box = frame.current?.getBoundingClientRect();
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const to = within({
      x: ((event.clientX - box.left) / box.width) * width,
      y: ((event.clientY - box.top) / box.height) * height,
    });
    setDragged(moved(dragged ?? corners, which, toPicture(to)));
  };
  const onDrop = (): void => {
    if (dragged !== null) onMove(dragged);
    setDragged(null);
  };
  const onKeyDown = (which: number) => (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const from = shown[which];
    if (step === undefined || from === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const by = Math.max(width, height) * (event.shiftKey ? BIG_STEP : STEP);
    const to = within({ x: from.x + step[0] * by, y: from.y + step[1] * by });
    onMove(moved(corners, which, toPicture(to)));
  };
  return (
    <>
      <div ref={frame} className="photo-whole" style={{ aspectRatio: `${width} / ${height}` }}>
        <canvas ref={canvas} width={width} height={height} role="img" aria-label={words.photograph} />
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <polygon points={shown.map(({ x, y }) => `${x},${y}`).join(' ')} />
        </svg>
        {shown.map(({ x, y }, which) => (
          <button
            key={words.corner[which]}
            type="button"
            className="photo-corner"
            aria-label={words.corner[which]}
            style={{ left: `${(100 * x) / width}%`, top: `${(100 * y) / height}%` }}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={onDrag(which)}
            onPointerUp={onDrop}
            onPointerCancel={() => setDragged(null)}
            onKeyDown={onKeyDown(which)}
          />
        ))}
      </div>
      <p className="quiet" role="status">
        {again === null ? words.corners : words.again[again]}
      </p>
    </>
  );
}
