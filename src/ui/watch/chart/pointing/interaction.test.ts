import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { grid } from '../../../../sudoku/core';
import { dragged, frameOf, gripAt } from '../geometry/minimap';
import { newestOnly } from '../model/newest';
import { recordedSource } from '../testing';
import { askAbout } from './usePointed';

describe('the frame on the map', () => {
  it('surrounds the part in view', () => {
    expect(frameOf({ from: 250, to: 500 }, 1000, 800)).toEqual({ left: 200, right: 400 });
  });

  it('never becomes too small to see, or leaves the map', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e9 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (end, start, size) => {
          const from = start * end;
          const { left, right } = frameOf({ from, to: from + size * (end - from) }, end, 800);
          expect(right - left).toBeGreaterThanOrEqual(3.999);
          expect(left).toBeGreaterThanOrEqual(0);
          expect(right).toBeLessThanOrEqual(800.001);
        },
      ),
    );
  });

  it.each([
    [205, false, 'left'],
    [300, false, 'frame'],
    [396, false, 'right'],
    [150, false, 'outside'],
    [180, true, 'left'],
    [420, true, 'right'],
    [300, true, 'frame'],
    [100, true, 'outside'],
  ] as const)('is taken at %i, by touch: %s', (x, touch, grip) => {
    expect(gripAt({ left: 200, right: 400 }, x, touch)).toBe(grip);
  });

  it('can be gripped at its ends with a finger, however narrow it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 60, max: 700 }), fc.integer({ min: 4, max: 100 }), (left, size) => {
        const frame = { left, right: left + size };
        expect(gripAt(frame, left - 20, true)).toBe('left');
        expect(gripAt(frame, left + size + 20, true)).toBe('right');
      }),
    );
  });

  it('is dragged as a whole or by an end, which stops at the other one', () => {
    const span = { from: 100, to: 200 };
    expect(dragged(span, 'frame', 180, 150)).toEqual({ from: 130, to: 230 });
    expect(dragged(span, 'left', 150, 100)).toEqual({ from: 150, to: 200 });
    expect(dragged(span, 'left', 250, 100)).toEqual({ from: 200, to: 200 });
    expect(dragged(span, 'right', 50, 200)).toEqual({ from: 100, to: 100 });
  });
});

describe('questions of which only the newest matters', () => {
  /** The questions asked so far, with a function that answers each. */
  function world() {
    const asked: { question: number; answer: (answer: string | null) => Promise<void> }[] = [];
    const heard: string[] = [];
    const asking = newestOnly<number, string>(
      (question) =>
        new Promise((resolve) => {
          asked.push({
            question,
            async answer(answer) {
              resolve(answer);
              await Promise.resolve().then(() => {});
            },
          });
        }),
      (answer) => heard.push(answer),
    );
    return { asked, heard, asking };
  }

  it('are asked one at a time, leaving out those in between', async () => {
    const { asked, heard, asking } = world();
    for (const question of [1, 2, 3, 4]) asking.want(question);
    expect(asked.map(({ question }) => question)).toEqual([1]);
    await asked[0]?.answer('one');
    expect(asked.map(({ question }) => question)).toEqual([1, 4]);
    await asked[1]?.answer('four');
    expect(heard).toEqual(['one', 'four']);
  });

  it('go on after one that has no answer', async () => {
    const { asked, heard, asking } = world();
    asking.want(1);
    asking.want(2);
    await asked[0]?.answer(null);
    await asked[1]?.answer('two');
    expect(heard).toEqual(['two']);
  });

  it.each(['at once', 'later'])('go on after one that breaks %s', async (when) => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    const heard: string[] = [];
    const asking = newestOnly<number, string>(
      (question) => {
        if (question > 1) return Promise.resolve(`${question}`);
        if (when === 'at once') throw new Error('broken');
        return Promise.reject(new Error('broken'));
      },
      (answer) => heard.push(answer),
    );
    asking.want(1);
    asking.want(2);
    await vi.waitFor(() => expect(reported).toHaveBeenCalledOnce());
    asking.want(3);
    await vi.waitFor(() => expect(heard.at(-1)).toBe('3'));
  });

  it('are ignored after the end', async () => {
    const { asked, heard, asking } = world();
    asking.want(1);
    asking.stop();
    await asked[0]?.answer('one');
    asking.want(2);
    expect(heard).toEqual([]);
    expect(asked).toHaveLength(1);
  });
});

describe('a run of small bars', () => {
  const NEEDS_SEARCH = grid(
    '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......',
  );
  const run = (row: number, from: number, to: number) => ({ kind: 'run', row, from, to }) as const;

  it('is undecided while a choice in it is still on the stack where the recording was cut off', async () => {
    const { source, progress, time } = recordedSource('rowByRow', NEEDS_SEARCH, 60_000);
    const { length } = progress;
    // A choice made by the very last step has no width.
    const deepest = time.stackAt(length).findLast(({ start }) => start < length);
    if (deepest === undefined) throw new Error('nothing stands');
    const row = deepest.depth - 1;
    expect(await askAbout(source, run(row, length - 600, length), length)).toMatchObject({ fate: 'open' });
    expect(await askAbout(source, run(row, 100, 700), length)).toMatchObject({ fate: 'failed' });
    expect(await askAbout(source, run(row, length - 600, deepest.start), length)).toMatchObject({
      fate: 'failed',
    });
  });

  it('leads to the solution if it contains the solution', async () => {
    const { source, progress, time } = recordedSource('singlesFirst', NEEDS_SEARCH);
    const { length } = progress;
    const [deepest] = time.stackAt(length).slice(-1);
    if (deepest === undefined) throw new Error('nothing stands');
    const { depth, start } = deepest;
    expect(await askAbout(source, run(depth - 1, start, length), length)).toMatchObject({ fate: 'solution' });
    expect(await askAbout(source, run(depth - 1, start - 20, start), length)).toMatchObject({
      fate: 'failed',
    });
  });
});
