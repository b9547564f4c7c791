import { findAics, findContinuousLoops, findDiscontinuousLoops } from '../chains/chains';
import type { Position } from '../frame/position';
import type { Step } from '../frame/step';
import { allFindings, DYNAMIC, findCellChains, findRegionChains } from './chains';
import type { Reasoning } from './consequences';
import { contradictions, improving, Suppositions } from './findings';
import type { Derived } from './inside';
import { derivedFrom, simple } from './simple';
import { stepOf } from './steps';

/** Chains inside of chains: on the board as it is in the midst of one, others are sought. */
const WITH_CHAINS: Reasoning = { ...DYNAMIC, inside: [simple, chains] };
const WITH_MULTIPLE: Reasoning = { ...DYNAMIC, inside: [simple, chains, multiple] };
const WITH_DYNAMIC: Reasoning = { ...DYNAMIC, inside: [simple, dynamic] };

/** Forcing chains with chains inside. */
export const findNestedChains = (position: Position): Generator<Step> =>
  nested(position, 'nestedForcingChain', WITH_CHAINS);

/** Forcing chains with forcing chains from cells and houses inside. */
export const findNestedMultipleChains = (position: Position): Generator<Step> =>
  nested(position, 'nestedMultipleForcingChain', WITH_MULTIPLE);

/** Forcing chains inside of which what a net contradicts is ruled out. */
export const findNestedDynamicChains = (position: Position): Generator<Step> =>
  nested(position, 'nestedDynamicForcingChain', WITH_DYNAMIC);

function* chains(position: Position, board: Position): Generator<Derived> {
  yield* derivedFrom(position, board, findContinuousLoops(board, 'bare'));
  yield* derivedFrom(position, board, findDiscontinuousLoops(board, 'bare'));
  yield* derivedFrom(position, board, findAics(board, 'bare'));
}

function* multiple(position: Position, board: Position): Generator<Derived> {
  yield* derivedFrom(position, board, findCellChains(board));
  yield* derivedFrom(position, board, findRegionChains(board));
}

function* dynamic(position: Position, board: Position): Generator<Derived> {
  yield* derivedFrom(position, board, contradictionSteps(board));
}

function* contradictionSteps(board: Position): Generator<Step> {
  for (const finding of contradictions(new Suppositions(board, DYNAMIC)))
    yield stepOf('dynamicForcingChain', finding);
}

function* nested(position: Position, technique: Step['technique'], reasoning: Reasoning): Generator<Step> {
  for (const finding of improving(allFindings(new Suppositions(position, reasoning))))
    yield stepOf(technique, finding);
}
