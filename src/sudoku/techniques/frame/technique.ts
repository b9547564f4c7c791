import type { TechniqueFacts } from './facts';
import type { Position } from './position';
import type { Step } from './step';

/** A technique: its facts, and how to find its steps. */
export interface Technique extends TechniqueFacts {
  /**
   * All its steps in a position; each places or eliminates something. If finding all takes long, they are yielded as
   * they are found; the position must not change in the meantime. The search itself belongs in plain functions, as
   * Firefox never optimises the code of a generator.
   */
  readonly find: (position: Position) => Iterable<Step>;
  /**
   * For slow techniques: the same steps in the order in which they are found, easy or not, for callers who want only
   * a few.
   */
  readonly findSome: ((position: Position) => Iterable<Step>) | undefined;
}
