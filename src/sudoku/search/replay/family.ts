import type { Bar, TimeMachine } from './timeMachine';

/** Where to go from a bar of the chart: to the choice above it, the first one below, or its neighbours among those. */
export type Kin = 'parent' | 'child' | 'next' | 'previous';

/**
 * A relative of a bar, `null` if it has none. Yields the step it has come to, as `TimeMachine.find` does: the way to the
 * previous sibling may be long.
 */
export function* kinOf(time: TimeMachine, bar: Bar, kin: Kin): Generator<number, Bar | null> {
  const { start, depth } = bar;
  const end = bar.end ?? time.steps + 1;
  switch (kin) {
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
      const reach = { direction: 'previous', until: parentStart + 1 } as const;
      const undone = yield* time.find([{ kind: 'undoTo', depth: depth - 1 }], start, reach);
      return undone && time.barAt(undone.step - 1, depth);
    }
  }
}
