import { describe, expect, it } from 'vitest';
import { digitAt, type Grid } from '../../core';
import { PUZZLE_SETS } from '../../testing';
import type { TechniqueId } from '../catalogue';
import { applyStep } from '../find';
import { cellOf, digitOf } from '../frame/candidate';
import type { Position } from '../frame/position';
import type { ChainReason, Step } from '../frame/step';
import { TECHNIQUES, techniqueOf } from '../registry';
import { lengthSurcharge } from './rating';
import { candidateNamed, faultOfChain, solutionOf, stuck } from './testing';

const CHAINS = TECHNIQUES.filter(({ family }) => family === 'chain');

/** Some puzzles after singles, locked candidates and subsets find nothing more. */
const POSITIONS: readonly Position[] = ['top1465', 'hardest-1106', 'norvig-top95'].flatMap((set) =>
  PUZZLE_SETS.get(set)!.slice(0, 4).map(stuck),
);

const HARD = PUZZLE_SETS.get('bank-hard')!;

/**
 * For each technique a puzzle in which simpler techniques find nothing more, and a candidate that it eliminates
 * there.
 */
const CASES: readonly [TechniqueId, Grid, string][] = [
  ['threeStrongLinks', HARD[2]!, 'r3c3<>3'],
  ['threeStrongLinks', HARD[5]!, 'r4c8<>5'],
  ['threeStrongLinks', HARD[6]!, 'r5c1<>2'],
  ['fourStrongLinks', HARD[5]!, 'r4c4<>6'],
  ['fourStrongLinks', HARD[103]!, 'r6c3<>1'],
  ['fourStrongLinks', HARD[220]!, 'r6c3<>5'],
];

describe('chains of three or four strong links', () => {
  it.each(CASES)('%s finds in %s that %s', (id, puzzle, conclusion) => {
    const position = stuck(puzzle);
    const eliminated = candidateNamed(conclusion);
    const step = [...techniqueOf(id).find(position)].find(
      ({ eliminates }) => eliminates.join() === `${eliminated}`,
    );
    expect(step && faultOfChain(position, step)).toBeNull();
    expect(digitAt(solutionOf(puzzle), cellOf(eliminated))).not.toBe(digitOf(eliminated));
  });

  it.each(['threeStrongLinks', 'fourStrongLinks'] as const)(
    '%s finds nothing in a position without one',
    (id) => {
      expect([...techniqueOf(id).find(stuck(PUZZLE_SETS.get('top1465')![0]!))]).toEqual([]);
    },
  );
});

describe('chains', () => {
  it('are right in each of their links', () => {
    const found = POSITIONS.flatMap((position) =>
      CHAINS.flatMap(({ find }) => [...find(position)].map((step) => faultOfChain(position, step))),
    );
    expect(found.length).toBeGreaterThan(100);
    expect(found.filter((fault) => fault !== null)).toEqual([]);
  });

  it('do not hold if a node is left out', () => {
    for (const position of POSITIONS.slice(0, 4))
      for (const { find } of CHAINS)
        for (const step of find(position))
          expect(faultOfChain(position, withoutSecondNode(step))).not.toBeNull();
  });

  it('come shortest first', () => {
    for (const position of POSITIONS)
      for (const { find } of CHAINS) {
        const lengths = [...find(position)].map(({ because }) => (because as ChainReason).nodes.length);
        expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
      }
  });

  it('are right again after the position has changed', () => {
    const position = POSITIONS[0]!;
    for (const { find } of CHAINS) {
      const [step] = find(position);
      if (step === undefined) continue;
      applyStep(position, step);
      for (const again of find(position)) expect(faultOfChain(position, again)).toBeNull();
    }
  });

  it('are rated higher the longer they are, as in Sudoku Explainer', () => {
    const lengths = [4, 6, 7, 8, 9, 10, 11, 14, 15, 18, 19, 26, 27];
    expect(lengths.map(lengthSurcharge)).toEqual([
      0, 0, 0.1, 0.1, 0.2, 0.2, 0.3, 0.3, 0.4, 0.4, 0.5, 0.5, 0.6,
    ]);
  });
});

function withoutSecondNode(step: Step): Step {
  const because = step.because as ChainReason;
  const without = <T>(list: readonly T[]) => list.filter((_, i) => i !== 1);
  return { ...step, because: { ...because, nodes: without(because.nodes), links: without(because.links) } };
}
