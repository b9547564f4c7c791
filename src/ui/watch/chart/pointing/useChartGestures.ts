import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Hit, hitAt } from '../geometry/hit';
import { playheadOf, stateAt } from '../geometry/plot';
import type { ChartModel } from '../model/chartModel';
import { partOf } from './ChartTip';
import { type Gestures, listenToGestures, type Point } from './gestures';
import type { Pointed } from './usePointed';

/** A press this near to the playhead or to a bookmark takes hold of it, in pixels. */
const NEAR = 7;
/** A finger may be this many times as far from the playhead. */
const FINGER = 3;
/** Two presses within this many milliseconds are a double press. */
const TWICE = 500;
const FLAG_HEIGHT = 12;

interface ChartGesturesProps {
  readonly model: ChartModel;
  /** The left end of the plot in the element, in pixels. */
  readonly left: number;
  /** The number of recorded steps. */
  readonly length: number;
  readonly bookmarks: readonly number[];
  readonly pointed: Pointed | null;
  readonly point: (hit: Hit | null) => void;
  readonly zoomToPointed: () => void;
  readonly onSeek: (step: number) => void;
}

/** Makes the chart react to mouse, fingers and touchpad. Returns whether the last press was by a finger. */
export function useChartGestures(element: RefObject<HTMLElement | null>, props: ChartGesturesProps): boolean {
  const { model, left, length, bookmarks, pointed, point, zoomToPointed, onSeek } = props;
  const [touch, setTouch] = useState(false);
  /** The playhead's step before the first of two presses, and the time of that press. */
  const before = useRef({ step: 0, at: Number.NEGATIVE_INFINITY });

  const hit = ({ x, y }: Point): Hit | null => {
    for (const picture of [model.fine, model.coarse]) {
      const found = picture && hitAt(picture, model.plot, x - left, y);
      if (found) return found;
    }
    return null;
  };

  const gestures: Gestures = {
    drags({ x }, by) {
      const far = Math.abs(x - left - playheadOf(model.plot, model.step));
      const hasNowhereToGo = model.isWhole && (model.mostTop === 0 || Math.abs(by.x) > Math.abs(by.y));
      return far <= NEAR * (touch ? FINGER : 1) || hasNowhereToGo ? 'scrub' : 'pan';
    },
    pan: (x, y) => model.pan(x, y),
    scrub: ({ x }) => onSeek(stateAt(model.plot, x - left, length)),
    zoom: (factor, { x, y }) => model.zoom(factor, x - left, y),
    press(at, isTouch) {
      setTouch(isTouch);
      const pressed = bookmarks.find(
        (bookmark) =>
          at.y < FLAG_HEIGHT && Math.abs(playheadOf(model.plot, bookmark) - (at.x - left)) <= NEAR,
      );
      const found = hit(at);
      if (isTouch && found !== null && isAt(pointed, found, length)) {
        zoomToPointed();
        point(null);
        return;
      }
      const now = performance.now();
      if (now - before.current.at > TWICE) before.current = { step: model.step, at: now };
      onSeek(pressed ?? stateAt(model.plot, at.x - left, length));
      point(found);
    },
    pressTwice() {
      // A double press zooms, and the playhead returns to its place before the first press.
      onSeek(Math.min(before.current.step, length));
      before.current.at = Number.NEGATIVE_INFINITY;
      zoomToPointed();
      point(null);
    },
    hover(at) {
      const found = at === null ? null : hit(at);
      if (at !== null) setTouch(false);
      if (found === null ? pointed !== null : !isAt(pointed, found, length)) point(found);
    },
  };
  const latest = useEffectEvent(() => gestures);
  useEffect(() => {
    if (element.current === null) return;
    return listenToGestures(element.current, () => latest());
  }, [element]);
  return touch;
}

/** Whether the hit is already pointed at. */
function isAt(pointed: Pointed | null, found: Hit, length: number): boolean {
  if (pointed === null) return false;
  const { row, to } = partOf(pointed, length);
  if (row !== found.row) return false;
  return found.kind === 'run'
    ? pointed.kind === 'run' && pointed.from === found.from && pointed.to === found.to
    : pointed.kind === 'bar' && pointed.bar.start <= found.step && found.step < to;
}
