import { CELLS, type Puzzle } from '../../core';
import { blocksOf } from '../cells/blocks';
import { type CellMark, type Row, widthOf } from '../cells/cells';
import { fixesForMissing, fixesForSurplus } from '../cells/fixes';
import { withoutLoneCandidates } from '../cells/loneCandidates';
import { find, puzzleOf } from '../cells/puzzles';
import { rowFault } from '../cells/rowFault';
import { filledCells, inRows } from '../cells/writing';
import { CERTAINTY, type Fault, type Format, type FoundBoard, faultOf, found, refused } from '../format';
import type { Source } from '../text/source';
import { boxedBoards } from './boxed';
import { bracketsOf, type Item, type List, listOf } from './brackets';
import { hasManyRows, rowOfItem, rowsOfItems } from './listRows';
import { siteDataIn } from './siteData';

/**
 * Nested arrays as in programs: JSON, JavaScript, Python, C, Java, numpy and the like. Rows are strings, or arrays of
 * numbers, characters or candidates; or 81 items form one array. Boards may also be nested box by box.
 */
export const array = {
  id: 'array',
  carries: ['givens'],
  extension: 'json',
  read(source: Source) {
    if (siteDataIn(source) !== null) return null;
    const top = bracketsOf(source.text);
    const [first, ...rest] = top;
    if (first === undefined) return null;
    const root = listOf([first, ...rest]);
    const whole = top.length < 9 ? [] : boardsIn(root, source);
    if (whole.length > 0) return found(whole, { marked: true, spans: [root] });
    const beside: List[] = [];
    const parts = top.map((list) => ({ list, boards: boardsUnder(list, source, beside) }));
    const finds = parts.flatMap(({ boards }) => boards);
    if (finds.length > 0) {
      const spans = parts.filter(({ boards }) => boards.length > 0).map(({ list }) => list);
      const others = parts.filter(({ boards }) => boards.length === 0).map(({ list }) => list);
      return found(finds, { marked: true, spans, left: faultsOf([...others, ...beside], source) });
    }
    let looked = 0;
    for (const list of listsUnder(root)) {
      const fault = faultIn(list, source);
      if (fault !== null) return refused(fault);
      if (++looked === MOST_FAULTY) break;
    }
    return null;
  },
  write(puzzle: Puzzle): string {
    const rows = inRows(filledCells(puzzle)).map((row) => `  [${row.map((digit) => digit ?? 0).join(', ')}]`);
    return `[\n${rows.join(',\n')}\n]\n`;
  },
} as const satisfies Format;

const MOST_BOARDS = 5_000;

/**
 * The boards in a list or, if it is none itself, in its items. Lists without a board are added to `beside` if others
 * next to them have one.
 */
function boardsUnder(list: List, source: Source, beside: List[]): readonly FoundBoard[] {
  if (list.mostCells < CELLS.length) return NO_FINDS;
  const boxed = boxedBoards(list);
  if (boxed.length > 0) return boxed.map((cells) => findOf(cells, 9, source));
  const boards = boardsIn(list, source);
  // Where strings are boards, others may stand in the calls among them.
  if (boards.length > 0)
    return [...boards, ...callsIn(list).flatMap((call) => boardsUnder(call, source, beside))];
  const finds: FoundBoard[] = [];
  const without: List[] = [];
  for (const item of list.items) {
    if (finds.length > MOST_BOARDS) break;
    const boards = boardsOfItem(item, source, beside);
    if (boards.length === 0 && item.kind === 'list') without.push(item);
    for (const find of boards) finds.push(find);
  }
  if (finds.length > 0) for (const part of without) beside.push(part);
  return finds;
}

/**
 * What is wrong with the lists of numbers among some lists, in order of the text. An index such as `[3]` is not a
 * list.
 */
function faultsOf(lists: readonly List[], { text }: Source): readonly Fault[] {
  return lists
    .filter(({ start }) => text[start] === '[' && !/[\p{L}\p{N}_$)\]]/u.test(text[start - 1] ?? ''))
    .sort((a, b) => a.start - b.start)
    .flatMap((list) => {
      const cells = numbersIn(list);
      return cells === 0 ? [] : [faultOf({ kind: 'cellCount', cells }, CERTAINTY.marked, list)];
    });
}

