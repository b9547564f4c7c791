import { type KeyboardEvent, type ReactNode, type RefObject, useId } from 'react';
import type { Bar } from '../../../sudoku/search';
import { useMoreMessages, useWatchWords } from '../../shared';

interface ChartTreeProps {
  readonly element: RefObject<HTMLDivElement | null>;
  /** The bar one has walked to, the last, and those above it. */
  readonly line: readonly Bar[];
  /** Steps recorded. */
  readonly length: number;
  readonly summary: string;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onPointerDown: () => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
  readonly children: ReactNode;
}

/**
 * What the chart is to those who do not see it: a tree, of which the way to the bar one has walked to exists. It is one
 * stop of the Tab key, and what the pointer presses.
 */
export function ChartTree({ element, line, length, summary, children, ...handlers }: ChartTreeProps) {
  const words = useMoreMessages().chart;
  const { cell: nameOf } = useWatchWords();
  const id = useId();
  const idOf = ({ depth }: Bar): string => `${id}${depth}`;
  const current = line.at(-1);
  return (
    <div
      ref={element}
      className="chart-tree"
      role="tree"
      tabIndex={0}
      aria-label={`${words.name}: ${summary}`}
      aria-description={words.help}
      aria-activedescendant={current && idOf(current)}
      {...handlers}
    >
      {children}
      {line.map((bar) => (
        <span
          key={bar.depth}
          id={idOf(bar)}
          className="unseen"
          role="treeitem"
          tabIndex={-1}
          aria-level={bar.depth}
          aria-selected={bar === current}
          aria-expanded={bar === current ? undefined : true}
        >
          {words.bar({
            ...bar,
            name: nameOf(bar.cell),
            steps: bar.end === null ? stepsLeft(bar, length) : bar.end - bar.start,
          })}
        </span>
      ))}
    </div>
  );
}

/** A bar that stands at the end has the steps up to there, if that is all there is to it. */
const stepsLeft = ({ fate, start }: Bar, length: number): number | null =>
  fate === 'solution' ? length - start : null;
