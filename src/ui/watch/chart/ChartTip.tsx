import { useLayoutEffect, useRef } from 'react';
import { useMoreMessages, useSetting } from '../../shared';
import { labelOf } from './labels';
import { heightOf, type Plot, xOf, yOf } from './plot';
import type { Pointed } from './usePointed';

interface ChartTipProps {
  readonly pointed: Pointed;
  /** The plot as it is now. */
  readonly plotNow: () => Plot;
  /** Calls a function after each change of the plot, until the function that is returned is called. */
  readonly listen: (hear: () => void) => () => void;
  /** Where the plot begins in the chart, in pixels. */
  readonly left: number;
  /** Steps recorded. */
  readonly length: number;
  readonly touch: boolean;
}

/** Its height with the arrow, and how far from its ends the arrow stays, in pixels. */
const HEIGHT = 70;
const CORNER = 12;

/** Says what is pointed at, beside it. The tree says the same to those who do not see it. */
export function ChartTip({ pointed, plotNow, listen, left, length, touch }: ChartTipProps) {
  const words = useMoreMessages().chart;
  const letters = useSetting('cellNaming') === 'letters';
  const { row, from, to } = partOf(pointed, length);
  const tip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = tip.current;
    if (element === null) return;
    // Its size is known when it stands there, and stays the same while the plot moves under it.
    const width = element.offsetWidth;
    let arrow = '';
    const follow = (): void => {
      const plot = plotNow();
      const anchor = (Math.max(0, xOf(plot, from)) + Math.min(plot.width, xOf(plot, to))) / 2;
      const above = yOf(plot, row) - 8;
      const below = yOf(plot, row) + heightOf(plot, row) + 8;
      const isAbove = below - 8 + HEIGHT > plot.height && yOf(plot, row) > plot.height / 3;
      const x = Math.max(0, Math.min(anchor - 2 * CORNER, plot.width - width));
      // What is moved so needs no layout of the page.
      element.style.transform = `translate(${left + x}px, ${isAbove ? `calc(${above}px - 100%)` : `${below}px`})`;
      element.dataset.above = String(isAbove);
      const pointing = `${Math.max(CORNER, Math.min(anchor - x, width - CORNER))}px`;
      if (pointing !== arrow) element.style.setProperty('--arrow', pointing);
      arrow = pointing;
    };
    follow();
    return listen(follow);
  });
  const steps = to - from;
  return (
    <div ref={tip} className="chart-tip" aria-hidden="true">
      {pointed.kind === 'bar' ? (
        <>
          <b>{labelOf(pointed.bar, letters)}</b> {words.tip.bar(pointed.bar.depth, pointed.bar.fate)}
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

/** The part of a row that something takes. */
export function partOf(pointed: Pointed, length: number) {
  if (pointed.kind === 'run') return pointed;
  const { depth, start, end } = pointed.bar;
  return { row: depth - 1, from: start, to: end ?? length };
}
