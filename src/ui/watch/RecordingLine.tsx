import { Spiral, useWatchWords } from '../shared';
import { usePlayback, usePlaybackState } from './playback';

/** How far the search is recorded, what ended that, and what one can do about it. */
export function RecordingLine() {
  const { recording: words } = useWatchWords();
  const playback = usePlayback();
  const recording = usePlaybackState((state) => state.recording);
  const capped = usePlaybackState(({ status }) => status?.end?.kind === 'capped');
  const text = useRecordingText();
  return (
    <div className="recording" data-capped={capped || undefined}>
      {recording === 'running' && <Spiral className="spiral" />}
      <p role="status" aria-label={words.name} aria-live="off">
        {text}
      </p>
      {recording === 'running' && (
        <button type="button" className="link" onClick={playback.pauseRecording}>
          {words.pause}
        </button>
      )}
      {recording === 'paused' && (
        <button type="button" className="link" onClick={playback.resumeRecording}>
          {words.resume}
        </button>
      )}
      {(recording === 'running' || recording === 'paused') && (
        <button type="button" className="link" onClick={playback.stopRecording}>
          {words.stop}
        </button>
      )}
      {recording === 'ended' && capped && (
        <button type="button" className="link" onClick={playback.recordFurther}>
          {words.further}
        </button>
      )}
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