const numbersIn = (list: List): number =>
  list.items.reduce(
    (sum, item) => sum + (item.kind === 'list' ? numbersIn(item) : Number(/\d/.test(item.text))),
    0,
  );

const NO_FINDS: readonly FoundBoard[] = [];

/** The lists of one item among strings, which are no rows. */
const callsIn = ({ items }: List): readonly List[] =>
  items.filter((item) => item.kind === 'list').filter(({ items: { length } }) => length === 1);

function boardsOfItem(item: Item, source: Source, beside: List[]): readonly FoundBoard[] {
  if (item.kind === 'list') return boardsUnder(item, source, beside);
  return item.quoted && item.text.length >= 81 ? boardsFrom([rowOfItem(item)], source) : [];
}

/** The boards that a list is: its items are rows or cells. */
function boardsIn(list: List, source: Source): readonly FoundBoard[] {
  const boards = boardsFrom(withoutLoneCandidates(rowsOfItems(list), source.text), source);
  return boards.length > 0 ? boards : boardsFrom([rowOfItem(list)], source);
}

function boardsFrom(rows: readonly Row[], source: Source): readonly FoundBoard[] {
  const blocks = blocksOf(rows)?.blocks ?? [];
  // Nine full grids in a list look like one grid of 81 candidate lists.
  if (blocks.some(({ cells }) => cells.every(({ notes }) => notes !== null))) return [];
  return blocks.map(({ cells, rows }) => findOf(cells, rows.length, source));
}

function findOf(cells: readonly CellMark[], lines: number, source: Source): FoundBoard {
  const blank = cells.find(({ digit, notes }) => digit === null && notes === null);
  return find(puzzleOf(cells), {
    lines,
    blank: blank === undefined ? null : blankText(source.text.slice(blank.start, blank.end)),
  });
}

/** The text that stands for a blank: the item itself or, in a number that is a whole row, its zeros. */
const blankText = (text: string): string => (/^\d[\d.]+$/.test(text) ? '0' : text.trim());

/** A list and all lists inside it, outermost first. */
function* listsUnder(list: List): Generator<List> {
  yield list;
  for (const item of list.items) if (item.kind === 'list') yield* listsUnder(item);
}

/** With more lists than this, damaged boards are not looked for. */
const MOST_FAULTY = 2_000;

/** A list with fewer cells is not meant as a board. */
const LEAST_CELLS = 50;
const MOST_CELLS = 2_500;

/** A list of cells that has nearly as many as a board. */
function flatFault(list: List): Fault | null {
  const row = rowOfItem(list);
  const missing = CELLS.length - row.cells.length;
  if (row.strays.length > 0 || Math.abs(missing) > 9) return null;
  return faultOf({ kind: 'cellCount', cells: row.cells.length }, CERTAINTY.marked, list, {
    fixes:
      missing === 1
        ? fixesForMissing([row], null, '0', ', ')
        : missing === -1
          ? fixesForSurplus([row], null)
          : [],
  });
}

/** Why a list is not a board; `null` if it does not resemble one. */
function faultIn(list: List, source: Source): Fault | null {
  if (hasManyRows(list)) return null;
  const rows = withoutLoneCandidates(rowsOfItems(list), source.text);
  if (rows.length === 0) return flatFault(list);
  const widths = rows.map(widthOf);
  const total = widths.reduce((sum, width) => sum + width, 0);
  if (total < 16 || total > MOST_CELLS) return null;
  if (rows.length !== 9 && rows.length > 3 && widths.every((width) => width === rows.length)) {
    return faultOf({ kind: 'otherSize', size: rows.length }, CERTAINTY.marked, list);
  }
  if (total < LEAST_CELLS || rows.length < 6 || rows.length > 12) return null;
  return rowFault(rows, CERTAINTY.marked, ', ', source.text, list);
}
