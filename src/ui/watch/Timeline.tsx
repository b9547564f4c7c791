import { lastStepOf, type PlaybackState, stepOf } from '../../stores';
import { useWatchWords } from '../shared';
import { GoTo } from './GoTo';
import { isTooFastToRead } from './pace';
import { extentOf, usePlayback, usePlaybackState } from './playback';

/** The whole search as a line to be dragged along. */
export function Timeline() {
  const { transport: words } = useWatchWords();
  const playback = usePlayback();
  const last = usePlaybackState(lastStepOf);
  const step = usePlaybackState(shownStep);
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

/** Parts of the line: a move by less than one of them is not seen. */
const PARTS = 4000;

/** The step that one wants to be at; while states pass faster than one can read, the last one that is seen to differ. */
function shownStep(state: PlaybackState): number {
  const last = lastStepOf(state);
  if (state.playing === 'no') return Math.min(stepOf(state), last);
  const step = Math.min(state.view?.step ?? 0, last);
  return isTooFastToRead(state) ? step - (step % Math.max(1, Math.floor(last / PARTS))) : step;
}
