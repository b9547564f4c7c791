import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CELLS, type Cell, clashesOf, DIGITS, sees } from '../../core';
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
      const made: { step: number; cell: number; digit: number; depth: number; board: number[] }[] = [];
      let depth = 0;
      while (machine.at < time.steps) {
        const board = CELLS.map((cell) => machine.digitIn(cell));
        machine.step();
        if (machine.depth > depth)
          made.push({
            step: machine.at,
            cell: Math.floor(machine.lastPlacement / 9),
            digit: (machine.lastPlacement % 9) + 1,
            depth: machine.depth,
            board,
          });
        depth = machine.depth;
      }
      const choices = limbs.flatMap((limb) => limb.choices);
      expect(choices.map(({ cell, digit }) => ({ cell, digit }))).toEqual(
        made.map(({ cell, digit }) => ({ cell, digit })),
      );
      for (const [index, { pruned, cell }] of choices.entries()) {
        const { depth, digit, board } = made[index] ?? { depth: 0, digit: 0, board: [] };
        const before = made.slice(0, index).findLast((one) => one.depth <= depth);
        const isFirst = before === undefined || before.depth < depth;
        if (!isFirst) {
          expect(pruned).toEqual([]);
          continue;
        }
        const below = made.slice(index + 1);
        const until = below.findIndex((one) => one.depth < depth);
        const tried = (until < 0 ? below : below.slice(0, until)).filter((one) => one.depth === depth);
        for (const one of pruned)
          expect([...tried, { cell, digit }].some((x) => x.cell === one.cell && x.digit === one.digit)).toBe(
            false,
          );
        // What a peer holds is ruled out; but for propagation, nothing else is.
        const isBlocked = (one: { cell: Cell; digit: number }) =>
          CELLS.some((peer) => sees(peer, one.cell) && board[peer] === one.digit);
        if (request.strategy === 'exactCover') expect(pruned.filter((one) => !isBlocked(one))).toEqual([]);
        else {
          const blocked = DIGITS.map((digit) => ({ cell, digit })).filter(isBlocked);
          if (request.strategy === 'propagation') expect(pruned).toEqual(expect.arrayContaining(blocked));
          else expect(pruned).toEqual(blocked);
        }
      }
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
