import type { Bar, TimeMachine } from './timeMachine';

/**
 * The longest subtree without a solution among those that begin after a step, or among those that have ended by it;
 * subtrees of others do not count. Yields the step it has come to, as `TimeMachine.find` does.
 */
export function* longestFailed(
  time: TimeMachine,
  from: number,
  direction: 'next' | 'previous',
): Generator<number, Bar | null> {
  const low = direction === 'next' ? from + 1 : 0;
  const high = direction === 'next' ? time.steps : from;
  let longest: Bar | null = null;
  // Bars to be looked through: in each, the row below it. A failed bar inside a failed one is the shorter of the two.
  const ranges = [{ depth: 1, from: low, to: high }];
  for (let range = ranges.pop(); range !== undefined; range = ranges.pop()) {
    let at: number | null = range.from;
    while (at !== null) {
      at = time.firstStateBeyond(range.depth - 1, at);
      if (at === null || at > range.to) break;
      const bar = time.barAt(at, range.depth);
      if (bar === null) break;
      if (bar.fate === 'failed' && bar.start >= low && bar.end !== null && bar.end <= high) {
        if (longest === null || lengthOf(bar) > lengthOf(longest)) longest = bar;
      } else if (longest === null || lengthOf(bar) > lengthOf(longest)) {
        const end = bar.end ?? high;
        ranges.push({ depth: range.depth + 1, from: Math.max(low, bar.start), to: Math.min(high, end) });
      }
      yield at;
      at = bar.end;
    }
  }
  return longest;
}

/** One that has not ended may be as long as it likes. */
const lengthOf = ({ start, end }: Bar): number => (end ?? Number.POSITIVE_INFINITY) - start;
