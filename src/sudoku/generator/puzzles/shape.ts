import type { Cell } from '../../core';
import type { Source } from '../random';
import type { Draft } from './draft';

/** The making of a puzzle, which may take seconds. It yields now and then, so that the search can be stopped. */
export type Making = Generator<undefined, Draft | null>;

/** Makes and changes puzzles whose givens are where the wish wants them. */
export interface Shape {
  /** Makes a puzzle to begin with; `null` if this try failed. */
  start(source: Source): Draft | null | Making;
  /** Makes a puzzle like this one; `null` if this try failed. */
  vary(draft: Draft, source: Source): Draft | null | Making;
  /** Adds givens in one or more of these blank cells; `null` if the wish does not allow that. */
  ease(draft: Draft, open: readonly Cell[], source: Source): Draft | null;
  /** How far the givens are from the wish; 0 if they fulfil it. */
  distance(draft: Draft): number;
}

/** A shape whose puzzles are made within milliseconds. */
export interface QuickShape extends Shape {
  start(source: Source): Draft | null;
  vary(draft: Draft, source: Source): Draft | null;
}
