import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_GRID, type Grid, grid, isSolutionOf } from '../core';
import { COUNTED_PUZZLES, puzzles, solutions, spoiltPuzzles } from '../testing';
import type { SearchMachine } from './machine/machine';
import { PSEUDOCODE, STRATEGY_IDS } from './machine/pseudocode';
import { STRATEGIES, startSearch } from './registry';
import { begin, beginRequest, requests } from './testing';

/**
 * Every puzzle of the table is searched to its end within this many steps, except those that brute force cannot
 * finish.
 */
const REACH = 5_000_000;
/** How far those are searched here; `npm run bench -- strategies` continues to five million steps. */
const BEGINNING = 100_000;
/** Steps made before checking again whether they are enough. */
const SLICE = 10_000;

const nowhere = new Int32Array(82);
const withoutClash = COUNTED_PUZZLES.filter(
  ({ givens }) => startSearch('exactCover', givens, { all: false }).ok,
);

describe.each(STRATEGY_IDS)('%s', (strategy) => {
  it.each(withoutClash)('agrees with the solver on $name', ({ givens, count, exact, first, slow }) => {
    const reach = slow ? BEGINNING : REACH;
    const whole = begin(strategy, givens, { all: true });
    // If the number of solutions is unknown, the table has a lower bound.
    while (!whole.ended && whole.at < reach && (exact || whole.solutions < count)) whole.run(SLICE, nowhere);
    if (!exact) expect(whole.solutions).toBeGreaterThanOrEqual(count);
    else if (whole.ended || !slow) expect(whole).toMatchObject({ ended: true, solutions: count });
    else expect(whole.solutions).toBeLessThanOrEqual(count);

    const single = begin(strategy, givens);
    single.run(reach, nowhere);
    const { outcome, board } = single.look();
    if (outcome === 'solved') expect(isSolutionOf(givens, board)).toBe(true);
    expect(single.ended && outcome !== 'solved').toBe(single.ended && first === null);
  });

  it('refuses givens that clash, and reports the clash', () => {
    const clashing = grid(`55${'.'.repeat(79)}`);
    const refused = startSearch(strategy, clashing, STRATEGIES[strategy].defaults);
    expect(refused).toEqual({
      ok: false,
      error: { kind: 'clash', clashes: [{ a: 0, b: 1, digit: 5, house: 0 }] },
    });
  });

  it('has solved a full board at state 0', () => {
    const [full] = fc.sample(solutions(), { numRuns: 1, seed: 1 });
    const machine = begin(strategy, full as Grid);
    expect(machine.look()).toMatchObject({ outcome: 'solved', ended: true, board: full });
    expect(machine.step()).toBeNull();
  });

  it('fills the empty board', () => {
    const machine = begin(strategy, EMPTY_GRID);
    machine.run(REACH, nowhere);
    expect(isSolutionOf(EMPTY_GRID, machine.look().board)).toBe(true);
  });
});

/** Everything that a search writes and erases. */
function story(machine: SearchMachine, steps: number): string[] {
  const events: string[] = [];
  while (events.length < steps) {
    const kind = machine.step();
    if (kind === null) return events;
    events.push(`${kind} ${machine.lastPlacement}`);
  }
  return events;
}

describe('candidate lists and row by row', () => {
  const orders = [
    {},
    { digits: { kind: 'descending' } },
    { digits: { kind: 'shuffled', seed: 7 }, cells: { kind: 'boxes' } },
    { cells: { kind: 'shuffled', seed: 3 }, all: true },
  ] as const;

  it.each(orders)('make the same fills and undos in the same order: %j', (options) => {
    for (const { givens } of withoutClash) {
      expect(story(begin('candidateLists', givens, options), 3000)).toEqual(
        story(begin('rowByRow', givens, options), 3000),
      );
    }
  });
});

describe('every strategy', () => {
  const some = fc.oneof(puzzles({ min: 22, max: 60 }), spoiltPuzzles({ min: 22, max: 40 }));
  const fair = some.filter((givens) => startSearch('exactCover', givens, { all: false }).ok);

  it('shows at each state the board that its steps have produced', () => {
    fc.assert(
      fc.property(requests(fair), (request) => {
        const machine = beginRequest(request);
        const steps = { fill: 0, undo: 0, reject: 0, eliminate: 0, forced: 0 };
        let deepest = 0;
        let deadEnds = 0;
        let solved = 0;
        let view = machine.look();
        for (let i = 0; i < 100; i++) {
          deepest = Math.max(deepest, view.stack.length);
          if (view.outcome === 'deadEnd') deadEnds++;
          if (view.outcome === 'solved') solved++;
          expect(view.counters).toMatchObject({
            steps: i,
            guesses: steps.fill,
            backtracks: steps.undo,
            depth: steps.fill - steps.undo,
            eliminations: steps.eliminate,
            maxDepth: deepest,
            deadEnds,
            solutions: solved,
          });
          expect(view.stack.map(({ cell, digit }) => view.board[cell] === String(digit))).not.toContain(
            false,
          );
          expect(view.marks.map((mark) => mark !== null)).toEqual(
            [...view.board].map((digit) => digit !== '.'),
          );
          expect(view.ended).toBe(machine.ended);
          expect(PSEUDOCODE[request.strategy] as readonly string[]).toContain(view.line);
          expect(view.variables.kind).toBe(request.strategy);
          const kind = machine.step();
          if (kind === null) {
            expect(view.outcome).not.toBeNull();
            return;
          }
          view = machine.look();
          expect(view.last).toMatchObject({ kind });
          steps[kind]++;
        }
      }),
      { numRuns: 40 },
    );
  });

  it('continues unchanged from a checkpoint of any state', () => {
    fc.assert(
      fc.property(requests(fair), fc.nat(2000), (request, skip) => {
        const machine = beginRequest(request);
        machine.run(skip, nowhere);
        const other = beginRequest(request);
        for (let i = 0; i < 20; i++) {
          other.restore(machine.save());
          expect(other.look()).toEqual(machine.look());
          if (i % 2 === 0) other.run(i, nowhere);
          machine.step();
        }
      }),
      { numRuns: 40 },
    );
  });
});
