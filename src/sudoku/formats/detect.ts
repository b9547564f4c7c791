import { countFilled, type Grid } from '../core';
import { ofBoxes } from './cells/boxes';
import { puzzleOfGivens } from './cells/puzzles';
import { CERTAINTY, faultOf } from './format';
import { isByColumns, transposed } from './inferred/columns';
import { withoutEntries } from './inferred/flags';
import { isRaised, mayCountFromZero, raisedDigits } from './inferred/fromZero';
import { type Inferred, infer } from './inferred/infer';
import { readAgain } from './inferred/misread';
import { leavesRows } from './inferred/rows';
import {
  amongCandidates,
  isOpen,
  isSettled,
  isUneven,
  LEAST_GIVENS,
  leavesDigits,
  mayMeanAnother,
  standingOf,
  withoutSolutions,
} from './judged';
import { BOX } from './labelled/labelledCells';
import { hasTrait } from './notations';
import { distinct, leftOf, outcomesOf, placeIn, type ReadingHooks } from './outcomes';
import { plainVariants } from './plain/plain';
import type { Choice, Problem, Reading, ReadingError } from './reading';
import { type Detected, LONG, type Refusal, readSource, refusal } from './readSource';
import { FORMATS, OF_LONG_TEXTS } from './registry';
import { type Mended, repairsFor } from './repair';
import { clean } from './text/clean';

import { MOST_CHARACTERS, refusedOutright, tooLarge } from './text/outright';
import { type Source, sourceOf } from './text/source';

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

/** Faults that can arise because a dash or an ellipsis stands for several characters. Then another cleaning is tried. */
const MISCOUNTS: ReadonlySet<Problem['kind']> = new Set(['cellCount', 'rowCount', 'rowLength', 'otherSize']);

/**
 * Reads a text without looking for repairs. A board that a program fills by columns may be meant by rows all the same,
 * and the digits of a program may count from 0.
 */
async function read(text: string, hooks: ReadingHooks): Promise<Detected> {
  const detected = await readOnce(text, hooks);
  const [choice, other] = detected.kind === 'read' ? detected.choices : [];
  if (detected.kind !== 'read' || choice === undefined) return detected;
  const { givens, name } = choice.puzzle;
  const byColumns = { ...choice, puzzle: puzzleOfGivens(transposed(givens), name) };
  const inColumns: readonly Choice[] = [
    { ...byColumns, assumed: 'columnsFirst' },
    { ...choice, assumed: 'rowsFirst' },
  ];
  if (hasTrait(choice.notation, 'bare') && namesColumns(text))
    // This character is a column in China and Japan, and a row in Taiwan.
    return { ...detected, choices: text.includes('列') ? inColumns : [byColumns] };
  if (other !== undefined) return detected;
  const candidates = amongCandidates(choice);
  if (candidates !== null) return { ...detected, choices: candidates };
  if (isByColumns(text)) return { ...detected, choices: inColumns };
  const raised = mayCountFromZero(givens, text) ? await readOnce(raisedDigits(text), hooks) : null;
  const [fromZero, more] = raised?.kind === 'read' ? raised.choices : [];
  if (fromZero !== undefined && more === undefined && isRaised(fromZero.puzzle.givens, givens))
    return { ...detected, choices: [{ ...fromZero, assumed: 'fromZero' }, choice] };
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
  if (choice.assumed !== undefined || !isOpen(choice)) return detected;
  const doubt = leavesDigits(choice, text)
    ? 'digitsLeft'
    : choice.notation === 'labelledCells' || isUneven(choice, text)
      ? 'notOneSolution'
      : null;
  return doubt === null ? detected : { ...detected, choices: [{ ...choice, assumed: doubt }] };
}

const BOX_NUMBER = new RegExp(`${BOX.source}\\W{0,3}[0-9]`, 'giu');

/** Whether nine boxes are named before their cells: `Box 1: ....798..`. */
const namesBoxes = (text: string): boolean => (text.match(BOX_NUMBER) ?? []).length === 9;

/** Whether each of nine lines is named as a column: `Column 1: . 2 . 7 . . . . .`, `Spalte A: ...`, `1열: ...`. */
const namesColumns = (text: string): boolean =>
  (text.match(/^\W*(?:(?:col\p{L}{0,5}|spalte)\W{0,3}[1-9A-J](?!\p{L})|第?[1-9] ?[열列])/gimu) ?? [])
    .length === 9;

async function readOnce(text: string, hooks: ReadingHooks): Promise<Detected> {
  const outright = refusedOutright(text, hooks.longest);
  if (outright !== null) return refusal(outright);
  if (text.length > MOST_CHARACTERS) return readWrapped(text, hooks);
  const sources = clean(withoutEntries(readAgain(text)));
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
  const inferred = await infer(likeliest.text, async (form) =>
    distinct((await outcomesOf(sourceOf(form), FORMATS, quiet)).found),
  );
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

/** What a text is after a repair, which is judged by it. */
async function mendedBy(text: string, hooks: ReadingHooks): Promise<Mended> {
  const outcome = await read(text, hooks);
  if (outcome.kind === 'refused') return outcome.fault;
  return isSettled(outcome.choices) ? 'proper' : 'board';
}
