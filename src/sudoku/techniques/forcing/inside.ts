import type { TechniqueId } from '../catalogue';
import type { Candidate } from '../frame/candidate';
import type { Position } from '../frame/position';
import type { Literal } from './literal';

/** What a technique finds on the board as it is in the midst of a forcing chain. */
export interface Derived {
  readonly technique: TechniqueId;
  readonly literals: readonly Literal[];
  /** The candidates that it needs gone and that the chain has ruled out: one at least. */
  readonly needs: readonly Candidate[];
  /** The candidates that it needs gone and that were gone from the board before. */
  readonly premises: readonly Candidate[];
  /** How many assertions it makes itself, if it is a chain. */
  readonly assertions: number;
}

/** Finds what more follows: `board` is `position` without what the chain has ruled out. */
export type Inside = (position: Position, board: Position) => Iterable<Derived>;
