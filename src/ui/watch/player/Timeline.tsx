import { lastStepOf, type PlaybackState, stepOf } from '../../../stores';
import { useWatchWords } from '../../shared';
import { extentOf, usePlayback, usePlaybackState } from '../playback';

/** The whole search as a line for keys and screen readers; a pointer drags along the map, under which it lies. */
export function Timeline() {
  const { transport: words } = useWatchWords();
  const playback = usePlayback();
  const last = usePlaybackState(lastStepOf);
  const step = usePlaybackState(toldStep);
  const extent = usePlaybackState(extentOf);
  return (
    <input
      className="timeline"
      type="range"
      min={0}
      max={last}
      step={1}
      value={step}
      aria-label={words.timeline}
      aria-valuetext={words.stepOf(step, last, extent)}
      onChange={(event) => playback.seek(Number(event.target.value))}
    />
  );
}

/** The step that one wants to be at; while it plays, that of the numbers. */
function toldStep(state: PlaybackState): number {
  const step = state.playing === 'no' ? stepOf(state) : (state.counted?.step ?? 0);
  return Math.min(step, lastStepOf(state));
}
