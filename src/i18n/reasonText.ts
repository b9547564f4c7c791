import {
  type CrossHatching,
  type Forcing,
  type ForcingLink,
  forcingLinks,
  type Reason,
  reasonByLinks,
  type Step,
} from '../sudoku/techniques';

/** A reason in words. */
export interface ReasonText {
  /** The main point, in one to three sentences. */
  readonly short: string;
  /** The whole reason, part by part. Empty if `short` says everything. */
  readonly full: readonly Part[];
}

export interface Part {
  /**
   * The kind of line that is drawn beside the text: for a link, or for a digit that blocks others; `null` for
   * none.
   */
  readonly link: 'strong' | 'weak' | 'sweep' | null;
  readonly text: string;
}

/** The words for each kind of reason. */
export type ReasonTexts = {
  readonly [K in Reason['kind']]: (
    reason: Extract<Reason, { readonly kind: K }>,
    step: Step,
    hatching: CrossHatching | null,
  ) => ReasonText;
};

/** Why a step is right. `hatching`: for a single, what blocks its other places, if that is known. */
export function reasonText(texts: ReasonTexts, step: Step, hatching: CrossHatching | null): ReasonText {
  const text = texts[step.because.kind] as (
    reason: Reason,
    step: Step,
    hatching: CrossHatching | null,
  ) => ReasonText;
  return text(step.because, step, hatching);
}

/** The words for a link of a forcing chain. */
export type ForcingLinkText = (forcing: Forcing, link: ForcingLink) => string;

/** The reason of a step link by link, one text for each of `reasonByLinks`; empty if it has no links. */
export function linkTexts(reasons: ReasonTexts, forcing: ForcingLinkText, step: Step): readonly Part[] {
  const { because } = step;
  if (because.kind === 'forcing') return forcingLinks(because).map((link) => part(forcing(because, link)));
  const count = reasonByLinks(because).length;
  const { full } = reasonText(reasons, step, null);
  // Some parts of chains and colourings are no links, such as the chain in notation.
  const links =
    because.kind === 'chain' || because.kind === 'colours'
      ? full.filter(({ link }) => link !== null)
      : full.slice(0, count);
  return links.map(({ link, text }) => ({ link, text: /[.]$/.test(text) ? text : `${text}.` }));
}

export const justShort = (short: string): ReasonText => ({ short, full: [] });

/** A part without a line beside it. */
export const part = (text: string): Part => ({ link: null, text });
