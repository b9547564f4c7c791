import { usePlaybackState } from '../playback';
import { ClipRunning } from './ClipRunning';
import './clip.css';

/** The clip that is being made while Watch goes on. */
export function ClipLine() {
  const run = usePlaybackState((state) => state.clip);
  return run === null ? null : <ClipRunning run={run} className="recording clip-line" />;
}
