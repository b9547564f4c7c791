import { useEffect, useRef } from 'react';
import { goesByLines } from '../../../stores';
import { useWatchWords } from '../../shared';
import { usePlayback, usePlaybackState } from '../playback';
import { MoreMenu } from './MoreMenu';
import { SpeedSlider } from './SpeedSlider';
import { useJumps } from './useJumps';

/** The symbols of a tape deck on a 20-pixel grid. */
const PATHS = {
  first: 'M4.5 4.5v11M15.5 4.5 8 10l7.5 5.5z',
  back: 'M13.5 4.5 6 10l7.5 5.5z',
  play: 'M6 4v12l10-6z',
  pause: 'M7 4.5v11M13 4.5v11',
  forward: 'M6.5 4.5 14 10l-7.5 5.5z',
  last: 'M15.5 4.5v11M4.5 4.5 12 10l-7.5 5.5z',
} as const;

/** A drawing on a button that has a name; screen readers skip it. */
function DeckIcon({ name }: { readonly name: keyof typeof PATHS }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}

/** The buttons that step, play and jump, the menu, and the speed. */
export function Transport() {
  const { transport: words } = useWatchWords();
  return (
    <div className="in-line transport" role="group" aria-label={words.name}>
      <Deck />
      <Jumps />
      <MoreMenu />
      <SpeedSlider />
    </div>
  );
}

function Deck() {
  const { transport: words, lines } = useWatchWords();
  const playback = usePlayback();
  const byLines = usePlaybackState(goesByLines);
  const go = (by: 1 | -1): void => (byLines ? void playback.stepLine(by) : playback.step(by));
  const playing = usePlaybackState((state) => state.playing !== 'no');
  const play = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The focus begins here, so that Space plays, unless the player has meanwhile put it elsewhere in Watch.
    if (document.activeElement?.closest('main.watch')) return;
    play.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="deck">
      <button type="button" className="button" aria-label={words.first} onClick={playback.first}>
        <DeckIcon name="first" />
      </button>
      <button
        type="button"
        className="button"
        aria-label={byLines ? lines.previous : words.back}
        onClick={() => go(-1)}
      >
        <DeckIcon name="back" />
      </button>
      <button ref={play} type="button" className="button ink go" data-home onClick={playback.toggle}>
        <DeckIcon name={playing ? 'pause' : 'play'} />
        {playing ? words.pause : words.play}
      </button>
      <button
        type="button"
        className="button"
        aria-label={byLines ? lines.next : words.forward}
        onClick={() => go(1)}
      >
        <DeckIcon name="forward" />
      </button>
      <button type="button" className="button" aria-label={words.last} onClick={playback.last}>
        <DeckIcon name="last" />
      </button>
    </div>
  );
}

function Jumps() {
  const jumps = useJumps();
  return (
    <div className="jumps">
      {jumps.map(({ label, keys, onChoose }) => (
        <button key={label} type="button" className="button" data-key={keys} onClick={onChoose}>
          {label}
        </button>
      ))}
    </div>
  );
}
