import { fail, ok, type Result } from '../core';
import { CERTAINTY, type Fault, faultOf, type Outcome, refused } from './format';
import type { NotationId } from './notations';
import type { Choice, Place, Problem, Reading, ReadingError } from './reading';
import { type AnyFormat, BY_ID, FORMATS, OF_LONG_TEXTS } from './registry';
import { repairsFor } from './repair';
import { clean } from './text/clean';
import { paragraphsOf, partsOf } from './text/parts';
import { originalOffset, placeOf, type Source, sourceOf, withoutSpans } from './text/source';

/** How a caller attends to a reading. */
export interface Attendance {
  /** Awaited between the steps of a long reading, at which a worker can show that it is alive. */
  readonly pause?: (() => Promise<void> | undefined) | undefined;
  /**
   * Told what the reader of a notation throws, which is a mistake of ours. It then is a refusal by this reader, and the
   * others go on. Where nobody is to be told, as in tests, it is thrown.
   */
  readonly onBroken?: ((notation: NotationId, thrown: unknown) => void) | undefined;
  /** Of more different boards than this only the first are given, by themselves 500. */
  readonly mostChoices?: number | undefined;
}

/** With fewer characters than this a text is read in one go. */
const LONG = 16_384;
/** A longer text is not read in one go. More puzzles than one can choose from fit in it. */
const MOST_CHARACTERS = 100_000;
/** Up to here a longer text is read in the notations that wrap a board in much else, and have marks to find it by. */
const MOST_WRAPPED = 1_048_576;
/** Among more puzzles than this nobody chooses one. */
const MOST_CHOICES = 500;

/**
 * Reads a text in whatever notation it is. Every notation that accepts the whole text gives its boards; equal boards
 * are one reading, and a notation with a mark of its own beats bare text. Never throws where `onBroken` is given; the
 * work grows with the length of the text.
 */
export async function readText(text: string, attendance: Attendance = {}): Promise<Reading> {
  const { onBroken } = attendance;
  const outcome = await read(text, text.length > LONG ? attendance : { onBroken });
  if (outcome.kind === 'refused') return { kind: 'refused', error: await explained(outcome, { onBroken }) };
  const { choices, left } = outcome;
  const [choice] = choices;
  return choices.length === 1 && choice !== undefined
    ? { kind: 'one', choice, left }
    : {
        kind: 'several',
        choices: choices.slice(0, attendance.mostChoices ?? MOST_CHOICES),
        total: choices.length,
        left,
      };
}

/** Reads a text in one notation. Of several boards it gives the first. */
export async function readAs(id: NotationId, text: string): Promise<Result<Choice, ReadingError>> {
  const outright = refusedOutright(text);
  if (outright !== null) return fail(await explained(refusal(outright), {}));
  let first: Refusal | null = null;
  for (const source of clean(text)) {
    const outcome: Outcome = BY_ID[id].read(source);
    const find = outcome?.kind === 'found' ? outcome.finds[0] : undefined;
    if (find !== undefined) return ok({ ...find, notation: id });
    if (outcome?.kind === 'fault') first ??= { kind: 'refused', fault: outcome.fault, source };
  }
  return fail(await explained(first ?? refusal({ kind: 'otherNotation', notation: id }), {}));
}

interface Refusal {
  readonly kind: 'refused';
  readonly fault: Fault;
  /** The source the fault's places are in; `null` if it has none. */
  readonly source: Source | null;
}

const refusal = (problem: Problem): Refusal => ({
  kind: 'refused',
  fault: faultOf(problem, CERTAINTY.bare),
  source: null,
});

type Detected =
  | { readonly kind: 'read'; readonly choices: readonly Choice[]; readonly left: ReadingError | null }
  | Refusal;

/** Only with a wrong number of cells is it worth to take a dash or an ellipsis for another number of characters. */
const MISCOUNTS: ReadonlySet<Problem['kind']> = new Set(['cellCount', 'rowCount', 'rowLength', 'otherSize']);

/** Reads a text, without looking for repairs. */
async function read(text: string, attendance: Attendance): Promise<Detected> {
  const outright = refusedOutright(text);
  if (outright !== null) return refusal(outright);
  if (text.length > MOST_CHARACTERS) return readWrapped(text, attendance);
  let first: Refusal | null = null;
  for (const source of clean(text)) {
    const outcome = await readSource(source, attendance);
    if (outcome.kind === 'read') return outcome;
    first ??= outcome;
    if (!MISCOUNTS.has(outcome.fault.problem.kind)) break;
  }
  return first ?? refusal({ kind: 'noPuzzle' });
}

/** Reads a long text, in which typography has damaged nothing: its wrapping is of a program. */
async function readWrapped(text: string, attendance: Attendance): Promise<Detected> {
  const source = sourceOf(text);
  const { found } = await outcomesOf(source, OF_LONG_TEXTS, attendance);
  const choices = distinct(found);
  return choices.length > 0
    ? { kind: 'read', choices, left: leftOf(found, source) }
    : refusal(tooLarge(text));
}

async function readSource(source: Source, attendance: Attendance): Promise<Detected> {
  const { found, faults } = await outcomesOf(source, FORMATS, attendance);
  const marked = found.filter(({ outcome }) => outcome.marked);
  const inParts = await readParts(source, marked, attendance);
  const spans = marked.every(({ outcome }) => outcome.spans !== null)
    ? marked.flatMap(({ outcome }) => outcome.spans ?? [])
    : [];
  const beside =
    spans.length === 0 ? [] : (await outcomesOf(withoutSpans(source, spans), FORMATS, attendance)).found;
  const used = marked.length > 0 ? [...marked, ...beside] : found;
  const choices = distinct(used);
  if (inParts !== null && inParts.choices.length > Math.max(1, choices.length)) return inParts;
  if (choices.length > 0) return { kind: 'read', choices, left: leftOf(used, source) };
  const surest = faults.reduce<Fault | null>(
    (a, b) => (a !== null && a.certainty >= b.certainty ? a : b),
    null,
  );
  return surest === null ? refusal({ kind: 'noPuzzle' }) : { kind: 'refused', fault: surest, source };
}

