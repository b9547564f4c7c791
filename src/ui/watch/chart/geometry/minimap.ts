import { type Span, sizeOf } from './span';

/** The width of a handle at the frame's ends for a finger and for a mouse, in pixels. */
const HANDLE = { touch: 44, mouse: 14 };
/** The least width of the frame, in pixels. */
const LEAST_FRAME = 4;

/** The frame around the part in view, in pixels of the map. */
export interface MapFrame {
  readonly left: number;
  readonly right: number;
}

/** The frame of a span, on a map with the given width that shows a search from 0 to `end`. */
export function frameOf({ from, to }: Span, end: number, width: number): MapFrame {
  const left = (from / end) * width;
  const right = (Math.min(to, end) / end) * width;
  const room = Math.max(0, LEAST_FRAME - (right - left));
  const start = Math.min(Math.max(0, left - room / 2), width - LEAST_FRAME);
  return { left: start, right: Math.max(right, start + LEAST_FRAME) };
}

export type MapGrip = 'left' | 'right' | 'frame' | 'outside';

/** What a press grips. The handles of a narrow frame extend beyond it, so that each part can be pressed. */
export function gripAt({ left, right }: MapFrame, x: number, touch: boolean): MapGrip {
  const handle = touch ? HANDLE.touch : HANDLE.mouse;
  const inside = Math.min(handle / 2, (right - left) / 4);
  if (x < left - (handle - inside) || x > right + (handle - inside)) return 'outside';
  if (x <= left + inside) return 'left';
  return x >= right - inside ? 'right' : 'frame';
}

/** The span after its frame, or an end of the frame, was dragged from the step `takenAt` to the step `at`. */
export function dragged(span: Span, grip: MapGrip, at: number, takenAt: number): Span {
  if (grip === 'left') return { from: Math.min(at, span.to), to: span.to };
  if (grip === 'right') return { from: span.from, to: Math.max(at, span.from) };
  const from = span.from + at - takenAt;
  return { from, to: from + sizeOf(span) };
}
