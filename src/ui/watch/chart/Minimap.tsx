import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useWatchWords } from '../../shared';
import { Background } from './drawing/background';
import { type CanvasLayer, canvasSurface } from './drawing/canvas';
import { drawForeground } from './drawing/drawScene';
import { LayerCache } from './drawing/layers';
import { cssOf } from './drawing/palette';
import { drawWithin, redrawnOf } from './drawing/redrawn';
import type { Scene } from './drawing/scene';
import { useCanvas } from './drawing/useCanvas';
import { dragged, frameOf, gripAt, type MapGrip } from './geometry/minimap';
import { playheadOf } from './geometry/plot';
import { type Span, wholeSpan } from './geometry/span';
import type { ChartModel } from './model/chartModel';
import type { ChartProgress } from './model/source';

interface MinimapProps {
  readonly model: ChartModel;
  readonly listen: (listener: () => void) => () => void;
  readonly progress: ChartProgress;
  readonly bookmarks: readonly number[];
  readonly parting: number | null;
  readonly apart: Apart | null;
  readonly onSeek: (step: number) => void;
  /** The map as a slider for keys and screen readers. */
  readonly children: ReactNode;
}

/** How much the search differs from a second one, at moments all along it. */
export interface Apart {
  readonly name: string;
  /** From 0 to 1. */
  readonly shares: readonly number[];
}

/** The widths of the frame's lines and of the handles at its ends, in pixels. */
const LINE = 1.5;
const HANDLE = 4;
/** The greatest height of a row, in pixels. */
const MOST_PITCH = 6;

/** A drag of the frame or of one of its ends. */
interface Hold {
  readonly grip: MapGrip;
  readonly at: number;
  readonly span: Span;
}

/**
 * The map: the whole search, small, with a frame around the part in view. The frame and its ends can be dragged; a
 * press elsewhere goes to that step.
 */
export function Minimap(props: MinimapProps) {
  const { model, listen, progress, bookmarks, parting, apart, onSeek, children } = props;
  const [layers] = useState(() => new LayerCache());
  const [background] = useState(() => new Background());
  const hold = useRef<Hold | null>(null);
  const drawn = useRef<{ readonly scene: Scene<CanvasLayer>; readonly span: Span }>(null);
  const { cell: nameOf } = useWatchWords();
  const { length, end } = progress;

  const { canvas, size, redraw } = useCanvas(({ context, palette, width, height, blank }) => {
    const plot = {
      width,
      height,
      span: { from: 0, to: wholeEnd(model, length) },
      pitch: Math.min(MOST_PITCH, height / model.fittingRows),
      top: 0,
    };
    const scene = {
      plot,
      palette,
      layers: layers.layersOf([model.whole], palette),
      length,
      end,
      path: model.path,
      step: Math.min(model.step, length),
      line: 1,
      nameOf,
      bookmarks,
      parting,
      differing: model.differing,
      framed: [],
    };
    const { span } = model;
    const isFrameMoved = span.from !== drawn.current?.span.from || span.to !== drawn.current.span.to;
    const redrawn = blank || isFrameMoved ? 'all' : redrawnOf(drawn.current?.scene ?? null, scene);
    drawn.current = { scene, span };
    const surface = canvasSurface(context, scene);
    drawWithin(context, scene, redrawn, (within) => {
      background.draw(context, scene);
      drawForeground(surface, scene, within);
      const { left, right } = frameOf(span, plot.span.to, width);
      const ink = cssOf(palette.ink);
      // The area outside of the frame is as faint as that after the playhead. Where both overlap it is not fainter
      // still.
      const veil = cssOf(palette.sheet, palette.hidden);
      const playhead = playheadOf(plot, scene.step);
      surface.rect(0, 0, Math.min(left, playhead), height, veil);
      surface.rect(right, 0, Math.max(0, playhead - right), height, veil);
      surface.frame(left, 0, right - left, height, LINE, ink);
      if (model.isWhole) return;
      for (const x of [left - HANDLE / 2, right - HANDLE / 2])
        surface.rect(x, height / 4, HANDLE, height / 2, ink);
    });
  });
  useEffect(() => listen(redraw), [listen, redraw]);
  useEffect(redraw);

  const { width } = size;
  const stepAt = (clientX: number): number => {
    const { left } = canvas.current?.getBoundingClientRect() ?? { left: 0 };
    return ((clientX - left) / Math.max(1, width)) * wholeEnd(model, length);
  };
  const seekTo = (at: number): void => onSeek(Math.max(0, Math.min(length, Math.floor(at))));

  return (
    <div
      className="chart-map"
      onPointerDown={({ clientX, currentTarget, pointerId, pointerType, button }) => {
        if (button !== 0 || width === 0) return;
        currentTarget.setPointerCapture?.(pointerId);
        const at = stepAt(clientX);
        const frame = frameOf(model.span, wholeEnd(model, length), width);
        const { left } = canvas.current?.getBoundingClientRect() ?? { left: 0 };
        const taken = gripAt(frame, clientX - left, pointerType === 'touch');
        // If everything is in view, only the ends of the frame can move.
        const grip = taken === 'frame' && model.isWhole ? 'outside' : taken;
        hold.current = { grip, at, span: model.span };
        if (grip === 'outside') seekTo(at);
      }}
      onPointerMove={({ clientX }) => {
        const { current } = hold;
        if (current === null) return;
        const at = stepAt(clientX);
        if (current.grip === 'outside') seekTo(at);
        else model.moveTo(dragged(current.span, current.grip, at, current.at));
      }}
      onPointerUp={() => {
        hold.current = null;
      }}
      onPointerCancel={() => {
        hold.current = null;
      }}
    >
      <span aria-hidden="true">
        <canvas ref={canvas} />
      </span>
      {apart !== null && (
        <svg
          className="chart-apart"
          role="img"
          viewBox={`0 0 ${apart.shares.length} 1`}
          preserveAspectRatio="none"
          style={{ width: `${(100 * length) / wholeEnd(model, length)}%` }}
        >
          <title>{apart.name}</title>
          <path d={`M0 1${apart.shares.map((share, index) => `V${1 - share}H${index + 1}`).join('')}V1Z`} />
        </svg>
      )}
      {children}
    </div>
  );
}

const wholeEnd = ({ plot }: ChartModel, length: number): number => wholeSpan(length, plot.width).to;
