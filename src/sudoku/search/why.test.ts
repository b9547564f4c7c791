import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ALL_DIGITS,
  type Cell,
  candidatesAt,
  cellsOf,
  type Digit,
  digitAt,
  digitSet,
  digitsOf,
  type Grid,
  has,
  intersection,
  isSolutionOf,
  put,
  sees,
  sizeOf,
  union,
} from '../core';
import { PUZZLE_SETS, puzzles, spoiltPuzzles } from '../testing';
import type { Need } from './machine/needs';
import type { Blocked, SearchView } from './machine/view';
import { type SearchRequest, startSearch } from './registry';
import { beginRequest, requests } from './testing';

const hard = fc.constantFrom(...(PUZZLE_SETS.get('hardest-1106') ?? []).slice(0, 20));
const fair = fc
  .oneof(hard, puzzles({ min: 20, max: 40 }), spoiltPuzzles({ min: 22, max: 40 }))
  .filter((givens) => startSearch('exactCover', givens, { all: false }).ok);

/** The states of a search after some steps, each with the state before it. */
function* states(request: SearchRequest, skip: number): Generator<[SearchView | null, SearchView]> {
  const machine = beginRequest(request);
  machine.run(skip, new Int32Array(82));
  let before: SearchView | null = null;
  for (let i = 0; i < 40; i++) {
    const now = machine.look();
    yield [before, now];
    before = now;
    if (machine.step() === null) return;
  }
}

const without = (board: Grid, cell: Cell): Grid => put(board, cell, null);

/** Checks that the digits are blocked by exactly the peers that hold them. */
function expectBlocked(board: Grid, cell: Cell, blocked: readonly Blocked[]): void {
  const free = candidatesAt(without(board, cell), cell);
  expect(digitSet(...blocked.map(({ digit }) => digit))).toBe(ALL_DIGITS & ~free);
  for (const { digit, house, by } of blocked) {
    for (const peer of by) expect([digitAt(board, peer), sees(peer, cell)]).toEqual([digit, true]);
    expect(cellsOf(house)).toContain(cell);
    expect(cellsOf(house).some((other) => by.includes(other))).toBe(true);
  }
}

const placesOf = (board: Grid, digit: Digit, house: Parameters<typeof cellsOf>[0]) =>
  cellsOf(house).filter((cell) => has(candidatesAt(board, cell), digit));

/** Checks that nothing meets the need by the rules. Propagation may know more than the rules show. */
function expectUnmet(board: Grid, need: Need): void {
  if (need.kind === 'cell') expect(sizeOf(candidatesAt(board, need.cell))).toBe(0);
  else expect(placesOf(board, need.digit, need.house)).toEqual([]);
}

describe('the explanation of a state', () => {
  it('is true', () => {
    fc.assert(
      fc.property(requests(fair), fc.nat(3000), (request, skip) => {
        for (const [before, now] of states(request, skip)) expectTrue(request, before, now);
      }),
      { numRuns: 70 },
    );
  });
});

function expectTrue(request: SearchRequest, before: SearchView | null, now: SearchView): void {
  const { why, board, stack } = now;
  const top = stack.at(-1);
  const propagates = request.strategy === 'propagation';
  switch (why.kind) {
    case 'start':
      expect([now.step, board]).toEqual([0, request.givens]);
      return;
    case 'guess':
      expect(top).toMatchObject({ cell: why.cell, digit: why.digit });
      expect([why.which, why.of]).toEqual([
        (top?.failed.length ?? 0) + 1,
        (top?.failed.length ?? 0) + (top?.left.length ?? 0) + 1,
      ]);
      expectBlocked(board, why.cell, why.blocked);
      if (!propagates) expect(why.of).toBe(sizeOf(candidatesAt(without(board, why.cell), why.cell)));
      return;
    case 'guessPlace':
      expect(placesOf(without(board, why.cell), why.digit, why.house)).toHaveLength(why.of);
      return;
    case 'onlyDigit':
      expect(digitsOf(candidatesAt(without(board, why.cell), why.cell))).toEqual([why.digit]);
      expectBlocked(board, why.cell, why.blocked);
      return;
    case 'onlyPlace':
      expect(placesOf(without(board, why.cell), why.digit, why.house)).toEqual([why.cell]);
      return;
    case 'reject':
      expect(why.blocked.by.every((cell) => digitAt(board, cell) === why.blocked.digit)).toBe(true);
      expect(has(candidatesAt(board, why.cell), why.blocked.digit)).toBe(false);
      return;
    case 'eliminate':
      expect(has(why.left, why.digit)).toBe(false);
      if (why.cause.kind === 'peer') expect(digitAt(board, why.cause.peer)).toBe(why.digit);
      return;
    case 'undo':
      expectUndone(before, now);
      return;
    case 'deadEnd':
      if (!propagates) expectUnmet(board, why.need);
      expect(why.after).toEqual(top === undefined ? null : { cell: top.cell, digit: top.digit });
      // The step that led here is described by no other state.
      if (now.last?.kind === 'fill')
        expect(why.made).toMatchObject({
          cell: top?.cell,
          digit: top?.digit,
          which: (top?.failed.length ?? 0) + 1,
        });
      else expect(why.made === null).toBe(now.last === null || now.last.kind === 'reject');
      expect(why.ruledOut).toBe(why.need.kind === 'cell' ? digitAt(board, why.need.cell) : null);
      return;
    case 'solved':
      expect(isSolutionOf(request.givens, board)).toBe(true);
      return;
    case 'exhausted':
      expect(stack).toEqual([]);
  }
}

/** Checks that a choice is gone with all it caused, for the reason that the previous state gave. */
function expectUndone(before: SearchView | null, { why, board, stack }: SearchView): void {
  if (before === null || why.kind !== 'undo') return;
  const gone = before.stack.at(-1);
  expect(gone).toMatchObject({ cell: why.cell, digit: why.digit });
  expect(why.left).toBe(gone?.left.length);
  expect(stack).toEqual(before.stack.slice(0, -1));
  before.marks.forEach((mark, cell) => {
    if (mark?.kind === 'forced' && mark.depth >= before.stack.length) expect(board[cell]).toBe('.');
  });
  if (before.why.kind === 'solved') expect(why.cause).toEqual({ kind: 'solution' });
  else if (before.why.kind === 'deadEnd')
    expect(why.cause).toEqual({ kind: 'deadEnd', need: before.why.need });
  else expect(why.cause.kind).toBe('allFailed');
}

describe('the cell being worked on', () => {
  it('has the candidates that nothing rules out, and blockers for the other digits', () => {
    fc.assert(
      fc.property(requests(fair), fc.nat(3000), (request, skip) => {
        for (const [, { focus, board, stack }] of states(request, skip)) {
          if (focus === null) continue;
          expect(digitAt(board, focus.cell)).toBe(focus.digit);
          const ruledOut = digitSet(...focus.blocked.map(({ digit }) => digit));
          expect(intersection(focus.candidates, ruledOut)).toBe(0);
          if (request.strategy === 'propagation') continue;
          expectBlocked(board, focus.cell, focus.blocked);
          expect(union(focus.candidates, ruledOut)).toBe(ALL_DIGITS);
          expect(intersection(focus.failed, ruledOut)).toBe(0);
          const choice = stack.find(({ cell }) => cell === focus.cell);
          if (choice !== undefined) {
            const failed = choice.failed.filter(({ cell }) => cell === focus.cell);
            expect(focus.failed).toBe(digitSet(...failed.map(({ digit }) => digit)));
          }
        }
      }),
      { numRuns: 40 },
    );
  });
});
