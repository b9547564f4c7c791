import { countFilled, type Grid } from '../core';
import { ofBoxes } from './cells/boxes';
import { puzzleOfGivens } from './cells/puzzles';
import { CERTAINTY, type Fault, faultOf, type Outcome, refused } from './format';
import { isByColumns, transposed } from './inferred/columns';
import { withoutEntries } from './inferred/flags';
import { isRaised, mayCountFromZero, raisedDigits } from './inferred/fromZero';
import { type Inferred, infer } from './inferred/infer';
import { leavesRows } from './inferred/rows';
import {
  amongCandidates,
  isOpen,
  isSettled,
  isUneven,
  isWithoutClash,
  joined,
  LEAST_GIVENS,
  leavesDigits,
  mayMeanAnother,
  standingOf,
  withoutSolutions,
} from './judged';
import { BOX } from './labelled/labelledCells';
import { hasTrait, type NotationId } from './notations';
import { plainVariants } from './plain/plain';
import type { Choice, Place, Problem, Reading, ReadingError } from './reading';
import { type AnyFormat, FORMATS, OF_LONG_TEXTS } from './registry';
import { type Mended, repairsFor } from './repair';
import { clean, withoutControls } from './text/clean';
import { fileKindOf } from './text/fileKind';
import { paragraphsOf, passagesOf } from './text/passages';
import { originalOffset, placeOf, type Source, sourceOf, withoutSpans } from './text/source';

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

/** A shorter text is read without pauses. */
const LONG = 16_384;
/** A longer list has too many puzzles to choose from. So longer texts are read only in the notations `OF_LONG_TEXTS`. */
const MOST_CHARACTERS = 100_000;
/** A longer text is refused in every notation, unless more is asked for. */
const MOST_WRAPPED = 1_048_576;
/** Nobody chooses among more puzzles than this. */
const MOST_CHOICES = 500;

/**
 * Reads a text in any notation. Every notation that accepts the whole text contributes its boards. Equal boards count
 * as one reading, and a notation with a marker of its own takes precedence over bare text. Never throws if `onBroken`
 * is given. The work grows in proportion to the length of the text.
 */
export async function readText(text: string, hooks: ReadingHooks = {}): Promise<Reading> {
  const { onBroken } = hooks;
  const outcome = await read(text, text.length > LONG ? hooks : { onBroken });
  if (outcome.kind === 'refused') return { kind: 'refused', error: await explained(outcome, { onBroken }) };
  const { choices, left } = outcome;
  const [choice] = choices;
  return choices.length === 1 && choice !== undefined
    ? { kind: 'one', choice, left }
    : {
        kind: 'several',
        choices: choices.slice(0, hooks.mostChoices ?? MOST_CHOICES),
        total: choices.length,
        left,
      };
}

/**
 * Reads a text that was copied from a page, with the page's own code, `html`. A table of the page still has the empty
 * cells and the order of its rows, which the text may have lost.
 */
export async function readCopied(text: string, html: string, hooks: ReadingHooks = {}): Promise<Reading> {
  const ofPage = await readText(html, hooks);
  if (ofPage.kind === 'one' && ofPage.choice.notation === 'htmlTable') return ofPage;
  const ofText = await readText(text, hooks);
  return ofText.kind === 'refused' && ofPage.kind !== 'refused' ? ofPage : ofText;
}

interface Refusal {
  readonly kind: 'refused';
  readonly fault: Fault;
  /** The source that the fault's offsets refer to; `null` if it has none. */
  readonly source: Source | null;
  /** Whether the text has the marks of a notation in which nothing else can be meant. */
  readonly isExact?: boolean;
}

const refusal = (problem: Problem): Refusal => ({
  kind: 'refused',
  fault: faultOf(problem, CERTAINTY.bare),
  source: null,
});

type Detected =
  | { readonly kind: 'read'; readonly choices: readonly Choice[]; readonly left: ReadingError | null }
  | Refusal;

/** Faults that can arise because a dash or an ellipsis stands for several characters. Then another cleaning is tried. */
const MISCOUNTS: ReadonlySet<Problem['kind']> = new Set(['cellCount', 'rowCount', 'rowLength', 'otherSize']);

