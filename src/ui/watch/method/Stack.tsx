import { memo, type RefObject, useDeferredValue, useEffect, useRef, useState } from 'react';
import type { Cell, Digit } from '../../../sudoku/core';
import { useWatchWords } from '../../shared';
import { useFrame } from '../frames/Frames';
import { usePlayback, usePlaybackState } from '../playback';

/**
 * The choices on the stack, the newest on top. Pressing one goes to the state in which it was made.
 *
 * @param props.name what a screen reader calls it, if there are two
 */
export function Stack({ name }: { readonly name?: string }) {
  const words = useWatchWords();
  const stack = useFrame(({ lists }) => lists?.stack ?? EMPTY);
  // When playback begins or ends, all rows are made anew. This is deferred, so that the buttons react first.
  const fast = useDeferredValue(useFrame(({ fastLists }) => fastLists));
  const toBlame = usePlaybackState(({ conflict }) => conflict?.choices);
  const section = useRef<HTMLElement>(null);
  const room = useRoom(section);
  const rows = stack.toReversed().slice(0, fast ? room : stack.length);
  return (
    <section ref={section} className="in-stack stack" aria-label={name ?? words.stack}>
      <h3>
        {words.stack} <span className="quiet">{words.stackDepth(stack.length)}</span>
      </h3>
      {stack.length === 0 ? (
        <p className="quiet">{words.stackEmpty}</p>
      ) : (
        <ol>
          {rows.map(({ depth, cell, digit, failed }, index) => (
            <Row
              // While choices change fast, changing the text of a row costs less than a new row.
              key={fast ? `row ${index}` : depth}
              depth={depth}
              cell={cell}
              digit={digit}
              failed={failed.map((other) => other.digit).join(' ')}
              toBlame={toBlame?.some((choice) => choice.depth === depth) ?? false}
              top={index === 0}
              far={index >= NEWEST}
              brief={fast}
            />
          ))}
        </ol>
      )}
    </section>
  );
}

const EMPTY: readonly never[] = [];
/** The most rows: usual window sizes have room for fewer. */
const NEWEST = 20;
/** The height of a row, and of the heading above the rows, in pixels. */
const ROW = 28;
const HEAD = 32;

/**
 * How many rows fit. While choices change faster than one can read, there are no more rows than that: otherwise the
 * list would scroll to and fro, and the browser would compose the page anew each time.
 */
function useRoom(section: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(NEWEST);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom(Math.max(0, Math.min(NEWEST, Math.floor((entry.contentRect.height - HEAD) / ROW))));
    });
    if (section.current) observer.observe(section.current);
    return () => observer.disconnect();
  }, [section]);
  return room;
}

interface RowProps {
  readonly depth: number;
  readonly cell: Cell;
  readonly digit: Digit;
  readonly failed: string;
  /** Whether it is one of the guesses to blame for the dead end. */
  readonly toBlame: boolean;
  readonly top: boolean;
  readonly far: boolean;
  /**
   * Whether the accessible name of the row is only its digits: a sentence for each row costs as much as the rest of the
   * list, and passes unheard.
   */
  readonly brief: boolean;
}

const Row = memo(function Row({ depth, cell, digit, failed, toBlame, top, far, brief }: RowProps) {
  const words = useWatchWords();
  const playback = usePlayback();
  const failedDigits = failed === '' ? [] : failed.split(' ').map(Number);
  return (
    <li className={toBlame ? 'to-blame' : top ? 'top' : far ? 'far' : undefined}>
      {/* One line of text with tabs. Laying out a grid in each of twenty rows costs twice as much. */}
      <button type="button" className="lit" onClick={() => void playback.goToChoice(depth)}>
        {!brief && (
          <span className="spoken">
            {words.stackRow(depth, cell, digit, failedDigits as Digit[])}
            {toBlame && `, ${words.conflict.toBlame}`}
          </span>
        )}
        <span className="quiet" aria-hidden={!brief}>{`${depth}\t`}</span>
        <span className="coord" aria-hidden={!brief}>{`${words.cell(cell)}\t`}</span>
        <b aria-hidden={!brief}>{`${digit}\t`}</b>
        <s aria-hidden={!brief}>{failed}</s>
      </button>
    </li>
  );
});
