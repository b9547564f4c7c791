import { assertionsOf } from '../chains/assertions';
import { findBasicFish } from '../fish/basic';
import { type Candidate, cellOf, digitOf } from '../frame/candidate';
import { isCandidate, type Position } from '../frame/position';
import type { Step } from '../frame/step';
import { findClaiming, findPointing } from '../locked/locked';
import { premisesOf } from '../premises';
import { findHiddenSubsets, findLockedSubsets, findNakedSubsets } from '../subsets/subsets';
import type { Derived } from './inside';
import { literal } from './literal';

/** Locked candidates, pairs and X-Wings on a board, as far as they need what a forcing chain has ruled out there. */
export function* simple(position: Position, board: Position): Generator<Derived> {
  yield* derivedFrom(position, board, findPointing(board));
  yield* derivedFrom(position, board, findClaiming(board));
  yield* derivedFrom(position, board, findLockedSubsets(board, 2));
  yield* derivedFrom(position, board, findNakedSubsets(board, 2));
  yield* derivedFrom(position, board, findHiddenSubsets(board, 2));
  yield* derivedFrom(position, board, findBasicFish(board, 2));
}

/** Steps as parts of a forcing chain. */
export function* derivedFrom(position: Position, board: Position, steps: Iterable<Step>): Generator<Derived> {
  for (const step of steps) {
    const needs: Candidate[] = [];
    const premises: Candidate[] = [];
    for (const premise of new Set(premisesOf(board, step)))
      (isCandidate(position, cellOf(premise), digitOf(premise)) ? needs : premises).push(premise);
    if (needs.length === 0) continue;
    yield {
      technique: step.technique,
      literals: [
        ...step.places.map((place) => literal(place, true)),
        ...step.eliminates.map((gone) => literal(gone, false)),
      ],
      needs,
      premises,
      assertions: assertionsOf(step.because),
    };
  }
}
