import { goesByLines } from '../../../stores';
import { useWrittenKey, VIEW_KEYS } from '../../keys';
import { useWatchWords } from '../../shared';
import { usePlayback, usePlaybackState } from '../playback';

/** The arrows on a 20-pixel grid: up a line, down a line, past something, and out of a frame. */
const PATHS = {
  previous: 'M10 15V5M5.5 9.5 10 5l4.5 4.5',
  next: 'M10 5v10M5.5 10.5 10 15l4.5-4.5',
  over: 'M3.5 12c0-7 13-7 13 0M12.5 9.5l4 3 2.5-4M8.5 15.5h3',
  out: 'M4.5 11v5h11v-5M10 13V4M6.5 7.5 10 4l3.5 3.5',
  play: 'M4 5h7M4 10h7M4 15h7M13 7v6l4-3z',
} as const;

/** Goes from line to line of the method, within a step and on into the next. */
export function LineTools() {
  const { lines: words } = useWatchWords();
  const playback = usePlayback();
  const written = useWrittenKey();
  const byLines = usePlaybackState(goesByLines);
  const { previousLine, nextLine, over, out } = VIEW_KEYS.watch;
  const tools = [
    { icon: 'previous', label: words.previous, keys: previousLine.keys, act: () => playback.stepLine(-1) },
    { icon: 'next', label: words.next, keys: nextLine.keys, act: () => playback.stepLine(1) },
    { icon: 'over', label: words.over, keys: over.keys, act: () => playback.stepOver() },
    { icon: 'out', label: words.out, keys: out.keys, act: () => playback.stepOut() },
  ] as const;
  return (
    <div className="line-tools" role="group" aria-label={words.name}>
      {tools.map(({ icon, label, keys, act }) => (
        <button
          key={icon}
          type="button"
          className="line-tool"
          aria-label={label}
          title={`${label} (${written(keys)})`}
          onClick={() => void act()}
        >
          <LineIcon name={icon} />
        </button>
      ))}
      <button
        type="button"
        className="line-tool"
        aria-label={words.byLines}
        aria-pressed={byLines}
        title={words.byLines}
        onClick={() => playback.setGrain(byLines ? 'step' : 'line')}
      >
        <LineIcon name="play" />
      </button>
    </div>
  );
}

/** A drawing on a button that has a name; screen readers skip it. */
function LineIcon({ name }: { readonly name: keyof typeof PATHS }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