/**
 * Reads a text without looking for repairs. A board that a program fills by columns may be meant by rows all the same,
 * and the digits of a program may count from 0.
 */
async function read(text: string, hooks: ReadingHooks): Promise<Detected> {
  const detected = await readOnce(text, hooks);
  const [choice, other] = detected.kind === 'read' ? detected.choices : [];
  if (detected.kind !== 'read' || choice === undefined || other !== undefined) return detected;
  const { givens, name } = choice.puzzle;
  const candidates = amongCandidates(choice);
  if (candidates !== null) return { ...detected, choices: candidates };
  if (isByColumns(text)) {
    const byColumns = { ...choice, puzzle: puzzleOfGivens(transposed(givens), name) };
    const choices: Choice[] = [
      { ...byColumns, assumed: 'columnsFirst' },
      { ...choice, assumed: 'rowsFirst' },
    ];
    return { ...detected, choices };
  }
  if (hasTrait(choice.notation, 'bare') && namesColumns(text))
    return { ...detected, choices: [{ ...choice, puzzle: puzzleOfGivens(transposed(givens), name) }] };
  const inBoxes = ofBoxes(givens);
  const [inRows, boxed] = [standingOf(givens), standingOf(inBoxes)];
  if (boxed === 'one' && hasTrait(choice.notation, 'bare') && namesBoxes(text))
    return { ...detected, choices: [{ ...choice, puzzle: puzzleOfGivens(inBoxes, name) }] };
  // Lists of nine do not tell which they are, even if both would do equally well.
  const areLists = choice.notation === 'array' && inBoxes !== givens;
  const mayBeBoxes =
    boxed === 'one'
      ? inRows !== 'one' || areLists
      : areLists && boxed === 'many' && inRows !== 'one' && countFilled(givens) >= LEAST_GIVENS;
  if (mayBeBoxes) {
    const byBoxes: Choice = { ...choice, puzzle: puzzleOfGivens(inBoxes, name), assumed: 'boxByBox' };
    const areRowsLikelier = boxed === 'many' && inRows === 'many';
    return { ...detected, choices: areRowsLikelier ? [choice, byBoxes] : [byBoxes, choice] };
  }
  const raised = mayCountFromZero(givens, text) ? await readOnce(raisedDigits(text), hooks) : null;
  const [fromZero, more] = raised?.kind === 'read' ? raised.choices : [];
  if (fromZero === undefined || more !== undefined || !isRaised(fromZero.puzzle.givens, givens)) {
    if (choice.assumed !== undefined || !isOpen(choice)) return detected;
    const doubt = leavesDigits(choice, text)
      ? 'digitsLeft'
      : choice.notation === 'labelledCells' || isUneven(choice, text)
        ? 'notOneSolution'
        : null;
    return doubt === null ? detected : { ...detected, choices: [{ ...choice, assumed: doubt }] };
  }
  return { ...detected, choices: [{ ...fromZero, assumed: 'fromZero' }, choice] };
}

const BOX_NUMBER = new RegExp(`${BOX.source}\\W{0,3}[0-9]`, 'giu');

/** Whether nine boxes are named before their cells: `Box 1: ....798..`. */
const namesBoxes = (text: string): boolean => (text.match(BOX_NUMBER) ?? []).length === 9;

/** Whether each of nine lines is named as a column: `Column 1: . 2 . 7 . . . . .`, `1열: ...`. */
const namesColumns = (text: string): boolean =>
  (text.match(/^\W*(?:(?:col\p{L}{0,5}|spalte)\W{0,3}[1-9]|第?[1-9] ?[열列])/gimu) ?? []).length === 9;