/**
 * Reads a text part by part, as a note has to be that shows boards among its words, not all in one notation. `null` where it
 * is none, or where a notation has all of the text for its own.
 */
async function readParts(
  source: Source,
  marked: readonly FoundBy[],
  attendance: Attendance,
): Promise<Extract<Detected, { readonly kind: 'read' }> | null> {
  if (source.text.length > LONG || marked.some(({ outcome }) => outcome.spans === null)) return null;
  const spans = marked.flatMap(({ outcome }) => outcome.spans ?? []);
  const parts = partsOf(spans.length === 0 ? source : withoutSpans(source, spans));
  if (parts.length + marked.length < 2) return null;
  const placed = marked.map((one) => ({ start: one.outcome.spans?.[0]?.start ?? 0, found: [one] }));
  const faults: { readonly fault: Fault; readonly source: Source }[] = [];
  for (const whole of parts) {
    const asOne = await outcomesOf(whole, FORMATS, attendance);
    const pieces = asOne.found.length > 0 ? [] : paragraphsOf(whole);
    const start = (part: Source): number => originalOffset(part, 0);
    if (pieces.length < 2) {
      placed.push({ start: start(whole), found: [...asOne.found] });
      const [fault] = asOne.found.length > 0 ? [] : asOne.faults;
      if (fault !== undefined) faults.push({ fault, source: whole });
    }
    for (const piece of pieces.length < 2 ? [] : pieces) {
      const { found, faults: wrong } = await outcomesOf(piece, FORMATS, attendance);
      placed.push({ start: start(piece), found: [...found] });
      if (found.length === 0 && wrong[0] !== undefined) faults.push({ fault: wrong[0], source: piece });
    }
  }
  const used = placed.sort((a, b) => a.start - b.start).flatMap(({ found }) => found);
  const [first] = faults;
  const left =
    first === undefined
      ? leftOf(used, source)
      : {
          ...first.fault.problem,
          at: placeIn(first.fault, first.source),
          repairs: [],
          others: faults.length - 1,
        };
  return { kind: 'read', choices: distinct(used), left };
}

type Found = Extract<Outcome, { readonly kind: 'found' }>;

interface FoundBy {
  readonly notation: NotationId;
  readonly outcome: Found;
}

async function outcomesOf(
  source: Source,
  formats: readonly AnyFormat[],
  { pause, onBroken }: Attendance,
): Promise<{ readonly found: readonly FoundBy[]; readonly faults: readonly Fault[] }> {
  const found: FoundBy[] = [];
  const faults: Fault[] = [];
  for (const format of formats) {
    const outcome = outcomeOf(format, source, onBroken);
    await pause?.();
    if (outcome?.kind === 'found') found.push({ notation: format.id, outcome });
    else if (outcome?.kind === 'fault') faults.push(outcome.fault);
  }
  return { found, faults };
}

/** What a notation makes of a source, though its reader break over it. */
export function outcomeOf(format: AnyFormat, source: Source, onBroken: Attendance['onBroken']): Outcome {
  try {
    return format.read(source);
  } catch (thrown) {
    if (onBroken === undefined) throw thrown;
    onBroken(format.id, thrown);
    return refused(faultOf({ kind: 'readerBroke', notation: format.id }, CERTAINTY.bare));
  }
}

/** What the first notation that leaves something out leaves out. */
function leftOf(found: readonly FoundBy[], source: Source): ReadingError | null {
  const left = found.find(({ outcome }) => outcome.left.length > 0)?.outcome.left ?? [];
  const [first] = left;
  if (first === undefined) return null;
  return { ...first.problem, at: placeIn(first, source), repairs: [], others: left.length - 1 };
}

/** The different boards among some outcomes, each as the first notation has it. */
function distinct(found: readonly FoundBy[]): readonly Choice[] {
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

/** Why a text is not even looked at, or `null`. */
function refusedOutright(text: string): Problem | null {
  if (text.length > MOST_WRAPPED) return tooLarge(text);
  if (text.trim() === '') return { kind: 'empty' };
  return isBinary(text) ? { kind: 'binary' } : null;
}

const tooLarge = ({ length }: string): Problem => ({
  kind: 'tooLarge',
  characters: length,
  limit: MOST_CHARACTERS,
});

function isBinary(text: string): boolean {
  let odd = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 0) return true;
    if (code < 9 || (code > 13 && code < 32) || code === 0xfffd) odd++;
  }
  return odd > 3 && odd * 50 > text.length;
}

async function explained({ fault, source }: Refusal, attendance: Attendance): Promise<ReadingError> {
  const outlook = (text: string) => outlookOf(text, attendance);
  if (source === null) return { ...fault.problem, at: null, repairs: [], others: 0 };
  const { problem, others } = fault;
  return {
    ...problem,
    at: placeIn(fault, source),
    others,
    repairs: await repairsFor(fault, source, outlook),
  };
}

/** Where a person finds what is wrong. */
const placeIn = ({ span }: Fault, source: Source): Place | null =>
  span === null
    ? null
    : placeOf(source.original, originalOffset(source, span.start), originalOffset(source, span.end));

/** How far from a reading a text is: its problem and how many more there are, or `null` if it is read. */
async function outlookOf(text: string, attendance: Attendance) {
  const outcome = await read(text, attendance);
  return outcome.kind === 'read' ? null : { problem: outcome.fault.problem, others: outcome.fault.others };
}
