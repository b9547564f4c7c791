import { describe, expect, it } from 'vitest';
import { CELLS, type Grid } from '../../core';
import { findSolutions } from '../../solver';
import { PUZZLE_SETS } from '../../testing';
import { positionOf } from '../frame/position';
import { DIGITS_OF } from '../frame/tables';
import { faultIn, plainOf } from '../testing';
import { type Proof, proveCandidate, proveCell } from './prove';

/** The first proof that is handed out. */
function firstOf(search: ReturnType<typeof proveCell>): Proof {
  for (let next = search.next(); ; next = search.next()) {
    const proof = next.done ? next.value : next.value.better;
    if (proof !== null) return proof;
    if (next.done) return expect.fail('no proof');
  }
}

const HARDEST: readonly Grid[] = ['hardest-1905-11', 'hardest-1106'].flatMap(
  (set) => PUZZLE_SETS.get(set)?.slice(0, 3) ?? [],
);

describe('the first proof in one of the hardest puzzles', () => {
  it.each(HARDEST)('has few steps, and says what is true: %s', (puzzle) => {
    const position = positionOf(puzzle, { givens: puzzle });
    const blanks = CELLS.filter((cell) => position.digits[cell] === 0);
    for (const cell of blanks.filter((_, i) => i % 20 === 0)) {
      const proof = firstOf(proveCell(position, cell));
      expect(faultIn(plainOf(puzzle), proof)).toBeNull();
      expect(proof.lines.length).toBeLessThanOrEqual(25);
    }
  });

  it('rules a candidate out by nets that end there', () => {
    const [puzzle = expect.fail('no puzzle')] = HARDEST;
    const position = positionOf(puzzle, { givens: puzzle });
    const solution = findSolutions(puzzle, { limit: 1 }).solutions[0] ?? expect.fail('no solution');
    const cell = CELLS.find((one) => position.digits[one] === 0) ?? expect.fail('no blank cell');
    const wrong = DIGITS_OF[position.candidates[cell] ?? 0]?.find((digit) => `${digit}` !== solution[cell]);
    const proof = firstOf(proveCandidate(position, cell, wrong ?? expect.fail('no candidate')));
    expect(faultIn(plainOf(puzzle), proof)).toBeNull();
    expect(proof.lines.length).toBeLessThanOrEqual(5);
  });

  it('uses only the techniques that are allowed', () => {
    const [puzzle = expect.fail('no puzzle')] = HARDEST;
    const position = positionOf(puzzle, { givens: puzzle });
    const cell = CELLS.find((one) => position.digits[one] === 0) ?? expect.fail('no blank cell');
    const without = ['nestedDynamicForcingChain', 'dynamicForcingChainPlus'] as const;
    const { lines } = firstOf(proveCell(position, cell, { without }));
    expect(lines.filter(({ step }) => without.some((id) => id === step.technique))).toEqual([]);
  });
});
