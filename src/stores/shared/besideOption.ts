import { type Grid, isGrid } from '../../sudoku/core';
import type { WatchLink } from '../../sudoku/formats';
import type { SearchRequest } from '../../sudoku/search';
import { readGuesses, withGuess } from './ownGuesses';
import { isStrategy, readOptions, requestOf } from './searchOptions';
import { sourceOf } from './searchSource';

/*
 * In a link, a second search beside the first is an option, such as `beside:propagation;all;by:depth`: its strategy, its
 * own options, how both are in step, and the puzzle if it is another.
 */

const BESIDE = 'beside:';
const BY = 'by:';
const OF = 'of:';
/** How two searches are in step: by their steps, by their depth, or by what they write up to where they part. */
export const PAIRINGS = ['step', 'depth', 'parting'] as const;
export type Pairing = (typeof PAIRINGS)[number];

/** A second search, as a link says it. */
export interface BesideOption {
  readonly search: SearchRequest;
  /** Whether it is a program of the person's own, of which a link has the text elsewhere; `search` stands in for it. */
  readonly isProgram: boolean;
  /** Its options, as in the link. */
  readonly options: string;
  readonly source: 'givens' | 'board';
  readonly pairing: Pairing;
  /** A puzzle in place of that on the board; `null` for none. */
  readonly puzzle: Grid | null;
}

export const writeBeside = (
  { strategy, options }: WatchLink,
  { pairing, puzzle }: Pick<BesideOption, 'pairing' | 'puzzle'>,
): string =>
  [
    BESIDE + strategy,
    ...(options === '' ? [] : options.split(',')),
    ...(pairing === 'step' ? [] : [BY + pairing]),
    ...(puzzle === null ? [] : [OF + puzzle]),
  ].join(';');

/**
 * Reads the second search from the options of a link; `null` if there is none that makes sense.
 *
 * @param gridOf the start of a search from the board
 */
export function readBeside(
  options: string,
  gridOf: (source: BesideOption['source']) => Grid,
): BesideOption | null {
  const written = options.split(',').find((option) => option.startsWith(BESIDE));
  const [strategy = '', ...parts] = written?.slice(BESIDE.length).split(';') ?? [];
  if (!isStrategy(strategy) && strategy !== 'ownCode') return null;
  const own = parts.join(',');
  const after = (key: string): string => parts.find((part) => part.startsWith(key))?.slice(key.length) ?? '';
  const of = after(OF);
  const puzzle = isGrid(of) ? of : null;
  const source = sourceOf(own);
  const isProgram = strategy === 'ownCode';
  const id = isProgram ? 'rowByRow' : strategy;
  const alone = requestOf(id, puzzle ?? gridOf(source), readOptions(id, own));
  return {
    search: readGuesses(own).reduce(withGuess, alone),
    isProgram,
    options: own,
    source,
    pairing: PAIRINGS.find((pairing) => pairing === after(BY)) ?? 'step',
    puzzle,
  };
}
