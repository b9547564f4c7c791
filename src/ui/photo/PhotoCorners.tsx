import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Review } from '../../stores';
import type { Corners, Point } from '../../sudoku/photo';
import { catchFocus, useMoreMessages } from '../shared';

interface CornersProps {
  readonly picture: ImageBitmap;
  readonly corners: Corners;
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

/** The photograph with the outline of the grid. The corners can be dragged or moved by arrow keys. */
export function PhotoCorners({ picture, corners, again, onMove }: CornersProps) {
  const words = useMoreMessages().photo;
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  /** The corners while one of them is dragged. */
  const [dragged, setDragged] = useState<Corners | null>(null);
  const shown = dragged ?? corners;
  const { width, height } = picture;
  useEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(picture, 0, 0);
  }, [picture]);
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
    setDragged(moved(shown, which, to));
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
    onMove(moved(shown, which, within({ x: from.x + step[0] * by, y: from.y + step[1] * by })));
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
