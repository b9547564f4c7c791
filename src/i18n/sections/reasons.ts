import type { Cell } from '../../sudoku/core';
import type { Reason, Step } from '../../sudoku/techniques';

/** How a sentence names a cell: as the language does, or as the settings have it. */
export type CellName = (cell: Cell) => string;

/** The ways to name a cell: r1c1, A1, or in the words of the language. */
export type CellNaming = 'rowColumn' | 'letters' | 'words';

/** A reason in words. */
export interface Telling {
  /** What matters, in a sentence or three. */
  readonly short: string;
  /** The rest of it, part by part, for those who ask. Empty where `short` is all there is. */
  readonly full: readonly Part[];
}

export interface Part {
  /** The sort of link that it tells, and is drawn beside it; `null` for none. */
  readonly link: 'strong' | 'weak' | null;
  readonly text: string;
}

/** How every kind of reason is told. */
export type ReasonTellings = {
  readonly [K in Reason['kind']]: (reason: Extract<Reason, { readonly kind: K }>, step: Step) => Telling;
};

/** The telling of a step's reason. */
export function tellReason(tellings: ReasonTellings, step: Step): Telling {
  const telling = tellings[step.because.kind] as (reason: Reason, step: Step) => Telling;
  return telling(step.because, step);
}

export const justShort = (short: string): Telling => ({ short, full: [] });

/** A part that is no link. */
export const part = (text: string): Part => ({ link: null, text });
