import { useRef } from 'react';
import type { ClipRun } from '../../../stores';
import { Spiral, useMoreMessages } from '../../shared';
import { usePlayback } from '../playback';
import { useFocusIfLost } from './useFocusIfLost';

/** The progress of the current clip, and a button that cancels it. */
export function ClipRunning({ run, className }: { readonly run: ClipRun; readonly className: string }) {
  const { clip: words } = useMoreMessages();
  const playback = usePlayback();
  const cancel = useRef<HTMLButtonElement>(null);
  useFocusIfLost(cancel);
  const told = words.drawing(run.done, run.of, run.bytes);
  return (
    <div className={className}>
      <Spiral className="spiral" />
      <p>{told}</p>
      <button
        ref={cancel}
        type="button"
        className="link"
        data-first
        onClick={() => void playback.clips().then((clips) => clips.cancel())}
      >
        {words.cancel}
      </button>
      <div
        className="clip-bar"
        role="progressbar"
        aria-label={words.progress}
        aria-valuemin={0}
        aria-valuemax={run.of}
        aria-valuenow={run.done}
        aria-valuetext={told}
      >
        <div style={{ transform: `scaleX(${run.done / run.of})` }} />
      </div>
    </div>
  );
}
