import { type DigitSet, NO_DIGITS, withDigit } from '../../core';
import { type CellMark, mark } from '../cells/cells';
import { find, puzzleOf } from '../cells/puzzles';
import type { FoundBoard } from '../format';
import { VARIANT_RULES, type VariantRule } from '../reading';
import { digitFrom, isObject, itemsOf, type JsonObject, titleFrom } from './json';
import { areBoxes, cellNumber, isHouse, rulesIn } from './variants';

/**
 * What the data of a puzzle site holds: a classic puzzle, a puzzle with further rules, one of another size, or
 * nothing.
 */
export type SitePuzzle =
  | { readonly kind: 'classic'; readonly find: FoundBoard }
  | { readonly kind: 'variant'; readonly rules: readonly VariantRule[] }
  | { readonly kind: 'otherSize'; readonly size: number }
  | null;

/** Members of f-puzzles data that are rules, and which. Those that are not listed have the name of their rule. */
const RULES: ReadonlyMap<string, VariantRule> = new Map([
  ...VARIANT_RULES.map((rule) => [rule.toLowerCase(), rule] as const),
  ['betweenline', 'between'],
  ['diagonal+', 'diagonal'],
  ['diagonal-', 'diagonal'],
  ['difference', 'kropki'],
  ['disjointgroups', 'disjoint'],
  ['even', 'evenOdd'],
  ['foglight', 'fog'],
  ['killercage', 'killer'],
  ['littlekillersum', 'littleKiller'],
  ['lockout', 'between'],
  ['maximum', 'minMax'],
  ['minimum', 'minMax'],
  ['negative', 'consecutive'],
  ['odd', 'evenOdd'],
  ['ratio', 'kropki'],
  ['sandwichsum', 'sandwich'],
  ['slowthermometer', 'thermometer'],
]);

/** Members that are not rules. */
const NEUTRAL: ReadonlySet<string> = new Set([
  'grid',
  'solution',
  'truecandidatesoptions',
  'metadata',
  'disabledlogic',
]);

/**
 * Reads the data of an f-puzzles link: `grid[row][column]` with `value`, `given` and pencil marks; rules stand beside
 * it.
 */
export function fPuzzlesPuzzle(data: JsonObject): SitePuzzle {
  const grid = itemsOf(data.grid).map((row) => itemsOf(row));
  const size = sizeOf(grid, data.size);
  if (size === null) return null;
  if (size !== 9) return { kind: 'otherSize', size };
  const cells = grid.flat();
  const rules = Object.entries(data).flatMap(([key, value]) => ruleOf(key, value));
  const regions = cells.map((cell, index) =>
    isObject(cell) && cell.region !== undefined ? cell.region : boxNumber(index),
  );
  if (!areBoxes(regions)) rules.push('irregular');
  return verdict([...rules, ...rulesIn(data.ruleset)], cells.map(cellOfFPuzzles), titleFrom(data.title));
}

const boxNumber = (index: number): number => Math.floor(index / 27) * 3 + Math.floor((index % 9) / 3);

function ruleOf(key: string, value: unknown): VariantRule[] {
  const isRule =
    value === true || (typeof value === 'object' && value !== null && Object.keys(value).length > 0);
  if (!isRule || NEUTRAL.has(key) || (key === 'highlightConflicts' && value === true)) return [];
  // A cage without cells is a line of the puzzle's description.
  if (key === 'cage' && itemsOf(value).every((cage) => isObject(cage) && itemsOf(cage.cells).length === 0))
    return [];
  return [RULES.get(key) ?? 'other'];
}

function cellOfFPuzzles(cell: unknown): CellMark {
  if (!isObject(cell)) return mark(null, 0, 0);
  const digit = digitFrom(cell.value);
  const marks = [cell.centerPencilMarks, cell.cornerPencilMarks]
    .map(notesOf)
    .find((set) => set !== NO_DIGITS);
  return digit === null
    ? { ...mark(null, 0, 0), notes: marks ?? null }
    : { ...mark(digit, 0, 0), placed: cell.given !== true };
}

/** Reads SudokuPad's own data: `cells[row][column]` with `value`; everything drawn on the board stands beside it. */
export function sclPuzzle(data: JsonObject): SitePuzzle {
  const grid = itemsOf(data.cells).map((row) => itemsOf(row));
  const size = sizeOf(grid, undefined);
  if (size === null) return null;
  if (size !== 9) return { kind: 'otherSize', size };
  const metadata = isObject(data.metadata) ? data.metadata : {};
  const cages = itemsOf(data.cages).filter(isObject);
  const rules = [...rulesIn(metadata.rules), ...cages.flatMap(({ value }) => rulesIn(value))];
  const drawn = ['lines', 'arrows', 'overlays', 'underlays', 'foglight', 'triggereffect'];
  if (drawn.some((key) => itemsOf(data[key]).length > 0) && rules.length === 0) rules.push('other');
  if (cages.some(isCageRule) && rules.length === 0) rules.push('killer');
  const regions = itemsOf(data.regions).map(numbersOf);
  if (regions.some((region) => !isHouse(region))) rules.push('irregular');
  const title = cages
    .map(({ value }) => (typeof value === 'string' ? value.match(/^title:\s?(.*)/)?.[1] : undefined))
    .find((text) => text !== undefined);
  return verdict(rules, grid.flat().map(cellOfScl), titleFrom(metadata.title) ?? titleFrom(title));
}

const numbersOf = (cells: unknown): readonly number[] =>
  itemsOf(cells).map((cell) => cellNumber(itemsOf(cell)[0], itemsOf(cell)[1]));

/** Whether a cage is a rule, and not a line of the description or a house. */
function isCageRule({ cells }: JsonObject): boolean {
  const numbers = numbersOf(cells);
  return numbers.length > 0 && !isHouse(numbers);
}

function cellOfScl(cell: unknown): CellMark {
  if (!isObject(cell)) return mark(null, 0, 0);
  const digit = digitFrom(cell.value);
  if (digit !== null) return mark(digit, 0, 0);
  const marks = [cell.centremarks, cell.pencilMarks].map(notesOf).find((set) => set !== NO_DIGITS);
  return { ...mark(null, 0, 0), notes: marks ?? null };
}

const notesOf = (marks: unknown): DigitSet =>
  itemsOf(marks).reduce((set: DigitSet, mark) => {
    const digit = digitFrom(mark);
    return digit === null ? set : withDigit(set, digit);
  }, NO_DIGITS);

function sizeOf(grid: readonly (readonly unknown[])[], size: unknown): number | null {
  const rows = grid.length;
  if (rows < 2 || rows > 64 || grid.some((row) => row.length !== rows)) return null;
  return typeof size === 'number' && size !== rows ? null : rows;
}

/** The rules without `other`, if some are known by name. */
function namedRules(rules: readonly VariantRule[]): readonly VariantRule[] {
  const named = new Set(rules.filter((rule) => rule !== 'other'));
  return named.size > 0 ? [...named] : ['other'];
}

function verdict(
  rules: readonly VariantRule[],
  cells: readonly CellMark[],
  title: string | null,
): SitePuzzle {
  return rules.length > 0
    ? { kind: 'variant', rules: namedRules(rules) }
    : { kind: 'classic', find: find(puzzleOf(cells, title)) };
}
