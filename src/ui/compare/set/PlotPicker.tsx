import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { Measure } from '../../../i18n';
import { useMessages } from '../../shared';
import { useCompareWords, useComparison } from '../comparison';
import { type Column, columnInWords } from './columns';

interface PlotPickerProps {
  /** The contestant's id and name. */
  readonly id: number;
  readonly name: string;
  readonly measure: Measure;
  readonly columns: readonly Column[];
  /** The column whose puzzles are listed. */
  readonly shown: Column | null;
  readonly median: number | null;
  /** The plot. */
  readonly children: ReactNode;
}

/**
 * Makes the whole plot one button, because its columns are too narrow for a thumb and too many for the Tab key. A
 * pointer picks the nearest column. Enter picks the column with the median, and arrows move on from there. Escape
 * closes the list.
 */
export function PlotPicker({ id, name, measure, columns, shown, median, children }: PlotPickerProps) {
  const words = useCompareWords();
  const { count } = useMessages().words;
  const comparison = useComparison();
  const frame = useRef<HTMLDivElement>(null);
  const [hovered, setHovered] = useState<Column | null>(null);
  const pick = (column: Column | null): void => {
    const before = frame.current?.getBoundingClientRect().top ?? 0;
    flushSync(() => comparison.pick(column && { id, at: column.at }));
    // Closing a list above must not move the plot away from the pointer, so scroll by the difference.
    const moved = (frame.current?.getBoundingClientRect().top ?? 0) - before;
    if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
  };
  /** The column whose middle is nearest to a position on the page. */
  const nearest = (x: number): Column | null => {
    const bars = [...(frame.current?.querySelectorAll<HTMLElement>('[data-at]') ?? [])];
    const away = bars.map((bar) => {
      const { left, right } = bar.getBoundingClientRect();
      return Math.abs((left + right) / 2 - x);
    });
    const at = Number(bars[away.indexOf(Math.min(...away))]?.dataset.at);
    return columns.find((column) => column.at === at) ?? null;
  };
  const middle = (): Column | null => columns.findLast(({ at }) => at <= (median ?? 0)) ?? columns[0] ?? null;
  const onClick = ({ detail, clientX }: MouseEvent): void => {
    const column = detail === 0 ? (shown ?? middle()) : nearest(clientX);
    pick(column?.at === shown?.at ? null : column);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step !== undefined) {
      const index = shown === null ? -1 : columns.indexOf(shown);
      pick(index < 0 ? middle() : (columns[index + step] ?? shown));
    } else if (event.key === 'Escape' && shown !== null) pick(null);
    else return;
    event.preventDefault();
  };
  const onPointerMove = ({ clientX, pointerType }: PointerEvent): void => {
    const column = pointerType === 'mouse' ? nearest(clientX) : null;
    if (column?.at !== hovered?.at) setHovered(column);
  };
  return (
    <div ref={frame} className="plot-frame">
      {children}
      <button
        type="button"
        className="plot-picker"
        aria-label={words.picked.show(name, words.measures[measure])}
        aria-expanded={shown !== null}
        disabled={columns.length === 0}
        title={hovered === null ? undefined : columnInWords(words, measure, hovered, count)}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onPointerMove={onPointerMove}
        onPointerLeave={() => setHovered(null)}
      />
    </div>
  );
}
