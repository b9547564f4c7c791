import type { Digit } from '../core';

/** What a cell holds. That small notes are there is seen, but not which digits they are. */
export type Mark =
  | { readonly kind: 'blank' }
  | { readonly kind: 'given'; readonly digit: Digit }
  | { readonly kind: 'entry'; readonly digit: Digit }
  | { readonly kind: 'notes' };

/** What was read in a cell. */
export interface CellRead {
  readonly mark: Mark;
  /** What it most likely is by its looks, the likeliest first. */
  readonly likeliest: readonly Mark[];
  /** Whether there is no doubt about it. */
  readonly sure: boolean;
  /** What it looks like, where something else makes a proper puzzle. */
  readonly before: Mark | null;
}

/** The classes of a blank cell and of small notes; 1 to 9 are printed digits, 10 to 18 the same written by hand. */
export const BLANK = 0;
export const NOTES = 19;

/** What a class of the network means. */
export function markOf(of: number): Mark {
  if (of === BLANK) return { kind: 'blank' };
  if (of === NOTES) return { kind: 'notes' };
  return of <= 9 ? { kind: 'given', digit: of as Digit } : { kind: 'entry', digit: (of - 9) as Digit };
}

/** The class of a printed digit. */
export const isGiven = (of: number): boolean => of >= 1 && of <= 9;
/** The class of a digit written by hand. */
export const isEntry = (of: number): boolean => of >= 10 && of <= 18;
