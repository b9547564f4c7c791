import type { Cell, Digit } from '../../core';

/** How a program ended. Lines count from 1; `null` if the line is not known. */
export type RunEnd =
  /** `value`: what it returned, in a few words; empty if nothing. */
  | { readonly kind: 'returned'; readonly value: string }
  /** `isElsewhere`: what it failed for is a browser's or Node's, and is not where it runs. */
  | {
      readonly kind: 'threw';
      readonly message: string;
      readonly line: number | null;
      readonly isElsewhere: boolean;
    }
  /** It wrote over a given. `isTest`: where it seems to compare. */
  | {
      readonly kind: 'changedGiven';
      readonly cell: Cell;
      readonly digit: Digit | null;
      readonly line: number | null;
      readonly isTest: boolean;
    }
  /** It returned a board in which a given is another. */
  | { readonly kind: 'returnedOther'; readonly cell: Cell }
  /** It wrote something into a cell that is neither a digit nor a sign for a blank. */
  | {
      readonly kind: 'wroteNoDigit';
      readonly cell: Cell;
      readonly value: string;
      readonly line: number | null;
    }
  /** It wrote something else in place of a row of the board; rows count from 0. */
  | {
      readonly kind: 'replacedRow';
      readonly row: number;
      readonly value: string;
      readonly line: number | null;
    }
  /** It wrote more often than is recorded. */
  | { readonly kind: 'tooLong' }
  /** It was ended: by the person, or because it took too long. */
  | { readonly kind: 'ended'; readonly by: 'person' | 'time' };
