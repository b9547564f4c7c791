import type { Cell, Digit, House } from '../../core';

/** Every candidate of the base houses lies in the cover houses or is a fin. */
export interface Fish {
  readonly kind: 'fish';
  readonly digit: Digit;
  readonly base: readonly House[];
  readonly cover: readonly House[];
  /** Base candidates that are not fins. */
  readonly cells: readonly Cell[];
  /** Base candidates outside the cover, or in two base houses. */
  readonly fins: readonly Cell[];
  /** For Siamese fish the second fish. The step eliminates what both together eliminate. */
  readonly twin: Omit<Fish, 'kind' | 'digit' | 'twin'> | null;
}
