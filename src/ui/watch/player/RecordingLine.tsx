import { extentOf } from '../../../stores';
import { Spiral, useWatchWords } from '../../shared';
import { usePlayback, usePlaybackState } from '../playback';

/** The commands for the recording in its current state. On a narrow screen they are in a menu. */
export function useRecordingActs(): readonly { readonly label: string; readonly act: () => void }[] {
  const { recording: words } = useWatchWords();
  const playback = usePlayback();
  const recording = usePlaybackState((state) => state.recording);
  const capped = usePlaybackState((state) => extentOf(state) === 'capped');
  const stop = { label: words.stop, act: playback.stopRecording };
  switch (recording) {
    case 'running':
      return [{ label: words.pause, act: playback.pauseRecording }, stop];
    case 'paused':
      return [{ label: words.resume, act: playback.resumeRecording }, stop];
    case 'ended':
      return capped ? [{ label: words.further, act: playback.recordFurther }] : [];
    default:
      return [];
  }
}

/** How far the search is recorded, what has ended the recording, and the commands for it. */
export function RecordingLine() {
  const { recording: words } = useWatchWords();
  const recording = usePlaybackState((state) => state.recording);
  const capped = usePlaybackState((state) => extentOf(state) === 'capped');
  const text = useRecordingText();
  const acts = useRecordingActs();
  return (
    <div className="recording" data-capped={capped || undefined}>
      {recording === 'running' && <Spiral className="spiral" />}
      <p role="status" aria-label={words.name} aria-live="off">
        {text}
      </p>
      {acts.map(({ label, act }) => (
        <button key={label} type="button" className="link" onClick={act}>
          {label}
        </button>
      ))}
    </div>
  );
}

function useRecordingText(): string {
  const { recording: words, loading } = useWatchWords();
  const recording = usePlaybackState((state) => state.recording);
  const status = usePlaybackState((state) => state.status);
  if (recording === 'failed') return words.failed;
  if (status === null) return loading;
  const { steps, end, counters, milliseconds, searched } = status;
  if (end !== null) return words.ended(end, steps);
  if (recording === 'paused') return words.paused(steps);
  const perSecond = Math.round((steps * 1000) / Math.max(1, milliseconds));
  return words.running(steps, perSecond, counters?.depth ?? 0, Math.floor(searched * 100));
}
