import { assertionsOf } from '../chains/assertions';
import { findBasicFish } from '../fish/basic';
import { type Candidate, cellOf, digitOf } from '../frame/candidate';
import { isCandidate, type Position } from '../frame/position';
import type { Reason, Step } from '../frame/step';
import { DIGITS_OF } from '../frame/tables';
import { findClaiming, findPointing } from '../locked/locked';
import { premisesOf } from '../premises';
import { findHiddenSubsets, findLockedSubsets, findNakedSubsets } from '../subsets/subsets';
import type { Derived } from './innerFinder';
import { literal } from './literal';

/** Locked candidates, pairs and X-Wings on a board, if they need something that a forcing chain has ruled out there. */
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
    if (!isNew(position, board, step.because)) continue;
    const needs: Candidate[] = [];
    const premises: Candidate[] = [];
    for (const premise of new Set(premisesOf(board, step)))
      (isCandidate(position, cellOf(premise), digitOf(premise)) ? needs : premises).push(premise);
    if (needs.length === 0) continue;
    yield {
      technique: step.technique,
      literals: [
        ...step.places.map((place) => literal(place, true)),
        ...step.eliminates.map((eliminated) => literal(eliminated, false)),
      ],
      needs,
      premises,
      assertions: assertionsOf(step.because),
    };
  }
}

/** Whether a pattern may depend on what was ruled out on the board. A fast test; the premises decide it exactly. */
function isNew(position: Position, board: Position, because: Reason): boolean {
  const lost = (digit: number, house: number): boolean => {
    const at = (digit - 1) * 27 + house;
    return board.places[at] !== position.places[at];
  };
  switch (because.kind) {
    case 'locked':
      return lost(because.digit, because.from);
    case 'fish':
      return because.base.some((house) => lost(because.digit, house));
    case 'subset':
      if (!because.hidden)
        return because.cells.some((cell) => board.candidates[cell] !== position.candidates[cell]);
      return because.houses.some((house) => DIGITS_OF[because.digits]!.some((digit) => lost(digit, house)));
    case 'chain':
      return because.links.some(
        ({ strong, by }) =>
          strong &&
          (by.kind === 'house'
            ? lost(by.digit, by.house)
            : by.kind !== 'cell' || board.candidates[by.cell] !== position.candidates[by.cell]),
      );
    default:
      return true;
  }
}
