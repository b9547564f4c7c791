import type { TechniqueFacts } from './facts';
import type { Position } from './position';
import type { Step } from './step';

/** A way to reason: its line in the catalogue, and how it is looked for. */
export interface Technique extends TechniqueFacts {
  /**
   * All its steps in a position, each with something to place or to eliminate. They come as they are found, so that a
   * caller who wants one need not wait for all. The position must not be changed in the meantime.
   */
  readonly find: (position: Position) => Iterable<Step>;
  /** Where it takes long to find all: the same as they turn up, easy or not, for who wants but a few. */
  readonly findSome: ((position: Position) => Iterable<Step>) | undefined;
}
