/** A point of an element, in pixels from its upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The callbacks for a mouse, one or two fingers, or a touchpad on the chart. */
export interface Gestures {
  /** Returns what a drag does that began at a point and has moved by this much. */
  drags(from: Point, by: Point): 'scrub' | 'pan';
  pan(x: number, y: number): void;
  scrub(at: Point): void;
  zoom(factor: number, about: Point): void;
  press(at: Point, touch: boolean): void;
  pressTwice(at: Point): void;
  /** The mouse is over a point; `null` after it has left. */
  hover(at: Point | null): void;
}

/** A press that moves further than this many pixels is a drag. */
const SLACK = 4;
/** How much a pixel of the wheel zooms, and a pixel of a pinch on a touchpad. */
const WHEEL = 0.0016;
const PINCH = 0.01;
/** The pixels of a line, for wheels that count lines. */
const LINE = 16;
/** A gesture is over after this many milliseconds; then `hover` reports the point under the pointer. */
const SETTLED = 100;

/** Reports the gestures on an element to what `latest` returns, until the returned function is called. */
export function listenToGestures(element: HTMLElement, latest: () => Gestures): () => void {
  const pointers = new Map<number, Point>();
  let mode: 'none' | 'press' | 'scrub' | 'pan' | 'pinch' = 'none';
  let start: Point = { x: 0, y: 0 };

  let corner: Point = { x: 0, y: 0 };
  let cornerKnown = Number.NEGATIVE_INFINITY;
  let settling: ReturnType<typeof setTimeout> | undefined;

  /**
   * The position of an event in the element. The corner is measured only once a gesture, because measuring may force a
   * layout.
   */
  const pointOf = ({ clientX, clientY, timeStamp }: MouseEvent): Point => {
    if (timeStamp - cornerKnown > SETTLED) {
      const { left, top } = element.getBoundingClientRect();
      corner = { x: left, y: top };
    }
    cornerKnown = timeStamp;
    return { x: clientX - corner.x, y: clientY - corner.y };
  };
  const pinchOf = (): { readonly centre: Point; readonly apart: number } => {
    const [a, b] = [...pointers.values()];
    if (a === undefined || b === undefined) throw new Error('a pinch takes two fingers');
    return { centre: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, apart: Math.hypot(a.x - b.x, a.y - b.y) };
  };

  const onDown = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    element.setPointerCapture?.(event.pointerId);
    pointers.set(event.pointerId, pointOf(event));
    start = pointOf(event);
    mode = pointers.size === 1 ? 'press' : 'pinch';
  };

  const onMove = (event: PointerEvent): void => {
    clearTimeout(settling);
    const at = pointOf(event);
    const before = pointers.get(event.pointerId);
    if (before === undefined) {
      if (event.pointerType === 'mouse') latest().hover(at);
      return;
    }
    if (mode === 'pinch' && pointers.size === 2) {
      const old = pinchOf();
      pointers.set(event.pointerId, at);
      const now = pinchOf();
      latest().zoom(old.apart / Math.max(1, now.apart), now.centre);
      latest().pan(old.centre.x - now.centre.x, old.centre.y - now.centre.y);
      return;
    }
    const by = { x: at.x - start.x, y: at.y - start.y };
    if (mode === 'press') {
      if (Math.hypot(by.x, by.y) <= SLACK) return;
      mode = latest().drags(start, by);
      latest().hover(null);
    }
    if (mode === 'pan') latest().pan(before.x - at.x, before.y - at.y);
    else if (mode === 'scrub') latest().scrub(at);
    pointers.set(event.pointerId, at);
  };

  const onUp = (event: PointerEvent): void => {
    if (!pointers.delete(event.pointerId)) return;
    if (mode === 'press' && event.type === 'pointerup') latest().press(start, event.pointerType === 'touch');
    // A finger that stays down after a pinch does nothing until it is lifted.
    mode = 'none';
  };

  const onWheel = (event: WheelEvent): void => {
    event.preventDefault();
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1;
    const x = (event.shiftKey && event.deltaX === 0 ? event.deltaY : event.deltaX) * unit;
    const y = (event.shiftKey ? 0 : event.deltaY) * unit;
    if (Math.abs(x) > Math.abs(y)) latest().pan(x, 0);
    else latest().zoom(Math.exp(y * (event.ctrlKey ? PINCH : WHEEL)), pointOf(event));
    // Zooming may have moved something else under the pointer.
    clearTimeout(settling);
    settling = setTimeout(() => latest().hover(pointOf(event)), SETTLED);
  };

  const onLeave = (): void => {
    clearTimeout(settling);
    latest().hover(null);
  };
  const onTwice = (event: MouseEvent): void => latest().pressTwice(pointOf(event));

  element.addEventListener('pointerdown', onDown);
  element.addEventListener('pointermove', onMove);
  element.addEventListener('pointerup', onUp);
  element.addEventListener('pointercancel', onUp);
  element.addEventListener('pointerleave', onLeave);
  element.addEventListener('dblclick', onTwice);
  element.addEventListener('wheel', onWheel, { passive: false });
  return () => {
    clearTimeout(settling);
    element.removeEventListener('pointerdown', onDown);
    element.removeEventListener('pointermove', onMove);
    element.removeEventListener('pointerup', onUp);
    element.removeEventListener('pointercancel', onUp);
    element.removeEventListener('pointerleave', onLeave);
    element.removeEventListener('dblclick', onTwice);
    element.removeEventListener('wheel', onWheel);
  };
}
