import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useWatchWords } from '../../shared';
import { useFrame } from '../frames/Frames';
import { usePlayback, usePlaybackState } from '../playback';
import { codeLines, programLines } from './codeLines';

/**
 * The pseudocode of the strategy, or the person's own program, with marks on the current line and on the lines that ran
 * since the last state. Playing stops at a line of a program whose number is pressed.
 */
export function Code() {
  const words = useWatchWords();
  const search = usePlaybackState((state) => state.search);
  const line = useFrame(({ words }) => words?.line ?? null);
  const ran = useFrame(({ words }) => words?.lines ?? NONE);
  const playback = usePlayback();
  const stops = usePlaybackState(({ lineStops }) => lineStops);
  const isOwn = search.strategy === 'ownCode';
  const lines = isOwn ? programLines(search.program.code) : codeLines(search.strategy, words.code);
  // One of the numbers is reached by Tab, the others from there by arrows.
  const reached = isOwn && lines.some(({ id }) => id === line) ? line : lines[0]?.id;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // Measured after the frame is painted. Before that, measuring would lay the page out twice.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => showLine(list.current?.querySelector<HTMLElement>(`[data-line="${line}"]`)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [line]);
  return (
    <ol
      ref={list}
      className="code"
      aria-label={isOwn ? words.program.lines : words.codeTitle}
      onKeyDown={isOwn ? moveToNumber : undefined}
    >
      {lines.map(({ id, indent, text }, index) => (
        <li
          key={id}
          className={isOwn ? 'own' : undefined}
          data-line={id}
          aria-current={id === line ? 'step' : undefined}
          data-ran={ran.includes(id) || undefined}
          style={{ '--indent': indent } as object}
        >
          {isOwn && (
            <button
              type="button"
              className="line-number"
              tabIndex={id === reached ? 0 : -1}
              aria-label={words.program.stopAt(index + 1)}
              aria-pressed={stops.includes(index + 1)}
              onClick={() => playback.toggleLineStop(index + 1)}
            />
          )}
          {text}
        </li>
      ))}
    </ol>
  );
}

/** Moves the focus from the number of a line to that of the next or the previous one. */
function moveToNumber(event: KeyboardEvent<HTMLOListElement>): void {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const numbers = [...event.currentTarget.querySelectorAll('button')];
  const at = numbers.indexOf(event.target as HTMLButtonElement);
  if (by === 0 || at < 0) return;
  event.preventDefault();
  numbers[at + by]?.focus();
}

const NONE: readonly never[] = [];

/** Scrolls just far enough to show the whole line. */
function showLine(line: HTMLElement | null | undefined): void {
  const scroller = line?.parentElement?.parentElement;
  if (!line || !scroller) return;
  const { offsetTop: top, offsetHeight: height } = line;
  if (top < scroller.scrollTop) scroller.scrollTop = top;
  else if (top + height > scroller.scrollTop + scroller.clientHeight)
    scroller.scrollTop = top + height - scroller.clientHeight;
}
