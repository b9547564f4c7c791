import { useEffect, useRef } from 'react';
import { useWatchWords } from '../../shared';
import { useFrame } from '../frames/Frames';
import { usePlaybackState } from '../playback';
import { codeLines, programLines } from './codeLines';

/** The pseudocode of the strategy, or the person's own program, with marks on the current line and on the lines that ran since the last state. */
export function Code() {
  const words = useWatchWords();
  const search = usePlaybackState((state) => state.search);
  const line = useFrame(({ words }) => words?.line ?? null);
  const ran = useFrame(({ words }) => words?.lines ?? NONE);
  const isOwn = search.strategy === 'ownCode';
  const lines = isOwn ? programLines(search.program.code) : codeLines(search.strategy, words.code);
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
    <ol ref={list} className="code" aria-label={isOwn ? words.program.lines : words.codeTitle}>
      {lines.map(({ id, indent, text }) => (
        <li
          key={id}
          className={isOwn ? 'own' : undefined}
          data-line={id}
          aria-current={id === line ? 'step' : undefined}
          data-ran={ran.includes(id) || undefined}
          style={{ '--indent': indent } as object}
        >
          {text}
        </li>
      ))}
    </ol>
  );
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
