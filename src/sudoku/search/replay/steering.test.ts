import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CELLS, DIGITS, digitAt, type Grid, grid, peersOf } from '../../core';
import { PUZZLE_SETS, puzzles } from '../../testing';
import { codeOf } from '../machine/placement';
import { Recorder } from '../recording/recorder';
import type { SearchRequest } from '../registry';
import { beginRequest, requests } from '../testing';
import { callsOf } from './calls';
import { linesAt, viewAtLine } from './lines';
import { guessWays, isBeforeGuess, ownGuessIn } from './steering';
import { TimeMachine } from './timeMachine';

const hard = fc.constantFrom(...(PUZZLE_SETS.get('hardest-1106') ?? []).slice(0, 20));
const fair = fc.oneof(hard, puzzles({ min: 22, max: 50 }));

/** A search whose way a person changes at a guess: the first of those after some steps, in one of the ways there. */
function steered(request: SearchRequest, steps: number, way: number) {
  const machine = beginRequest(request);
  for (let made = 0; made < steps; made++) machine.step();
  while (!isBeforeGuess(machine.look()) && machine.step() !== null);
  const before = machine.look();
  const ways = guessWays(before).flatMap(({ cell, digits }) => digits.map((digit) => ({ cell, digit })));
  const own = ways[way % Math.max(1, ways.length)];
  if (own === undefined) return null;
  const guess = ownGuessIn(before, own);
  return { before, own, guess, request: { ...request, guesses: [...(request.guesses ?? []), guess] } };
}

function recorded(request: SearchRequest, steps: number): TimeMachine {
  const recorder = new Recorder(beginRequest(request), { steps, bytes: Number.POSITIVE_INFINITY });
  const time = new TimeMachine(beginRequest(request));
  while (!recorder.ended) time.add(recorder.record(5000));
  return time;
}

/** What has been done on the board, step by step. */
function events(request: SearchRequest, steps: number): string[] {
  const machine = beginRequest(request);
  const told: string[] = [];
  while (told.length < steps && machine.step() !== null)
    told.push(`${machine.lastStep} ${machine.lastPlacement}`);
  return told;
}

const someSteered = fc.record({ request: requests(fair), steps: fc.nat(400), way: fc.nat(300) });

