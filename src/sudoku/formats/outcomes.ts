import { CERTAINTY, type Fault, faultOf, type Outcome, refused } from './format';
import type { NotationId } from './notations';
import type { Choice, Place, ReadingError } from './reading';
import type { AnyFormat } from './registry';
import { originalOffset, placeOf, type Source } from './text/source';

/* What each notation makes of a text. */

/** Callbacks for the time in which a text is read, and limits. */
export interface ReadingHooks {
  /** Called and awaited between the steps of a long reading, so that a worker can show that it is alive. */
  readonly pause?: (() => Promise<void> | undefined) | undefined;
  /**
   * Called with the error that the reader of a notation throws, which is our own mistake. The reader then counts as
   * refusing the text, and the others go on. Without this function, as in tests, the error is rethrown.
   */
  readonly onBroken?: ((notation: NotationId, thrown: unknown) => void) | undefined;
  /** The most different boards to return; default 500. */
  readonly mostChoices?: number | undefined;
  /** The most characters of a text that is read at all; by default about a million. */
  readonly longest?: number | undefined;
}

type Found = Extract<Outcome, { readonly kind: 'found' }>;

export interface FoundBy {
  readonly notation: NotationId;
  readonly outcome: Found;
}

export interface FaultBy {
  readonly notation: NotationId;
  readonly fault: Fault;
}

/** The outcomes of several notations for one source. */
export interface Outcomes {
  readonly found: readonly FoundBy[];
  readonly faults: readonly FaultBy[];
}

export async function outcomesOf(
  source: Source,
  formats: readonly AnyFormat[],
  { pause, onBroken }: ReadingHooks,
): Promise<Outcomes> {
  const found: FoundBy[] = [];
  const faults: FaultBy[] = [];
  for (const format of formats) {
    const outcome = outcomeOf(format, source, onBroken);
    await pause?.();
    if (outcome?.kind === 'found') found.push({ notation: format.id, outcome });
    else if (outcome?.kind === 'fault') faults.push({ notation: format.id, fault: outcome.fault });
  }
  return { found, faults };
}

/** The outcome of one notation for a source. A reader that throws counts as refusing. */
function outcomeOf(format: AnyFormat, source: Source, onBroken: ReadingHooks['onBroken']): Outcome {
  try {
    return format.read(source);
  } catch (thrown) {
    if (onBroken === undefined) throw thrown;
    onBroken(format.id, thrown);
    return refused(faultOf({ kind: 'readerBroke', notation: format.id }, CERTAINTY.bare));
  }
}

/** What the first notation that leaves something out has left out. */
export function leftOf(found: readonly FoundBy[], source: Source): ReadingError | null {
  const left = found.find(({ outcome }) => outcome.left.length > 0)?.outcome.left ?? [];
  const [first] = left;
  if (first === undefined) return null;
  return leftOut(first, source, left.length);
}

/** The first of `count` spans of a text that look like a board but were left out. */
export const leftOut = (fault: Fault, source: Source, count: number): ReadingError => ({
  ...fault.problem,
  at: placeIn(fault, source),
  repairs: [],
  others: count - 1,
});

/** The different boards of some outcomes, each as the first notation reads it. */
export function distinct(found: readonly FoundBy[]): readonly Choice[] {
  const choices = new Map<string, Choice>();
  for (const { notation, outcome } of found) {
    for (const find of outcome.finds) {
      const { givens, entries, notes } = find.puzzle;
      const key = `${givens}${entries}${notes?.join() ?? ''}`;
      if (!choices.has(key)) choices.set(key, { ...find, notation });
    }
  }
  return [...choices.values()];
}

/** The line and column of a fault. */
export const placeIn = ({ span }: Fault, source: Source): Place | null =>
  span === null
    ? null
    : placeOf(source.original, originalOffset(source, span.start), originalOffset(source, span.end));
