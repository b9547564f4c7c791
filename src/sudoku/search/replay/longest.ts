import type { Bar, TimeMachine } from './timeMachine';

/**
 * The longest subtree without a solution: of those that begin after a step (`next`), or of those that have ended by
 * it (`previous`). Yields the step it has reached, as `TimeMachine.find` does.
 */
export function* longestFailed(
  time: TimeMachine,
  from: number,
  direction: 'next' | 'previous',
): Generator<number, Bar | null> {
  const low = direction === 'next' ? from + 1 : 0;
  const high = direction === 'next' ? time.steps : from;
  let longest: Bar | null = null;
  // Bars to look through: for each, the row below it. A failed bar inside a failed bar is shorter, so it need not be
  // looked at.
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

/** A bar that has not ended may be of any length. */
const lengthOf = ({ start, end }: Bar): number => (end ?? Number.POSITIVE_INFINITY) - start;
