import { EMPTY_GRID, overlay, type Puzzle } from '../core';
import { USUAL_BLANKS } from './cells/cells';
import { find } from './cells/puzzles';
import { outcomeOf, type ReadingHooks, readText } from './detect';
import { hasTrait, type NotationId } from './notations';
import { plainVariants } from './plain/plain';
import type { Choice, Oddity, OtherReading, Reading, RepairKind } from './reading';
import { FORMATS } from './registry';
import { clean } from './text/clean';
import type { Source } from './text/source';

/** A text that was read, perhaps after a repair, and the reading. */
export interface ReadBefore {
  readonly text: string;
  /** The text before its last repair; `null` if it was not repaired. */
  readonly before: string | null;
  readonly choice: Choice;
}

/** What is odd about a reading, and what else the text may mean. */
export interface SecondLook {
  readonly oddities: readonly Oddity[];
  readonly others: readonly OtherReading[];
}

/** A longer text is only read in the likeliest way. */
const LONGEST = 16_384;
/** If a text has more boards than this, the person chose one on purpose. */
const MOST_BOARDS = 4;

/** Reads a text again because its puzzle has no solution or many. Takes as long as several readings. */
export async function readOtherwise(
  { text, before, choice }: ReadBefore,
  hooks: ReadingHooks = {},
): Promise<SecondLook> {
  const reading = await readText(text, hooks);
  const mending = before === null ? null : await readText(before, hooks);
  const repairs = mending?.kind === 'refused' ? mending.error.repairs : [];
  const others = new Others(choice.puzzle);
  for (const { text: mended, ...repair } of repairs) {
    const result = await readText(mended, hooks);
    if (result.kind === 'one')
      others.add({ way: { kind: 'repair', repair }, choice: result.choice, text: mended });
  }
  const isList = reading.kind === 'several' && reading.total > MOST_BOARDS;
  if (text.length <= LONGEST && !isList) {
    addBoards(others, reading, text);
    for (const source of clean(text)) addReadings(others, source, choice, hooks);
  }
  const { givens, entries, name } = choice.puzzle;
  if (entries !== EMPTY_GRID) {
    const filled = find({ givens: overlay(givens, entries), entries: EMPTY_GRID, notes: null, name });
    others.add({ way: { kind: 'entriesAsGivens' }, choice: { ...filled, notation: choice.notation }, text });
  }
  const { text: _, ...repair } = repairs.find((repair) => repair.text === text) ?? { text: '', kind: null };
  return {
    oddities: odditiesOf(text, choice, reading, repair.kind === null ? null : repair),
    others: others.found,
  };
}

/** Readings with different givens, in the order found, without those of the known reading. */
class Others {
  readonly found: OtherReading[] = [];
  readonly #known: Set<string>;

  constructor(puzzle: Puzzle) {
    this.#known = new Set([puzzle.givens]);
  }

  add(other: OtherReading): void {
    const { givens } = other.choice.puzzle;
    if (this.#known.has(givens)) return;
    this.#known.add(givens);
    this.found.push(other);
  }
}

function addBoards(others: Others, reading: Reading, text: string): void {
  if (reading.kind !== 'several') return;
  reading.choices.forEach((choice, index) => {
    others.add({ way: { kind: 'board', number: index + 1 }, choice, text });
  });
}

/** Adds the readings of every notation, even if another has a marker of its own. */
function addReadings(
  others: Others,
  source: Source,
  { details: { blank } }: Choice,
  { onBroken }: ReadingHooks,
): void {
  for (const format of FORMATS) {
    const outcome = outcomeOf(format, source, onBroken);
    if (outcome?.kind !== 'found' || outcome.finds.length > MOST_BOARDS) continue;
    for (const find of outcome.finds) {
      const choice = { ...find, notation: format.id };
      others.add({ way: { kind: 'notation', notation: format.id }, choice, text: source.original });
    }
  }
  for (const { find, way } of plainVariants(source)) {
    const notation: NotationId = find.details.lines === 9 ? 'nineLines' : 'line';
    const isSame = way.kind === 'blank' && way.character === blank;
    others.add({
      way: isSame ? { kind: 'notation', notation } : way,
      choice: { ...find, notation },
      text: source.original,
    });
  }
}

function odditiesOf(
  text: string,
  { puzzle, notation, details }: Choice,
  reading: Reading,
  repair: RepairKind | null,
): readonly Oddity[] {
  const oddities: Oddity[] = [];
  if (repair !== null) oddities.push({ kind: 'mended', repair });
  const [source] = clean(text);
  if (source === undefined || !hasTrait(notation, 'bare')) return withLeft(oddities, reading);
  const { blank, lines } = details;
  if (blank !== null && blank.length === 1 && blank !== ' ' && !USUAL_BLANKS.has(blank)) {
    oddities.push({ kind: 'blank', character: blank });
  }
  const typographic = /[\u2013\u2014\u2026]/.exec(text);
  if (typographic !== null) oddities.push({ kind: 'typography', character: typographic[0] });
  if (notation === 'line' && lines !== null && lines > 1) oddities.push({ kind: 'joined', lines });
  const digits = (source.text.match(/[1-9]/g) ?? []).length;
  const filled = details.givens + details.entries;
  if (puzzle.notes === null && filled > 0 && digits % filled !== 0 && reading.kind === 'one')
    oddities.push({ kind: 'leftOver' });
  return withLeft(oddities, reading);
}

const withLeft = (oddities: readonly Oddity[], reading: Reading): readonly Oddity[] =>
  reading.kind === 'refused' || reading.left === null
    ? oddities
    : [...oddities, { kind: 'left', left: reading.left }];