describe('a guess of the person’s own', () => {
  it('is made at its node, after the same steps as before', () => {
    fc.assert(
      fc.property(someSteered, ({ request, steps, way }) => {
        const changed = steered(request, steps, way);
        fc.pre(changed !== null);
        const { before, own } = changed;
        // Another cell after failed digits is chosen on arrival there, which is earlier.
        const isSameNeed = changed.guess.first.length > before.next!.failed.length;
        fc.pre(isSameNeed);
        const { step } = before;
        const [first, other] = [events(request, step), events(changed.request, step + 60)];
        expect(other.slice(0, step)).toEqual(first);
        const machine = beginRequest(changed.request);
        const tests: string[] = [];
        do {
          machine.step();
          if (machine.at > step) tests.push(machine.lastStep ?? '');
        } while (machine.at <= step || machine.lastStep === 'reject');
        expect(tests.slice(0, -1).every((kind) => kind === 'reject')).toBe(true);
        expect([machine.lastStep, machine.lastPlacement]).toEqual(['fill', codeOf(own.cell, own.digit)]);
        const { stack, why } = machine.look();
        expect(stack.at(-1)).toMatchObject({ ...own, own: true, failed: before.next!.failed });
        const made = why.kind === 'deadEnd' || why.kind === 'solved' ? why.made : why;
        expect(made).toMatchObject({ ...own, own: true });
      }),
      { numRuns: 150 },
    );
  });

  it('changes nothing of what is found, and each state can be shown again', () => {
    fc.assert(
      fc.property(someSteered, fc.nat(300), fc.nat(20_000), ({ request, steps, way }, again, step) => {
        const once = steered(request, steps, way);
        fc.pre(once !== null);
        const twice = steered(once.request, steps + (again % 50), again);
        const search = twice?.request ?? once.request;
        const time = recorded(search, 20_000);
        const at = step % (time.status.steps + 1);
        const machine = beginRequest(search);
        machine.run(at, new Int32Array(82));
        expect(time.seek(at)).toEqual(machine.look());
        expect(time.countersAt(at)).toEqual(machine.counters());
        if (time.status.end?.kind === 'exhausted' && request.options.all)
          expect(time.status.counters?.solutions).toBe(solutionsOf(request));
      }),
      { numRuns: 150 },
    );
  });

  it('takes row by row and candidate lists through the digits as a plain program that does the same', () => {
    fc.assert(
      fc.property(
        fair,
        fc.constantFrom('rowByRow', 'candidateLists'),
        fc.nat(300),
        fc.nat(9),
        fc.nat(9),
        (givens, strategy, steps, way, again) => {
          const plain = { strategy, givens, options: PLAIN } as unknown as SearchRequest;
          const once = steered(plain, steps, way);
          fc.pre(once !== null);
          const twice = steered(once.request, once.before.step, again);
          const search = twice?.request ?? once.request;
          expect(events(search, 1500)).toEqual(plainly(givens, search.guesses ?? [], 1500).steps);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('changes the order of the tests of its cell, in lines and in calls', () => {
    const givens = grid('..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..');
    const plain = { strategy: 'rowByRow', givens, options: PLAIN } as SearchRequest;
    fc.assert(
      fc.property(fc.nat(200), fc.nat(9), fc.nat(9), (steps, way, again) => {
        const once = steered(plain, steps, way);
        fc.pre(once !== null);
        const search = (steered(once.request, once.before.step, again) ?? once).request;
        const time = recorded(search, 120);
        const tests: string[] = [];
        for (let step = 0; step <= 120 && step <= time.status.steps; step++) {
          const lines = linesAt(time, step);
          lines.runs.forEach(({ does }, index) => {
            if (does.kind !== 'test') return;
            tests.push(`${does.cell} ${does.digit}`);
            const call = callsOf(viewAtLine(lines, index)).at(-1)!;
            expect(call.list[call.position - 1]).toEqual({ cell: does.cell, digit: does.digit });
          });
        }
        expect(plainly(givens, search.guesses ?? [], 1e6).tests.slice(0, tests.length)).toEqual(tests);
      }),
      { numRuns: 15 },
    );
  });

  it('that fits nowhere changes nothing', () => {
    const [givens] = PUZZLE_SETS.get('hardest-1106') ?? [];
    for (const strategy of ['rowByRow', 'fewestCandidates', 'propagation', 'exactCover'] as const) {
      const plain = { strategy, givens, options: { ...PLAIN, all: false } } as unknown as SearchRequest;
      const guesses = [
        { path: [], first: [] },
        { path: [], first: [codeOf(CELLS.find((cell) => digitAt(givens!, cell) !== null)!, 1)] },
        { path: [3, 700], first: [5] },
      ];
      expect(events({ ...plain, guesses }, 400)).toEqual(events(plain, 400));
    }
  });
});

const PLAIN = {
  all: false,
  digits: { kind: 'ascending' },
  cells: { kind: 'rows' },
  rejections: false,
} as const;

const solutionsOf = (request: SearchRequest): number => {
  const machine = beginRequest({ ...request, guesses: [] });
  machine.run(1e7, new Int32Array(82));
  return machine.counters().solutions;
};

/** Row by row as a recursion, with the guesses of a person: what it writes and takes back, and what it tests. */
function plainly(givens: Grid, guesses: NonNullable<SearchRequest['guesses']>, most: number) {
  const board = CELLS.map((cell) => digitAt(givens, cell) ?? 0) as number[];
  const blanks = CELLS.filter((cell) => board[cell] === 0);
  const steps: string[] = [];
  const tests: string[] = [];
  const path: number[] = [];
  const solve = (): boolean => {
    const cell = blanks[path.length];
    if (cell === undefined || steps.length >= most) return true;
    let order: number[] = [...DIGITS];
    for (const guess of guesses) {
      if (guess.path.join() !== path.join()) continue;
      const digits = guess.first.map((code) => (code % 9) + 1);
      const own = digits.at(-1)!;
      const failed = digits.slice(0, -1);
      const rest = order.filter((digit) => digit !== own);
      const at = failed.length === 0 ? 0 : rest.findLastIndex((digit) => failed.includes(digit)) + 1;
      order = [...rest.slice(0, at), own, ...rest.slice(at)];
    }
    for (const digit of order) {
      tests.push(`${cell} ${digit}`);
      if (peersOf(cell).some((peer) => board[peer] === digit)) continue;
      board[cell] = digit;
      path.push(codeOf(cell, digit));
      steps.push(`fill ${codeOf(cell, digit)}`);
      if (solve()) return true;
      path.pop();
      board[cell] = 0;
      steps.push(`undo ${codeOf(cell, digit)}`);
    }
    return false;
  };
  solve();
  return { steps: steps.slice(0, most), tests };
}
