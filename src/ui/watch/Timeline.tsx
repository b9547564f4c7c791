import { useEffect, useRef } from 'react';
import { lastStepOf, type PlaybackState, stepOf } from '../../stores';
import { useWatchWords } from '../shared';
import { cssOf } from './chart/palette';
import { useCanvas } from './chart/useCanvas';
import { GoTo } from './GoTo';
import { extentOf, usePlayback, usePlaybackState } from './playback';

/** The whole search as a line to be dragged along. */
export function Timeline() {
  const { transport: words } = useWatchWords();
  const playback = usePlayback();
  const last = usePlaybackState(lastStepOf);
  const step = usePlaybackState(toldStep);
  const extent = usePlaybackState(extentOf);
  return (
    <div className="timeline">
      <div className="line">
        <input
          type="range"
          min={0}
          max={last}
          step={1}
          value={step}
          aria-label={words.timeline}
          aria-valuetext={words.stepOf(step, last, extent)}
          onChange={(event) => playback.seek(Number(event.target.value))}
        />
        <Marks />
      </div>
      <GoTo />
    </div>
  );
}

/** The step that one wants to be at; while it plays, that of the numbers. */
function toldStep(state: PlaybackState): number {
  const step = state.playing === 'no' ? stepOf(state) : (state.counted?.step ?? 0);
  return Math.min(step, lastStepOf(state));
}

const shownStep = (state: PlaybackState): number =>
  state.playing === 'no' ? stepOf(state) : (state.view?.step ?? 0);

/** The height of the thumb and the thickness of its edge and of the line, in pixels. */
const THUMB = { size: 16, edge: 2.5 };
const LINE = 3;

/**
 * The thumb of the line, and the line up to it, as a picture over the control: they are moved in every frame, and to
 * change the control itself would lay out the page each time.
 */
function Marks() {
  const { store } = usePlayback();
  const drawn = useRef(-1);
  const { canvas, redraw } = useCanvas(({ context, palette, width, height, blank }) => {
    const at = placeOf(store.getState(), width);
    if (at === drawn.current && !blank) return;
    drawn.current = at;
    context.clearRect(0, 0, width, height);
    context.fillStyle = cssOf(palette.ink);
    context.fillRect(0, (height - LINE) / 2, at, LINE);
    context.beginPath();
    context.arc(at, height / 2, (THUMB.size - THUMB.edge) / 2, 0, 2 * Math.PI);
    context.fillStyle = cssOf(palette.sheet);
    context.fill();
    context.strokeStyle = cssOf(palette.ink);
    context.lineWidth = THUMB.edge;
    context.stroke();
  });
  useEffect(() => store.subscribe(redraw), [store, redraw]);
  useEffect(redraw);
  return (
    <span className="line-marks" aria-hidden="true">
      <canvas ref={canvas} />
    </span>
  );
}

/** Where the middle of the thumb is on a line so many pixels wide: to half a pixel, as less is not seen. */
function placeOf(state: PlaybackState, width: number): number {
  const last = lastStepOf(state);
  const share = last === 0 ? 0 : Math.min(shownStep(state), last) / last;
  return Math.round(2 * (THUMB.size / 2 + share * (width - THUMB.size))) / 2;
}
