import type { Bar, TimeMachine } from './timeMachine';

/**
 * A relative of a bar of the chart: the choice above it, the first one below, or the one before or after it under the
 * same choice.
 */
export type Relation = 'parent' | 'child' | 'next' | 'previous';

/**
 * A relative of a bar; `null` if there is none. Finding the previous sibling may take long. Yields the step it has
 * reached, as `TimeMachine.find` does.
 */
export function* relativeOf(time: TimeMachine, bar: Bar, relation: Relation): Generator<number, Bar | null> {
  const { start, depth } = bar;
  const end = bar.end ?? time.steps + 1;
  switch (relation) {
    case 'parent':
      return depth === 1 ? null : time.barAt(start, depth - 1);
    case 'child': {
      const at = time.firstStateBeyond(depth, start);
      return at === null || at >= end ? null : time.barAt(at, depth + 1);
    }
    case 'next': {
      const at = time.firstStateBeyond(depth - 1, Math.min(end, time.steps));
      if (at === null || at < end) return null;
      const parentEnd = depth === 1 ? null : time.firstStateWithin(depth - 2, start);
      return parentEnd !== null && at >= parentEnd ? null : time.barAt(at, depth);
    }
    case 'previous': {
      const parentStart = depth === 1 ? 0 : (time.lastStateWithin(depth - 2, start) ?? -1) + 1;
      const range = { direction: 'previous', until: parentStart + 1 } as const;
      const undone = yield* time.find([{ kind: 'undoTo', depth: depth - 1 }], start, range);
      return undone && time.barAt(undone.step - 1, depth);
    }
  }
}
