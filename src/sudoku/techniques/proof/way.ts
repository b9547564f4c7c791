import type { Candidate } from '../frame/candidate';
import type { Edge } from './edge';

/** Whether a pattern is still one, when some of the candidates of the start are gone. */
export type IsWhole = (isOpen: (one: Candidate) => boolean) => boolean;

/** A step that a proof may make. */
export interface Way extends Edge {
  /** Further steps may break its pattern, since they rule out more than it needs. `null` if none can. */
  readonly isWhole: IsWhole | null;
}
