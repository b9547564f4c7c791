import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useId,
} from 'react';
import type { Bar } from '../../../../sudoku/search';
import { useMoreMessages, useWatchWords } from '../../../shared';

interface ChartTreeProps {
  readonly element: RefObject<HTMLDivElement | null>;
  /** The bar one has walked to, the last, and those above it. */
  readonly line: readonly Bar[];
  /** Steps recorded. */
  readonly length: number;
  readonly summary: string;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onPointerDown: () => void;
  /** The tree has the focus now. */
  readonly onEnter: () => void;
  readonly onLeave: () => void;
  /** A bar of the line was given the focus, or pressed: not by a pointer, which cannot see these. */
  readonly onWalkTo: (bar: Bar) => void;
  readonly onGoTo: (bar: Bar) => void;
  readonly children: ReactNode;
}

/**
 * What the chart is to those who do not see it: a tree, of which the way to the bar one has walked to exists. It is one
 * stop of the Tab key, and what the pointer presses.
 */
export function ChartTree(props: ChartTreeProps) {
  const { element, line, length, summary, onKeyDown, onPointerDown, children } = props;
  const words = useMoreMessages().chart;
  const { cell: nameOf } = useWatchWords();
  const id = useId();
  const idOf = ({ depth }: Bar): string => `${id}${depth}`;
  const current = line.at(-1);
  const barOf = (target: EventTarget): Bar | undefined =>
    target instanceof Element ? line.find((bar) => idOf(bar) === target.id) : undefined;
  const onFocus = ({ target, relatedTarget }: FocusEvent): void => {
    const bar = barOf(target);
    if (bar === undefined) {
      if (!isWithin(element, relatedTarget)) props.onEnter();
      return;
    }
    props.onWalkTo(bar);
    // The bar may be gone by the next key, the tree not.
    element.current?.focus({ preventScroll: true });
  };
  const onClick = ({ target, detail }: MouseEvent): void => {
    const bar = barOf(target);
    if (bar !== undefined) props.onGoTo(bar);
    else if (detail === 0) element.current?.focus();
  };
  return (
    <div
      ref={element}
      className="chart-tree"
      role="tree"
      tabIndex={0}
      aria-label={`${words.name}: ${summary}`}
      aria-description={words.help}
      aria-activedescendant={current && idOf(current)}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onFocus={onFocus}
      onBlur={({ relatedTarget }) => {
        if (!isWithin(element, relatedTarget)) props.onLeave();
      }}
      onClick={onClick}
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

const isWithin = (element: RefObject<HTMLElement | null>, other: EventTarget | null): boolean =>
  other instanceof Node && (element.current?.contains(other) ?? false);

/** A bar that stands at the end has the steps up to there, if that is all there is to it. */
const stepsLeft = ({ fate, start }: Bar, length: number): number | null =>
  fate === 'solution' ? length - start : null;
