import { Memory } from '../chains/memory';
import type { Position } from '../frame/position';
import type { Step } from '../frame/step';
import type { Reasoning } from './consequences';
import {
  cellFindings,
  contradictions,
  doubles,
  type Finding,
  improving,
  regionFindings,
  Suppositions,
  shortestOf,
} from './findings';
import { simple } from './simple';
import { stepOf } from './steps';

const ONE_DIGIT: Reasoning = { dynamic: true, oneDigit: true, inside: [] };
const PLAIN: Reasoning = { dynamic: false, oneDigit: false, inside: [] };
/** Candidates ruled out on the way count. */
export const DYNAMIC: Reasoning = { dynamic: true, oneDigit: false, inside: [] };
/** The same, with locked candidates, pairs and X-Wings on the way. */
export const PLUS: Reasoning = { ...DYNAMIC, inside: [simple] };

const plain = new Memory<null, Suppositions>();

/** Chains of one digit that assume one candidate true or false and lead to a contradiction. */
export function* findNishioChains(position: Position): Generator<Step> {
  for (const finding of shortestOf(contradictions(new Suppositions(position, ONE_DIGIT))))
    yield stepOf('nishioForcingChain', finding);
}

/** Every candidate of a cell leads to the same conclusion, each by a chain. */
export function* findCellChains(position: Position): Generator<Step> {
  for (const finding of shortestOf(cellFindings(byChainsAlone(position), 3)))
    yield stepOf('cellForcingChain', finding);
}

/** Every place of a digit in a house leads to the same conclusion, each by a chain. */
export function* findRegionChains(position: Position): Generator<Step> {
  for (const finding of shortestOf(regionFindings(byChainsAlone(position), 3)))
    yield stepOf('regionForcingChain', finding);
}

/** Candidates ruled out on the way count: nets from a cell, a house, or one candidate true or false. */
export function* findDynamicChains(position: Position): Generator<Step> {
  for (const finding of shortestOf(allFindings(new Suppositions(position, DYNAMIC))))
    yield stepOf('dynamicForcingChain', finding);
}

/** The same, also using locked candidates, pairs and X-Wings on the way. */
export function* findDynamicChainsPlus(position: Position): Generator<Step> {
  for (const finding of shortestOf(allFindings(new Suppositions(position, PLUS))))
    yield stepOf('dynamicForcingChainPlus', finding);
}

/** Dynamic chains as they are found, without waiting for shorter ones. */
export function* findSomeDynamicChains(position: Position): Generator<Step> {
  for (const finding of improving(allFindings(new Suppositions(position, DYNAMIC))))
    yield stepOf('dynamicForcingChain', finding);
}

/** The same, also using locked candidates, pairs and X-Wings on the way. */
export function* findSomeDynamicChainsPlus(position: Position): Generator<Step> {
  for (const finding of improving(allFindings(new Suppositions(position, PLUS))))
    yield stepOf('dynamicForcingChainPlus', finding);
}

/** Reasoning by chains alone: candidates ruled out on the way do not count. */
export const byChainsAlone = (position: Position): Suppositions =>
  plain.of(position, null, () => new Suppositions(position, PLAIN));

/** Everything that the cases of a cell or house lead to, and every contradiction. */
export function* allFindings(suppositions: Suppositions): Generator<Finding> {
  yield* contradictions(suppositions);
  yield* doubles(suppositions);
  yield* cellFindings(suppositions, 2);
  yield* regionFindings(suppositions, 2);
}
