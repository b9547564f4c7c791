import { ratingAbove } from '../catalogue';
import type { Position } from '../frame/position';
import type { ChainReason, Step } from '../frame/step';
import { assertionsOf } from './assertions';
import { Memory } from './memory';
import { rated } from './rating';
import { type ChainFound, loops, openChains, type Search } from './search';

/*
 * Chains by the names that players use. They differ in their nodes and links and in how they end. Sudoku Explainer
 * rates them all alike: by whether they keep to one digit, and by length.
 */

/** The nodes a chain may have: single candidates; also groups; also parts of almost locked sets. */
type Through = 'bare' | 'grouped' | 'als';

const ONE_DIGIT: Search = { grade: 'bare', strong: 'house', weak: 'house', sameDigit: true };
const ONE_DIGIT_GROUPED: Search = { ...ONE_DIGIT, grade: 'grouped' };
const PAIRS: Search = { grade: 'bare', strong: 'cell', weak: 'house', sameDigit: true };
const ANY: Search = { grade: 'bare', strong: 'any', weak: 'any', sameDigit: false };

const SEARCHES: Readonly<Record<Through, Search>> = {
  bare: ANY,
  grouped: { ...ANY, grade: 'grouped' },
  als: { ...ANY, grade: 'sets' },
};

const NAMES = {
  bare: { loop: 'continuousLoop', discontinuous: 'discontinuousLoop', aic: 'aic' },
  grouped: { loop: 'groupedContinuousLoop', discontinuous: 'groupedDiscontinuousLoop', aic: 'groupedAic' },
  als: { loop: 'alsContinuousLoop', discontinuous: 'alsDiscontinuousLoop', aic: 'alsAic' },
} as const;

const oneDigit = new Memory<null, readonly ChainFound[]>();
const open = new Memory<Through, readonly ChainFound[]>();

/** Chains of one digit. Every candidate that both ends see is eliminated. */
export function* findXChains(position: Position): Generator<Step> {
  for (const found of openChains(position, ONE_DIGIT)) yield stepOf('xChain', found);
}

/** Chains of one digit with three or four strong links, also through groups. They may be shorter than X-chains. */
export function* findStrongLinks(position: Position, count: 3 | 4): Generator<Step> {
  const technique = count === 3 ? 'threeStrongLinks' : 'fourStrongLinks';
  for (const found of oneDigit.of(position, null, () => openChains(position, ONE_DIGIT_GROUPED))) {
    const { nodes } = found.because;
    const rating = ratingAbove(technique, nodes.some((node) => node.length > 1) ? 2 : 0);
    if (nodes.length === count * 2) yield { technique, rating, places: [], ...found };
  }
}

/**
 * Chains through cells with two candidates, both ends of the same digit. Every candidate that both ends see is
 * eliminated.
 */
export function* findXyChains(position: Position): Generator<Step> {
  for (const found of openChains(position, PAIRS)) yield stepOf('xyChain', found);
}

/** Loops of alternating strong and weak links. Every candidate that excludes both nodes of a link is eliminated. */
export function* findContinuousLoops(position: Position, through: Through): Generator<Step> {
  // The two easy kinds are also searched separately. Otherwise a shorter loop of mixed links would hide them,
  // although it is harder.
  const searches = through === 'bare' ? [ONE_DIGIT, PAIRS, ANY] : [SEARCHES[through]];
  for (const search of searches)
    for (const found of loops(position, search))
      if (goesThrough(found.because, through)) yield stepOf(NAMES[through].loop, found);
}

/**
 * Chains that return to their start, so that this candidate is true; and chains of which both ends rule out only one
 * candidate, which is false.
 */
export function* findDiscontinuousLoops(position: Position, through: Through): Generator<Step> {
  for (const found of openThrough(position, through))
    if (comesBack(found)) yield stepOf(NAMES[through].discontinuous, found);
}

/** Alternating inference chains. They eliminate the candidates that both ends rule out, at least two. */
export function* findAics(position: Position, through: Through): Generator<Step> {
  for (const found of openThrough(position, through))
    if (!comesBack(found)) yield stepOf(NAMES[through].aic, found);
}

const openThrough = (position: Position, through: Through): readonly ChainFound[] =>
  open.of(position, through, () =>
    openChains(position, SEARCHES[through]).filter(({ because }) => goesThrough(because, through)),
  );

const comesBack = ({ because: { nodes }, eliminates }: ChainFound): boolean =>
  eliminates.length === 1 || nodes[0] === nodes.at(-1);

/** Whether a chain needs the nodes of this kind. If not, it is found under a plainer name. */
function goesThrough({ nodes, links }: ChainReason, through: Through): boolean {
  if (through === 'bare') return true;
  const bySet = links.some(({ by }) => by.kind === 'set');
  return through === 'als' ? bySet : nodes.some((node) => node.length > 1);
}

function stepOf(technique: Step['technique'], found: ChainFound): Step {
  return { technique, rating: ratingOf(found.because), places: [], ...found };
}

/** The rating by Sudoku Explainer. */
function ratingOf(because: ChainReason): number {
  const { nodes, links, loop } = because;
  const oneDigit = nodes.every((node) => node[0]! % 9 === nodes[0]![0]! % 9);
  if (!loop) return rated(oneDigit ? 6.6 : 7.0, assertionsOf(because));
  const throughPairs = links.every(({ strong, by }) => !strong || by.kind === 'cell');
  return rated(oneDigit || throughPairs ? 6.5 : 7.0, assertionsOf(because));
}
