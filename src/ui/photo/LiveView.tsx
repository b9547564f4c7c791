import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Corners } from '../../sudoku/photo';
import { useMessages, useMoreMessages } from '../shared';
import { openCamera, taken } from './camera';
import { usePhotoRun } from './photoRun';

/** The camera's picture with the grid outlined. It is taken when the grid holds still, or by the button. */
export function LiveView() {
  const run = usePhotoRun();
  const words = useMoreMessages().photo.live;
  const { cancel } = useMessages().app;
  const video = useRef<HTMLVideoElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [size, setSize] = useState<{ readonly width: number; readonly height: number } | null>(null);
  const [corners, setCorners] = useState<Corners | null>(null);
  const take = async (): Promise<void> => {
    const picture = video.current && (await taken(video.current));
    if (picture && run.store.getState().kind === 'live') await run.offer(picture);
  };
  const onSteady = useEffectEvent(() => void take());
  useEffect(() => {
    const shown = video.current;
    if (shown === null) return;
    const end = openCamera(shown, run.look, {
      onReady() {
        setSize({ width: shown.videoWidth, height: shown.videoHeight });
        if (!document.activeElement?.closest('dialog')) button.current?.focus();
      },
      onSeen: setCorners,
      onSteady,
      onProblem: run.stopLive,
    });
    // A hidden page must not keep the camera on.
    const onHide = (): void => {
      if (document.hidden) run.end();
    };
    document.addEventListener('visibilitychange', onHide);
    addEventListener('pagehide', run.end);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      removeEventListener('pagehide', run.end);
      end();
    };
  }, [run]);
  return (
    <>
      <div
        className="photo-seen"
        style={size ? { aspectRatio: `${size.width} / ${size.height}` } : undefined}
      >
        <video ref={video} muted playsInline aria-label={words.view} />
        {size && corners && (
          <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
            <polygon className="under" points={corners.map(({ x, y }) => `${x},${y}`).join(' ')} />
            <polygon points={corners.map(({ x, y }) => `${x},${y}`).join(' ')} />
          </svg>
        )}
      </div>
      <p className="photo-seen-said" role="status">
        {corners ? words.found : words.looking}
      </p>
      <div className="dialog-actions">
        <button type="button" className="button plain" onClick={run.end}>
          {cancel}
        </button>
        <button
          ref={button}
          type="button"
          className="button ink"
          disabled={size === null}
          onClick={() => void take()}
        >
          {words.take}
        </button>
      </div>
    </>
  );
}
