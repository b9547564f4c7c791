import type { TechniqueId } from '../catalogue';
import type { Candidate } from '../frame/candidate';
import type { Position } from '../frame/position';
import type { Literal } from './literal';

/** What a technique finds on the board as it is in the middle of a forcing chain. */
export interface Derived {
  readonly technique: TechniqueId;
  readonly literals: readonly Literal[];
  /** The candidates that must be gone and that the chain has ruled out; at least one. */
  readonly needs: readonly Candidate[];
  /** The candidates that must be gone and that were gone from the board before. */
  readonly premises: readonly Candidate[];
  /** How many assertions it makes itself, if it is a chain. */
  readonly assertions: number;
}

/** Finds further consequences. `board` is `position` without the candidates that the chain has ruled out. */
export type InnerFinder = (position: Position, board: Position) => Iterable<Derived>;
