import { useLayoutEffect, useRef } from 'react';
import { useWatchWords } from '../shared';
import { codeLines } from './codeLines';
import { usePlaybackState } from './playback';

/** The strategy as a recipe, with the line the search is at. */
export function Code() {
  const words = useWatchWords();
  const strategy = usePlaybackState((state) => state.search.strategy);
  const line = usePlaybackState((state) => state.told?.line ?? null);
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const current = list.current?.querySelector<HTMLElement>(`[data-line="${line}"]`);
    const scroller = list.current?.parentElement;
    if (!current || !scroller) return;
    const { offsetTop: top, offsetHeight: height } = current;
    if (top < scroller.scrollTop) scroller.scrollTop = top;
    else if (top + height > scroller.scrollTop + scroller.clientHeight)
      scroller.scrollTop = top + height - scroller.clientHeight;
  }, [line]);
  return (
    <ol ref={list} className="code" aria-label={words.codeTitle}>
      {codeLines(strategy, words.code).map(({ id, indent, text }) => (
        <li
          key={id}
          data-line={id}
          aria-current={id === line ? 'step' : undefined}
          style={{ '--indent': indent } as object}
        >
          {text}
        </li>
      ))}
    </ol>
  );
}
