import { type Cell, DIGITS, type Digit } from '../core';
import { CLASSES } from './network/weights';

/** What a cell holds. The digits of small notes are kept elsewhere (`GridRead.notes`). */
export type Mark =
  | { readonly kind: 'blank' }
  | { readonly kind: 'given'; readonly digit: Digit }
  | { readonly kind: 'entry'; readonly digit: Digit }
  | { readonly kind: 'notes' };

/** The reading of a cell. */
export interface CellRead {
  readonly mark: Mark;
  /** What the cell looks like, likeliest first. */
  readonly likeliest: readonly Mark[];
  /** Whether the mark is beyond doubt. */
  readonly sure: boolean;
  /** What it looks like, if the solver chose another mark to get a proper puzzle. */
  readonly before: Mark | null;
}

/** The classes of blank cells and of small notes. 1 to 9 are printed digits, 10 to 18 the same digits handwritten. */
export const BLANK = 0;
export const NOTES = 19;

/** The mark that a class of the network stands for. */
export function markOf(of: number): Mark {
  if (of === BLANK) return { kind: 'blank' };
  if (of === NOTES) return { kind: 'notes' };
  return of <= 9 ? { kind: 'given', digit: of as Digit } : { kind: 'entry', digit: (of - 9) as Digit };
}

/** Whether a class is a printed digit. */
export const isGiven = (of: number): boolean => of >= 1 && of <= 9;
/** Whether a class is a handwritten digit. */
export const isEntry = (of: number): boolean => of >= 10 && of <= 18;

/** The digit that a cell looks like most, printed or not; `null` if it looks like none. */
export function digitIn(probabilities: Float32Array, cell: Cell): Digit | null {
  const chance = (of: number): number => probabilities[cell * CLASSES + of] as number;
  let most = Math.max(chance(BLANK), chance(NOTES));
  let likeliest: Digit | null = null;
  for (const digit of DIGITS) {
    const all = chance(digit) + chance(9 + digit);
    if (all <= most) continue;
    most = all;
    likeliest = digit;
  }
  return likeliest;
}
