import { lastStepOf, stepOf } from '../../stores';
import { useWatchWords } from '../shared';
import { GoTo } from './GoTo';
import { extentOf, usePlayback, usePlaybackState } from './playback';

/** The whole search as a line to be dragged along. */
export function Timeline() {
  const { transport: words } = useWatchWords();
  const playback = usePlayback();
  const last = usePlaybackState(lastStepOf);
  const step = usePlaybackState((state) => Math.min(stepOf(state), lastStepOf(state)));
  const extent = usePlaybackState(extentOf);
  return (
    <div className="timeline">
      <input
        type="range"
        min={0}
        max={last}
        step={1}
        value={step}
        aria-label={words.timeline}
        aria-valuetext={words.stepOf(step, last, extent)}
        style={{ '--at': last === 0 ? 0 : step / last } as object}
        onChange={(event) => playback.seek(Number(event.target.value))}
      />
      <GoTo />
    </div>
  );
}
