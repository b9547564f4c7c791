import type { Cell } from '../../core';
import type { Source } from '../random';
import type { Draft } from './draft';

/** A puzzle in the making that may take seconds: it yields at times, so that the search can be stopped meanwhile. */
export type Making = Generator<undefined, Draft | null>;

/** How puzzles whose givens stand where they are wished to are made, and changed. */
export interface Shape {
  /** A puzzle to begin with; `null` if this try came to nothing. */
  start(source: Source): Draft | null | Making;
  /** A puzzle like this one; `null` if this try came to nothing. */
  vary(draft: Draft, source: Source): Draft | null | Making;
  /** The puzzle with one or more of these blank cells given; `null` if the wish allows none. */
  ease(draft: Draft, open: readonly Cell[], source: Source): Draft | null;
  /** How far the givens are from the wish, 0 if they are as wished. */
  distance(draft: Draft): number;
}

/** A shape whose puzzles are made within milliseconds. */
export interface QuickShape extends Shape {
  start(source: Source): Draft | null;
  vary(draft: Draft, source: Source): Draft | null;
}