async function readOnce(text: string, hooks: ReadingHooks): Promise<Detected> {
  const outright = refusedOutright(text, hooks.longest);
  if (outright !== null) return refusal(outright);
  if (text.length > MOST_CHARACTERS) return readWrapped(text, hooks);
  const sources = clean(withoutEntries(text));
  const outcome = await readCleaned(sources, hooks);
  const [likeliest] = sources;
  if (likeliest === undefined) return outcome;
  const [first] = outcome.kind === 'read' ? outcome.choices : [];
  const looksLikeBoxes = first?.notation === 'line' && first.details.lines === 27;
  const isSure = outcome.kind === 'refused' ? outcome.isExact === true : isSettled(outcome.choices);
  const isChecked = outcome.kind === 'read' && mayMeanAnother(outcome.choices) && text.length <= LONG;
  if (isSure && !looksLikeBoxes && !isChecked) return outcome;
  // What breaks a reader was reported when it read the text first.
  const quiet = { ...hooks, onBroken: isSure && hooks.onBroken !== undefined ? () => {} : hooks.onBroken };
  const inferred = await infer(likeliest.text, async (form) => {
    const read = await readSource(sourceOf(form), quiet);
    return read.kind === 'read' ? read.choices : [];
  });
  if (isSure && isChecked && !looksLikeBoxes) {
    const all = [...outcome.choices, ...inferred.proper, ...(await otherReadings(sources, quiet))];
    return { ...outcome, choices: withoutSolutions(all) };
  }
  const result = judged(outcome, inferred);
  if (result.kind === 'refused') return roundedIn(likeliest) ?? result;
  const others = isSettled(result.choices) || text.length > LONG ? [] : await otherReadings(sources, hooks);
  const choices = [...others, ...result.choices];
  const [lone, another] = choices;
  const isInferred = lone !== undefined && !(outcome.kind === 'read' && outcome.choices.includes(lone));
  const isLone = isInferred && another === undefined && lone.assumed === undefined;
  if (!isLone) return { ...result, choices };
  const doubt = leavesRows(likeliest.text) ? 'digitsLeft' : isOpen(lone) ? 'notOneSolution' : null;
  return { ...result, choices: doubt === null ? choices : [{ ...lone, assumed: doubt }] };
}

/**
 * The boards with one solution that other readings have, if the likeliest reading has none: in each way to undo
 * typography, in every notation, with other blanks, without a first or last line.
 */
async function otherReadings(sources: readonly Source[], hooks: ReadingHooks): Promise<readonly Choice[]> {
  const choices = new Map<Grid, Choice>();
  for (const source of sources) {
    const read = distinct((await outcomesOf(source, FORMATS, hooks)).found);
    const variants = plainVariants(source).map((find): Choice => ({ ...find, notation: 'nineLines' }));
    for (const choice of [...read, ...variants])
      if (standingOf(choice.puzzle.givens) === 'one') choices.set(choice.puzzle.givens, choice);
  }
  return [...choices.values()];
}

/** A puzzle that a spreadsheet took for a number and rounded: most of its digits are lost. */
const ROUNDED = /(?<![\d.])[1-9](?:[.,]\d{1,16})? ?[eE]\+?(?:7[1-9]|80)(?!\d)/;

function roundedIn(source: Source): Refusal | null {
  const match = ROUNDED.exec(source.text);
  if (match === null) return null;
  const [number] = match;
  const span = { start: match.index, end: match.index + number.length };
  return { kind: 'refused', fault: faultOf({ kind: 'rounded', number }, CERTAINTY.shaped, span), source };
}

/**
 * What the notations read, and what was inferred. A board with one solution is meant rather than one that clashes, has
 * no solution, or too few givens; of others the person chooses.
 */
