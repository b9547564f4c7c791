import type { Cell } from '../../sudoku/core';
import {
  type Forcing,
  type ForcingLink,
  forcingLinks,
  type OnPaper,
  type Reason,
  reasonByLinks,
  type Step,
} from '../../sudoku/techniques';

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
  /** The sort of link that it tells, or that a digit blocks others, drawn beside it; `null` for none. */
  readonly link: 'strong' | 'weak' | 'sweep' | null;
  readonly text: string;
}

/** How every kind of reason is told. */
export type ReasonTellings = {
  readonly [K in Reason['kind']]: (
    reason: Extract<Reason, { readonly kind: K }>,
    step: Step,
    paper: OnPaper | null,
  ) => Telling;
};

/** The telling of a step's reason; a single's with what blocks its other places, where that is known. */
export function tellReason(tellings: ReasonTellings, step: Step, paper: OnPaper | null): Telling {
  const telling = tellings[step.because.kind] as (
    reason: Reason,
    step: Step,
    paper: OnPaper | null,
  ) => Telling;
  return telling(step.because, step, paper);
}

/** How a link of a forcing chain is told. */
export type ForcingLinkTelling = (forcing: Forcing, link: ForcingLink) => string;

/** A step's reason link by link, one for each of `reasonByLinks`; none where it has no links. */
export function tellLinks(
  tellings: ReasonTellings,
  forcing: ForcingLinkTelling,
  step: Step,
): readonly Part[] {
  const { because } = step;
  if (because.kind === 'forcing') return forcingLinks(because).map((link) => part(forcing(because, link)));
  const count = reasonByLinks(because).length;
  const { full } = tellReason(tellings, step, null);
  // Others name first what they link, or write all of it in a notation.
  const links =
    because.kind === 'chain' || because.kind === 'colours'
      ? full.filter(({ link }) => link !== null)
      : full.slice(0, count);
  return links.map(({ link, text }) => ({ link, text: /[.]$/.test(text) ? text : `${text}.` }));
}

export const justShort = (short: string): Telling => ({ short, full: [] });

/** A part that is no link. */
export const part = (text: string): Part => ({ link: null, text });
