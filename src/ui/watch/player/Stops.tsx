import { AnyIcon, useWatchWords } from '../../shared';
import { usePlayback, usePlaybackState } from '../playback';

/**
 * The kind of state that was last searched for, with buttons to the next and the previous one; and the kind at which
 * playback stops. Both can be removed here, without opening the dialog in which they were chosen.
 */
export function Stops() {
  const { moments: words } = useWatchWords();
  const playback = usePlayback();
  const sought = usePlaybackState((state) => state.sought);
  const breakpoints = usePlaybackState((state) => state.breakpoints);
  if (sought === null && breakpoints.length === 0) return null;
  return (
    <section className="stops" aria-label={words.title}>
      {sought !== null && (
        <span className="stop">
          <button
            type="button"
            aria-label={words.again(sought, 'previous')}
            onClick={() => void playback.find(sought, 'previous')}
          >
            <AnyIcon name="previous" />
          </button>
          {words.goal(sought)}
          <button
            type="button"
            aria-label={words.again(sought, 'next')}
            onClick={() => void playback.find(sought, 'next')}
          >
            <AnyIcon name="next" />
          </button>
          <button type="button" aria-label={words.forget(sought)} onClick={playback.forget}>
            <AnyIcon name="close" />
          </button>
        </span>
      )}
      {breakpoints.map((condition) => (
        <span key={JSON.stringify(condition)} className="stop">
          {words.stopsAt(condition)}
          <button
            type="button"
            aria-label={words.forget(condition)}
            onClick={() => playback.toggleBreakpoint(condition)}
          >
            <AnyIcon name="close" />
          </button>
        </span>
      ))}
    </section>
  );
}
