import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useMoreMessages, useWatchWords } from '../../../shared';
import { labelOf } from '../geometry/labels';
import { heightOf, type Plot, xOf, yOf } from '../geometry/plot';
import type { Pointed } from './usePointed';

interface ChartTipProps {
  readonly pointed: Pointed;
  /** Returns the current plot. */
  readonly plotNow: () => Plot;
  /** Calls a function after each change of the plot, until the returned function is called. */
  readonly listen: (listener: () => void) => () => void;
  /** The left end of the plot in the chart, in pixels. */
  readonly left: number;
  /** The number of recorded steps. */
  readonly length: number;
  readonly touch: boolean;
}

/** The height of the tip including its arrow, and the least distance of the arrow from the tip's ends, in pixels. */
const HEIGHT = 70;
const CORNER = 12;

/** Describes what is pointed at, beside it. The tree says the same to screen readers. */
export function ChartTip({ pointed, plotNow, listen, left, length, touch }: ChartTipProps) {
  const words = useMoreMessages().chart;
  const { cell: nameOf } = useWatchWords();
  const { row, from, to } = partOf(pointed, length);
  const tip = useRef<HTMLDivElement>(null);
  const arrow = useRef<HTMLElement>(null);
  const width = useRef(0);
  const follow = useEffectEvent(() => {
    if (tip.current === null || arrow.current === null) return;
    const plot = plotNow();
    const anchor = (Math.max(0, xOf(plot, from)) + Math.min(plot.width, xOf(plot, to))) / 2;
    const above = yOf(plot, row) - 8;
    const below = yOf(plot, row) + heightOf(plot, row) + 8;
    const isAbove = below - 8 + HEIGHT > plot.height && yOf(plot, row) > plot.height / 3;
    const x = Math.max(0, Math.min(anchor - 2 * CORNER, plot.width - width.current));
    const pointing = Math.max(CORNER, Math.min(anchor - x, width.current - CORNER));
    // A transform moves the tip without a layout.
    tip.current.style.transform = `translate(${left + x}px, ${isAbove ? `calc(${above}px - 100%)` : `${below}px`})`;
    arrow.current.style.transform = `translateX(${pointing}px)`;
    const side = String(isAbove);
    if (tip.current.dataset.above !== side) tip.current.dataset.above = side;
  });
  useLayoutEffect(() => follow());
  // The plot may change more than once in a frame.
  useEffect(() => {
    let frame = 0;
    const stop = listen(() => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        follow();
      });
    });
    return () => {
      stop();
      cancelAnimationFrame(frame);
    };
  }, [listen]);
  // The observer reports the size in the frame that first shows the tip. Asking for it would lay out the page twice.
  useEffect(() => {
    if (tip.current === null) return;
    const sizes = new ResizeObserver(([entry]) => {
      width.current = entry?.borderBoxSize[0]?.inlineSize ?? 0;
      follow();
    });
    sizes.observe(tip.current);
    return () => sizes.disconnect();
  }, []);
  const steps = to - from;
  return (
    <div ref={tip} className="chart-tip" aria-hidden="true">
      <i ref={arrow} />
      {pointed.kind === 'bar' ? (
        <>
          <b>{labelOf(pointed.bar, nameOf)}</b> {words.tip.bar(pointed.bar.depth, pointed.bar.fate)}
          <br />
          {words.tip.length(steps, steps / Math.max(1, length))} ·{' '}
          {touch ? words.tip.tapToZoom : words.tip.pressToZoom}
        </>
      ) : (
        words.tip.run(pointed.guesses, steps, pointed.fate)
      )}
    </div>
  );
}

/** The part of a row that a bar or a run covers. */
export function partOf(pointed: Pointed, length: number) {
  if (pointed.kind === 'run') return pointed;
  const { depth, start, end } = pointed.bar;
  return { row: depth - 1, from: start, to: end ?? length };
}