function judged(outcome: Detected, { proper, open, clashing }: Inferred): Detected {
  const read = outcome.kind === 'read' ? outcome.choices : [];
  const left = outcome.kind === 'read' ? outcome.left : null;
  const inferred = proper.length > 0 ? proper : open;
  const [lone, other] = clashing;
  // Rather than be refused, a board with a mistake in it is shown, so that the mistake can be seen.
  // If cells are missing or left over, the text is damaged, and repairs may mend it.
  const isWhole = outcome.kind === 'refused' && !MISCOUNTS.has(outcome.fault.problem.kind);
  if (isWhole && inferred.length === 0 && lone !== undefined && other === undefined)
    return { kind: 'read', choices: [lone], left };
  const isKnown = (givens: Grid): boolean => read.some(({ puzzle }) => puzzle.givens === givens);
  if (inferred.every(({ puzzle }) => isKnown(puzzle.givens))) return outcome;
  const mayBeMeant = read.filter(
    ({ puzzle: { givens } }) =>
      countFilled(givens) >= LEAST_GIVENS &&
      (proper.length === 0 || ['one', 'many'].includes(standingOf(givens))) &&
      !inferred.some(({ puzzle }) => puzzle.givens === givens),
  );

  return { kind: 'read', choices: [...inferred, ...mayBeMeant], left };
}

async function readCleaned(sources: readonly Source[], hooks: ReadingHooks): Promise<Detected> {
  let first: Refusal | null = null;
  for (const source of sources) {
    const outcome = await readSource(source, hooks);
    if (outcome.kind === 'read') return outcome;
    first ??= outcome;
    if (!MISCOUNTS.has(outcome.fault.problem.kind)) break;
  }
  return first ?? refusal({ kind: 'noPuzzle' });
}

/** Reads a long text in the notations of programs. Typography does not damage these, so one cleaning is enough. */
async function readWrapped(text: string, hooks: ReadingHooks): Promise<Detected> {
  const source = sourceOf(text);
  const { found } = await outcomesOf(source, OF_LONG_TEXTS, hooks);
  const choices = distinct(found);
  return choices.length > 0
    ? { kind: 'read', choices, left: leftOf(found, source) }
    : refusal(tooLarge(text));
}

async function readSource(source: Source, hooks: ReadingHooks): Promise<Detected> {
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

type Found = Extract<Outcome, { readonly kind: 'found' }>;

interface FoundBy {
  readonly notation: NotationId;
  readonly outcome: Found;
}

interface FaultBy {
  readonly notation: NotationId;
  readonly fault: Fault;
}

/** The outcomes of several notations for one source. */
interface Outcomes {
  readonly found: readonly FoundBy[];
  readonly faults: readonly FaultBy[];
}

async function outcomesOf(
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
function leftOf(found: readonly FoundBy[], source: Source): ReadingError | null {
  const left = found.find(({ outcome }) => outcome.left.length > 0)?.outcome.left ?? [];
  const [first] = left;
  if (first === undefined) return null;
  return leftOut(first, source, left.length);
}

/** The first of `count` spans of a text that look like a board but were left out. */
const leftOut = (fault: Fault, source: Source, count: number): ReadingError => ({
  ...fault.problem,
  at: placeIn(fault, source),
  repairs: [],
  others: count - 1,
});

/** The different boards of some outcomes, each as the first notation reads it. */
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

/** Why a text is refused without being read; `null` if it is not. */
function refusedOutright(text: string, longest = MOST_WRAPPED): Problem | null {
  if (text.length > longest) return tooLarge(text);
  if (text.trim() === '') return { kind: 'empty' };
  const file = fileKindOf(text);
  if (file !== null) return { kind: 'binary', file };
  return isBinary(withoutControls(text)) ? { kind: 'binary', file: 'other' } : null;
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

async function explained({ fault, source }: Refusal, hooks: ReadingHooks): Promise<ReadingError> {
  if (source === null) return { ...fault.problem, at: null, repairs: [], others: 0 };
  const { problem, others } = fault;
  return {
    ...problem,
    at: placeIn(fault, source),
    others,
    repairs: await repairsFor(fault, source, (text) => mendedBy(text, hooks)),
  };
}

/** The line and column of a fault. */
const placeIn = ({ span }: Fault, source: Source): Place | null =>
  span === null
    ? null
    : placeOf(source.original, originalOffset(source, span.start), originalOffset(source, span.end));

/** What a text is after a repair, which is judged by it. */
async function mendedBy(text: string, hooks: ReadingHooks): Promise<Mended> {
  const outcome = await read(text, hooks);
  if (outcome.kind === 'refused') return outcome.fault;
  return isSettled(outcome.choices) ? 'proper' : 'board';
}
