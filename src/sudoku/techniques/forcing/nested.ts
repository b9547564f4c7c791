import { findAics, findContinuousLoops, findDiscontinuousLoops } from '../chains/chains';
import type { Position } from '../frame/position';
import type { Step } from '../frame/step';
import { allFindings, DYNAMIC, findCellChains, findRegionChains } from './chains';
import type { Reasoning } from './consequences';
import { contradictions, improving, Suppositions } from './findings';
import type { Derived } from './innerFinder';
import { derivedFrom, simple } from './simple';
import { stepOf } from './steps';

/** Chains within chains: on the board in the middle of one chain, others are looked for. */
const WITH_CHAINS: Reasoning = { ...DYNAMIC, inside: [simple, chains] };
const WITH_MULTIPLE: Reasoning = { ...DYNAMIC, inside: [simple, chains, multiple] };
/** What leads to a contradiction in a net is ruled out. */
export const WITH_DYNAMIC: Reasoning = { ...DYNAMIC, inside: [simple, dynamic] };

/** Forcing chains with chains inside. */
export const findNestedChains = (position: Position): Generator<Step> =>
  nested(position, 'nestedForcingChain', WITH_CHAINS);

/** Forcing chains that contain forcing chains from cells and houses. */
export const findNestedMultipleChains = (position: Position): Generator<Step> =>
  nested(position, 'nestedMultipleForcingChain', WITH_MULTIPLE);

/** Forcing chains that contain nets: what leads to a contradiction in a net is ruled out. */
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
