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
  /** The bars from the top down to the current one, which is the last. */
  readonly line: readonly Bar[];
  /** The number of recorded steps. */
  readonly length: number;
  readonly summary: string;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onPointerDown: () => void;
  /** The tree has received the focus. */
  readonly onEnter: () => void;
  readonly onLeave: () => void;
  /**
   * A screen reader has focused or pressed a bar of the line. Pointers cannot do so, because the bars are invisible.
   */
  readonly onWalkTo: (bar: Bar) => void;
  readonly onGoTo: (bar: Bar) => void;
  readonly children: ReactNode;
}

/**
 * The chart as a tree for screen readers and keys. It contains only the bars on the way to the current one. The tree is
 * one Tab stop, and receives the presses of the pointer.
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
    // The next key may remove the bar, so the tree keeps the focus.
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

/**
 * How many steps a bar contains, if known. A choice that led to the solution and was not taken back contains all steps
 * up to there. For other open bars the number is not known.
 */
const stepsLeft = ({ fate, start }: Bar, length: number): number | null =>
  fate === 'solution' ? length - start : null;
