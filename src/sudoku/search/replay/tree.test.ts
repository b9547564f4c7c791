import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clashesOf } from '../../core';
import { PUZZLE_SETS, puzzles } from '../../testing';
import { Recorder } from '../recording/recorder';
import { beginRequest, requests } from '../testing';
import { TimeMachine } from './timeMachine';
import { treeOf } from './tree';

const fair = fc
  .oneof(
    fc.constantFrom(...(PUZZLE_SETS.get('hardest-1106') ?? []).slice(0, 20)),
    puzzles({ min: 24, max: 34 }),
  )
  .filter((givens) => clashesOf(givens).length === 0);

it('the tree of a search has every choice that the search makes, in its order, each under the one before it', () => {
  fc.assert(
    fc.property(requests(fair), fc.integer({ min: 1, max: 500 }), (request, steps) => {
      const time = new TimeMachine(beginRequest(request));
      const recorder = new Recorder(beginRequest(request), { steps, bytes: 1e9 });
      while (!recorder.ended) time.add(recorder.record(steps));
      const walk = treeOf(time, 1000);
      let end = walk.next();
      while (!end.done) end = walk.next();
      const limbs = end.value ?? [];

      // The choices as the machine makes them, with the number of those above.
      const machine = beginRequest(request);
      const made: { step: number; cell: number; digit: number; depth: number }[] = [];
      let depth = 0;
      while (machine.at < time.steps) {
        machine.step();
        if (machine.depth > depth)
          made.push({
            step: machine.at,
            cell: Math.floor(machine.lastPlacement / 9),
            digit: (machine.lastPlacement % 9) + 1,
            depth: machine.depth,
          });
        depth = machine.depth;
      }
      expect(limbs.flatMap(({ choices }) => choices)).toEqual(
        made.map(({ cell, digit }) => ({ cell, digit })),
      );
      let index = 0;
      const open: { level: number; depth: number }[] = [];
      for (const { start, choices, level, last, branches } of limbs) {
        const first = made[index];
        expect(start).toBe(first?.step);
        // A limb ends where no choice or more than one follows below its last.
        const end = index + choices.length - 1;
        expect(last).toMatchObject({ start: made[end]?.step, depth: made[end]?.depth });
        const below = made.slice(end + 1);
        const until = below.findIndex((one) => one.depth <= (made[end]?.depth ?? 0));
        const under = (until < 0 ? below : below.slice(0, until)).filter(
          (one) => one.depth === (made[end]?.depth ?? 0) + 1,
        );
        expect(branches).toBe(under.length > 1);
        expect(under.length).not.toBe(1);
        while (open.length > 0 && (open.at(-1)?.depth ?? 0) >= (first?.depth ?? 0)) open.pop();
        expect(level).toBe(open.length);
        open.push({ level, depth: made[end]?.depth ?? 0 });
        index = end + 1;
      }
      if (made.length > 3) {
        const few = treeOf(time, 3);
        let cut = few.next();
        while (!cut.done) cut = few.next();
        expect(cut.value).toBeNull();
      }
    }),
    { numRuns: 25 },
  );
});
