import { CERTAINTY, type Fault, faultOf } from './format';
import { isWithoutClash, joined } from './judged';
import { hasTrait } from './notations';
import {
  distinct,
  type FaultBy,
  type FoundBy,
  leftOf,
  leftOut,
  type Outcomes,
  outcomesOf,
  type ReadingHooks,
} from './outcomes';
import type { Choice, Problem, ReadingError } from './reading';
import { FORMATS } from './registry';
import { paragraphsOf, passagesOf } from './text/passages';
import { originalOffset, type Source, withoutSpans } from './text/source';

/** A shorter text is read without pauses. */
export const LONG = 16_384;

export interface Refusal {
  readonly kind: 'refused';
  readonly fault: Fault;
  /** The source that the fault's offsets refer to; `null` if it has none. */
  readonly source: Source | null;
  /** Whether the text has the marks of a notation in which nothing else can be meant. */
  readonly isExact?: boolean;
}

export const refusal = (problem: Problem): Refusal => ({
  kind: 'refused',
  fault: faultOf(problem, CERTAINTY.bare),
  source: null,
});

export type Detected =
  | { readonly kind: 'read'; readonly choices: readonly Choice[]; readonly left: ReadingError | null }
  | Refusal;

/** Reads a cleaned text: as a whole, and passage by passage. */
export async function readSource(source: Source, hooks: ReadingHooks): Promise<Detected> {
  const { found, faults } = await outcomesOf(source, FORMATS, hooks);
  const marked = found.filter(({ outcome }) => outcome.marked);
  const inParts = await readParts(source, marked, hooks);
  const spans = marked.every(({ outcome }) => outcome.spans !== null)
    ? marked.flatMap(({ outcome }) => outcome.spans ?? [])
    : [];
  const beside =
    spans.length === 0 ? [] : (await outcomesOf(withoutSpans(source, spans), FORMATS, hooks)).found;
  // Beside a notation that accounts for the whole text, another that reads clashing digits has misunderstood it.
  const isWhole = marked.some((one) => one.outcome.spans === null && one.outcome.finds.every(isWithoutClash));
  const used = isWhole
    ? marked.filter(({ outcome }) => outcome.finds.every(isWithoutClash))
    : marked.length > 0
      ? [...marked, ...beside]
      : found;
  const choices = distinct(used);
  if (inParts !== null && inParts.choices.length > Math.max(1, choices.length))
    return { ...inParts, choices: joined(inParts.choices) };
  if (choices.length > 0) return { kind: 'read', choices: joined(choices), left: leftOf(used, source) };
  const surest = faults.reduce<FaultBy | null>(
    (a, b) => (a !== null && a.fault.certainty >= b.fault.certainty ? a : b),
    null,
  );
  if (surest === null) return refusal({ kind: 'noPuzzle' });
  const isExact = hasTrait(surest.notation, 'exact') && surest.fault.certainty === CERTAINTY.marked;
  return { kind: 'refused', fault: surest.fault, source, isExact };
}

/**
 * Reads a text passage by passage: a note may contain several boards between its words, each in another notation.
 * `null` if the text has only one passage, or a notation accepts all of it.
 */
async function readParts(
  source: Source,
  marked: readonly FoundBy[],
  hooks: ReadingHooks,
): Promise<Extract<Detected, { readonly kind: 'read' }> | null> {
  if (source.text.length > LONG || marked.some(({ outcome }) => outcome.spans === null)) return null;
  const spans = marked.flatMap(({ outcome }) => outcome.spans ?? []);
  const passages = passagesOf(spans.length === 0 ? source : withoutSpans(source, spans));
  if (passages.length + marked.length < 2) return null;
  const read: PassageRead[] = [];
  for (const passage of passages) read.push(...(await readPassage(passage, hooks)));
  const placed = [
    ...marked.map((one) => ({ start: one.outcome.spans?.[0]?.start ?? 0, found: [one] })),
    ...read.map((passage) => ({ start: originalOffset(passage.source, 0), found: passage.found })),
  ];
  const used = placed.sort((a, b) => a.start - b.start).flatMap(({ found }) => found);
  const left = read.flatMap(({ source, found, faults }) =>
    found.length === 0 && faults[0] !== undefined ? [{ fault: faults[0].fault, source }] : [],
  );
  return {
    kind: 'read',
    choices: distinct(used),
    left: left[0] === undefined ? leftOf(used, source) : leftOut(left[0].fault, left[0].source, left.length),
  };
}

interface PassageRead extends Outcomes {
  readonly source: Source;
}

/** Reads a passage of a text as a whole; if that fails, each of its paragraphs. */
async function readPassage(passage: Source, hooks: ReadingHooks): Promise<readonly PassageRead[]> {
  const whole = await outcomesOf(passage, FORMATS, hooks);
  const paragraphs = whole.found.length > 0 ? [] : paragraphsOf(passage);
  if (paragraphs.length < 2) return [{ source: passage, ...whole }];
  const read: PassageRead[] = [];
  for (const source of paragraphs) read.push({ source, ...(await outcomesOf(source, FORMATS, hooks)) });
  return read;
}
