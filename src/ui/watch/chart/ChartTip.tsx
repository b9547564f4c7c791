import { useLayoutEffect, useRef } from 'react';
import { useMoreMessages, useSetting } from '../../shared';
import { labelOf } from './labels';
import { heightOf, type Plot, xOf, yOf } from './plot';
import type { Pointed } from './usePointed';

interface ChartTipProps {
  readonly pointed: Pointed;
  readonly plot: Plot;
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
export function ChartTip({ pointed, plot, left, length, touch }: ChartTipProps) {
  const words = useMoreMessages().chart;
  const letters = useSetting('cellNaming') === 'letters';
  const { row, from, to } = partOf(pointed, length);
  const anchor = (Math.max(0, xOf(plot, from)) + Math.min(plot.width, xOf(plot, to))) / 2;
  const below = yOf(plot, row) + heightOf(plot, row);
  const isAbove = below + HEIGHT > plot.height && yOf(plot, row) > plot.height / 3;
  const tip = useRef<HTMLDivElement>(null);
  // Its width is known when it stands there.
  useLayoutEffect(() => {
    const element = tip.current;
    if (element === null) return;
    const width = element.offsetWidth;
    const x = Math.max(0, Math.min(anchor - 2 * CORNER, plot.width - width));
    element.style.left = `${left + x}px`;
    element.style.setProperty('--arrow', `${Math.max(CORNER, Math.min(anchor - x, width - CORNER))}px`);
  });
  const style = isAbove ? { bottom: `calc(100% - ${yOf(plot, row) - 8}px)` } : { top: below + 8 };
  const steps = to - from;
  return (
    <div ref={tip} className="chart-tip" data-above={isAbove} style={style} aria-hidden="true">
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
