import { describe, expect, it } from 'vitest';
import { EXAMPLES } from '../../testing';
import type { StrategyId } from '../machine/pseudocode';
import { Recorder } from '../recording/recorder';
import { STRATEGIES, startSearch } from '../registry';
import { type Relation, relativeOf } from './family';
import { type Bar, TimeMachine } from './timeMachine';

const NEEDS_SEARCH = EXAMPLES[2]?.givens;
const EULER = EXAMPLES[1]?.givens;

function record(strategy: StrategyId, givens: typeof EULER, caps = Number.POSITIVE_INFINITY): TimeMachine {
  if (givens === undefined) throw new Error('no such example');
  const machine = () => {
    const started = startSearch(strategy, givens, STRATEGIES[strategy].defaults as never);
    if (!started.ok) throw new Error('clash');
    return started.value;
  };
  const recorder = new Recorder(machine(), { steps: caps, bytes: Number.POSITIVE_INFINITY });
  const time = new TimeMachine(machine());
  while (!recorder.ended) time.add(recorder.record(100_000));
  return time;
}

const relative = (time: TimeMachine, bar: Bar, relation: Relation): Bar | null => {
  const walk = relativeOf(time, bar, relation);
  for (;;) {
    const { done, value } = walk.next();
    if (done) return value;
  }
};

/** All bars, found by stepping through the search, without any index. */
function allBars(time: TimeMachine): Bar[] {
  const bars = new Map<string, Bar>();
  for (let step = 0; step <= time.steps; step++)
    for (const bar of time.stackAt(step)) bars.set(`${bar.depth} ${bar.start}`, bar);
  return [...bars.values()];
}

describe.each([
  ['rowByRow', EULER, 351],
  ['singlesFirst', NEEDS_SEARCH, 400],
  ['fewestCandidates', NEEDS_SEARCH, 400],
] as const)('the family of a bar of %s', (strategy, givens, steps) => {
  const time = record(strategy, givens, steps);
  const bars = allBars(time);
  const parentOf = (bar: Bar): Bar | undefined =>
    bars.find(
      (other) =>
        other.depth === bar.depth - 1 &&
        other.start <= bar.start &&
        bar.start < (other.end ?? time.steps + 1),
    );

  it('agrees with the spans of all bars', () => {
    expect(bars.length).toBeGreaterThan(10);
    for (const bar of bars) {
      const parent = parentOf(bar);
      const siblings = bars
        .filter((other) => other.depth === bar.depth && parentOf(other) === parent)
        .sort((a, b) => a.start - b.start);
      const children = bars
        .filter((other) => other.depth === bar.depth + 1 && parentOf(other) === bar)
        .sort((a, b) => a.start - b.start);
      const at = siblings.indexOf(bar);
      expect(relative(time, bar, 'parent')).toEqual(parent ?? null);
      expect(relative(time, bar, 'child')).toEqual(children[0] ?? null);
      expect(relative(time, bar, 'next')).toEqual(siblings[at + 1] ?? null);
      expect(relative(time, bar, 'previous')).toEqual(siblings[at - 1] ?? null);
    }
  });
});
