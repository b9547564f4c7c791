import { describe, expect, it } from 'vitest';
import { digitAt, type Grid, grid } from '../../core';
import { PUZZLE_SETS } from '../../testing';
import type { TechniqueId } from '../catalogue';
import { candidateNamed, solutionOf, stuck } from '../chains/testing';
import { type Candidate, cellOf, digitOf } from '../frame/candidate';
import { type Position, positionOf, strike } from '../frame/position';
import type { Forcing, Step } from '../frame/step';
import { premisesOf } from '../premises';
import { TECHNIQUES, techniqueOf } from '../registry';
import { faultOfForcing } from './testing';

const TOP = PUZZLE_SETS.get('top1465')!;
const HARDEST = PUZZLE_SETS.get('hardest-1106')!;

/**
 * For each technique a puzzle in which simpler techniques find nothing more, something that it finds there, and its
 * rating.
 */
const CASES: readonly [TechniqueId, Grid, string, number][] = [
  ['nishioForcingChain', TOP[103]!, 'r8c6<>1', 7.8],
  ['nishioForcingChain', TOP[153]!, 'r3c8<>8', 7.6],
  ['nishioForcingChain', TOP[303]!, 'r3c7<>7', 7.6],
  ['cellForcingChain', TOP[103]!, 'r4c4<>3', 8.3],
  ['cellForcingChain', TOP[153]!, 'r6c6<>3', 8.3],
  ['cellForcingChain', TOP[203]!, 'r3c3<>2', 8.3],
  ['regionForcingChain', TOP[53]!, 'r6c2<>5', 8.2],
  ['regionForcingChain', TOP[103]!, 'r4c7<>1', 8.3],
  ['regionForcingChain', TOP[153]!, 'r3c8<>8', 8.1],
  ['krakenFish', TOP[40]!, 'r4c8<>1', 8.2],
  ['krakenFish', TOP[80]!, 'r2c9<>2', 8.1],
  ['krakenFish', TOP[303]!, 'r3c8<>7', 8.0],
  ['dynamicForcingChain', TOP[53]!, 'r3c5<>4', 8.7],
  ['dynamicForcingChain', TOP[103]!, 'r6c8<>8', 8.6],
  ['dynamicForcingChain', TOP[153]!, 'r3c8<>8', 8.5],
  ['dynamicForcingChainPlus', TOP[53]!, 'r3c5<>4', 9.0],
  ['dynamicForcingChainPlus', TOP[103]!, 'r3c8<>8', 9.1],
  ['dynamicForcingChainPlus', HARDEST[63]!, 'r1c4<>8', 9.9],
  ['nestedForcingChain', HARDEST[3]!, 'r1c5<>4', 10.7],
  ['nestedForcingChain', HARDEST[63]!, 'r1c4<>8', 10.4],
  ['nestedForcingChain', HARDEST[183]!, 'r5c3<>9', 10.7],
  ['nestedMultipleForcingChain', HARDEST[3]!, 'r1c3<>2', 11.3],
  ['nestedMultipleForcingChain', HARDEST[63]!, 'r1c4<>8', 10.9],
  ['nestedMultipleForcingChain', HARDEST[123]!, 'r3c1<>2', 11.1],
  ['nestedDynamicForcingChain', HARDEST[3]!, 'r1c1<>1', 12.2],
  ['nestedDynamicForcingChain', HARDEST[63]!, 'r1c2<>7', 12.4],
  ['nestedDynamicForcingChain', HARDEST[123]!, 'r1c2<>8', 11.7],
];

/** A position with two solutions that differ in four cells, so that nothing can follow. */
const TWO_SOLUTIONS = grid(
  '7431965..1864527935297834164359782616173248598925613479746351..261847935358219674',
);

const NOTHING: readonly [TechniqueId, Grid][] = [
  ['nishioForcingChain', TOP[53]!],
  ['cellForcingChain', TOP[53]!],
  ['regionForcingChain', HARDEST[80]!],
  ['krakenFish', TOP[203]!],
  ['dynamicForcingChain', HARDEST[80]!],
  ['dynamicForcingChainPlus', HARDEST[80]!],
  ['nestedForcingChain', TWO_SOLUTIONS],
  ['nestedMultipleForcingChain', TWO_SOLUTIONS],
  ['nestedDynamicForcingChain', TWO_SOLUTIONS],
];

/** The first step that concludes this. */
function findStep(position: Position, id: TechniqueId, wanted: Candidate): Step | undefined {
  for (const step of techniqueOf(id).find(position)) if (step.eliminates.includes(wanted)) return step;
  return undefined;
}

function* firstOf<T>(all: Iterable<T>, count: number): Generator<T> {
  let left = count;
  for (const each of all) {
    yield each;
    if (--left === 0) return;
  }
}

describe('forcing chains', () => {
  it.each(CASES)('%s finds in %s that %s, at %d', (id, puzzle, conclusion, rating) => {
    const position = stuck(puzzle);
    const step = findStep(position, id, candidateNamed(conclusion));
    expect(step?.rating).toBe(rating);
    expect(faultOfForcing(position, step!)).toBeNull();
    const eliminated = step!.eliminates[0]!;
    expect(digitAt(solutionOf(puzzle), cellOf(eliminated))).not.toBe(digitOf(eliminated));
  });

  it.each(NOTHING)('%s finds nothing in %s', (id, puzzle) => {
    expect([...techniqueOf(id).find(stuck(puzzle))]).toEqual([]);
  });

  it('have no line that is not needed, and each follows from the lines that it names', () => {
    const ids = new Set(CASES.map(([id]) => id).filter((id) => !id.startsWith('nested')));
    const position = stuck(TOP[103]!);
    for (const id of ids)
      for (const step of techniqueOf(id).find(position)) expect(faultOfForcing(position, step)).toBeNull();
  });

  it('follow from their premises alone, whatever else is on the board', () => {
    for (const puzzle of [TOP[103]!, HARDEST[63]!]) {
      const position = stuck(puzzle);
      for (const { find } of TECHNIQUES.filter(({ family }) => family === 'forcing')) {
        for (const step of firstOf(find(position), 3)) {
          const board = positionOf(puzzle);
          for (const eliminated of premisesOf(position, step))
            strike(board, cellOf(eliminated), digitOf(eliminated));
          expect(faultOfForcing(board, step)).toBeNull();
        }
      }
    }
  });

  it('are not accepted if a line is missing', () => {
    const position = stuck(TOP[103]!);
    for (const step of techniqueOf('cellForcingChain').find(position)) {
      const because = step.because as Forcing;
      const [first, ...others] = because.branches;
      for (let omitted = 0; omitted < first!.lines.length; omitted++) {
        const lines = first!.lines
          .filter((_, number) => number !== omitted)
          .map((line) => ({
            ...line,
            from: line.from
              .filter((from) => from !== omitted)
              .map((from) => (from > omitted ? from - 1 : from)),
          }));
        if (lines.length === 0) continue;
        const spoilt = { ...step, because: { ...because, branches: [{ lines }, ...others] } };
        expect(faultOfForcing(position, spoilt)).not.toBeNull();
      }
    }
  });
});
