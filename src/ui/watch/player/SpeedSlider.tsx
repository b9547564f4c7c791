import { FASTEST_READ } from '../../../stores';
import { useWatchWords } from '../../shared';
import { usePlayback, usePlaybackState } from '../playback';
import { positionOfSpeed, speedAt } from './speed';

const STOPS = [1, 10, 100, 1000, 10_000, 100_000, 1e6, 1e7];

/** Steps a second on a logarithmic scale, with a stop at every power of ten. */
export function SpeedSlider() {
  const { transport: words } = useWatchWords();
  const playback = usePlayback();
  const speed = usePlaybackState((state) => state.speed);
  const finishing = usePlaybackState((state) => state.finishing);
  const told = finishing ? words.finishing : words.perSecond(speed);
  return (
    <div className="in-line speed">
      <div className="speed-scale">
        <input
          type="range"
          min={0}
          max={7}
          step={0.01}
          value={positionOfSpeed(speed)}
          aria-label={words.speed}
          aria-valuetext={told}
          style={{ '--at': positionOfSpeed(speed) / 7 } as object}
          onChange={(event) => playback.setSpeed(speedAt(Number(event.target.value)))}
          onKeyDown={(event) => {
            // One press of an arrow moves by one stop instead of a hundredth of one.
            const by = BY_KEY[event.key];
            if (by === undefined) return;
            event.preventDefault();
            playback.changeSpeed(by);
          }}
        />
        <div className="speed-stops" aria-hidden="true">
          {STOPS.map((stop) => (
            <span key={stop} className="speed-stop">
              {words.stop(stop)}
            </span>
          ))}
        </div>
      </div>
      <output>
        {told}
        {(finishing || speed > FASTEST_READ) && <small>{words.sixty}</small>}
      </output>
    </div>
  );
}

const BY_KEY: Readonly<Record<string, 1 | -1>> = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
};
