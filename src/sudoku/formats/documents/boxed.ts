import { CELLS, clashesOf, gridFrom } from '../../core';
import { byBoxes } from '../cells/boxes';
import type { CellMark } from '../cells/cells';
import type { Item, List } from './brackets';
import { cellOfScalar } from './listRows';

/*
 * Boards nested more than two levels deep: `[band][stack][row][column]`, `[box][row][column]` and the like. The same
 * nesting may also go row by row, as `[band][row][stack][column]`. The text does not tell which is meant.
 */

/** The numbers of items on each level, outermost first. */
const NESTINGS: readonly (readonly number[])[] = [
  [3, 3, 3, 3],
  [9, 3, 3],
  [3, 3, 9],
];

/** The boards that such a list can mean. Of two ways to read it, one without clashes comes first. */
export function boxedBoards(list: List): readonly (readonly CellMark[])[] {
  if (!NESTINGS.some((sizes) => isNested(list, sizes))) return [];
  const cells = leavesOf(list).map((item) => (item.kind === 'scalar' ? cellOfScalar(item) : null));
  if (!cells.every((cell) => cell !== null) || cells.length !== CELLS.length) return [];
  const boards = [cells, byBoxes(cells)];
  const lawful = boards.filter((board) => clashesOf(gridFrom(board.map(({ digit }) => digit))).length === 0);
  return lawful.length > 0 ? lawful : boards;
}

const isNested = (item: Item, [size, ...inner]: readonly number[]): boolean =>
  size === undefined
    ? item.kind === 'scalar'
    : item.kind === 'list' && item.items.length === size && item.items.every((each) => isNested(each, inner));

const leavesOf = (item: Item): readonly Item[] =>
  item.kind === 'list' ? item.items.flatMap(leavesOf) : [item];
