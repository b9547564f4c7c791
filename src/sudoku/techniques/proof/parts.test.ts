import { describe, expect, it } from 'vitest';
import { CELLS, cellAt, digitAt } from '../../core';
import { PUZZLE_SETS } from '../../testing';
import { candidate, cellOf } from '../frame/candidate';
import { positionOf } from '../frame/position';
import type { Step } from '../frame/step';
import { cellToSolveFirst, LONG, partsOf } from './parts';
import { finish, type ProofLine, proveCell } from './prove';

/** Steps that place a digit (`P`) or eliminate a candidate (`e`), each relying on the previous one. */
const linesOf = (kinds: string): readonly Pick<ProofLine, 'step' | 'from'>[] =>
  [...kinds].map((kind, line) => {
    const one = candidate(line, 5);
    const step: Step = {
      technique: 'nakedSingle',
      rating: kind === 'P' ? 2.3 : 3,
      places: kind === 'P' ? [one] : [],
      eliminates: kind === 'P' ? [] : [one],
      because: { kind: 'nakedSingle', cell: cellOf(one) },
    };
    return { step, from: line === 0 ? [] : [line - 1] };
  });

const cutOf = (kinds: string): string =>
  partsOf(linesOf(kinds))
    .map(({ from, to }) => kinds.slice(from, to))
    .join(' ');

describe('the parts of a proof', () => {
  it.each([
    ['are none if the proof is short', 'eeeeP', ''],
    ['end with a digit that is placed on the way', 'eeePeeP', 'eeeP eeP'],
    ['have a few steps each if every step places a digit', 'P'.repeat(15), 'PPPPP PPPPP PPPPP'],
    ['become longer rather than end without a digit', 'PeeeeeePPP', 'PeeeeeeP PP'],
    ['may place several digits', 'eePPPPeePPPP', 'eePP PPeeP PPP'],
  ])('%s: %s', (_, kinds, cut) => {
    expect(cutOf(kinds)).toBe(cut);
  });

  it('have few steps even if no digit is placed for long', () => {
    for (const part of cutOf(`${'e'.repeat(30)}P`).split(' ')) {
      expect(part.length).toBeGreaterThan(2);
      expect(part.length).toBeLessThan(9);
    }
  });

  it.each([
    ['bank-medium', 20],
    ['bank-hard', 30],
  ])(
    'make up the whole proof in its order, each with its hardest step, for every cell of a puzzle of %s',
    (set, some) => {
      let long = 0;
      const [puzzle = expect.fail('no puzzle')] = PUZZLE_SETS.get(set) ?? [];
      const position = positionOf(puzzle, { givens: puzzle });
      for (const cell of CELLS.filter((cell) => digitAt(puzzle, cell) === null)) {
        const lines = finish(proveCell(position, cell, { upTo: 3 }))?.lines ?? [];
        const parts = partsOf(lines);
        const first = cellToSolveFirst(lines);
        expect(first).not.toBe(cell);
        if (parts.length === 0) continue;
        long++;
        expect(lines.length).toBeGreaterThanOrEqual(LONG);
        expect(parts.map(({ from }) => from)).toEqual([0, ...parts.slice(0, -1).map(({ to }) => to)]);
        expect(parts.at(-1)?.to).toBe(lines.length);
        for (const { from, to, hardest } of parts)
          expect(lines.slice(from, to).map(({ step }) => step)).toContain(hardest);
        const filled = lines.slice(0, -1).flatMap(({ step }) => step.places.map(cellOf));
        if (first !== null) expect(filled).toContain(first);
      }
      expect(long).toBeGreaterThan(some);
    },
  );
});

describe('the cell to solve first', () => {
  it('is the first milestone with a short proof', () => {
    expect(cellToSolveFirst(linesOf('eeePeeP'))).toBe(cellAt(0, 3));
    expect(cellToSolveFirst(linesOf('PeeeeeeePPP'))).toBe(cellAt(0, 0));
  });

  it('is the nearest if all are far, unless it is beyond half of the way', () => {
    const long = 'e'.repeat(9);
    expect(cellToSolveFirst(linesOf(`${long}P${long}P`))).toBe(cellAt(1, 0));
    expect(cellToSolveFirst(linesOf(`${long}PeP${long}eeeeeP`))).toBe(cellAt(1, 0));
    expect(cellToSolveFirst(linesOf(`${long}P${'e'.repeat(5)}P`))).toBeNull();
  });

  it('is null if the proof is short, or if every cell on the way is far', () => {
    expect(cellToSolveFirst(linesOf('PPPP'))).toBeNull();
    expect(cellToSolveFirst(linesOf('eeeeeeeePP'))).toBeNull();
  });
});
