import { extentOf, lastStepOf } from '../../../stores';
import { useWatchWords } from '../../shared';
import { useNumber } from '../frames/Frames';
import { usePlayback, usePlaybackState } from '../playback';

/** The whole search as a slider for keys and screen readers. It is under the map, on which a pointer drags. */
export function Timeline() {
  const { transport: words } = useWatchWords();
  const playback = usePlayback();
  const last = usePlaybackState(lastStepOf);
  const wanted = usePlaybackState((state) => (state.playing === 'no' ? state.wanted : null));
  const shown = useNumber((view) => view.step);
  const step = Math.min(wanted ?? shown, last);
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
