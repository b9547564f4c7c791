import { useRef } from 'react';
import { useStore } from 'zustand';
import type { ClipRun } from '../../../stores';
import { Spiral, useMoreMessages, useStores } from '../../shared';
import { usePlayback, usePlaybackState } from '../playback';
import { useFocusIfLost } from './useFocusIfLost';
import './clip.css';

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

/** The progress of the clip while Watch goes on. While the clip's dialog is open, the dialog shows it instead. */
export function ClipLine() {
  const { screen } = useStores();
  const run = usePlaybackState((state) => state.clip);
  const isTold = useStore(screen.store, ({ dialog }) => dialog === 'clip');
  return run === null || isTold ? null : <ClipRunning run={run} className="recording clip-line" />;
}
