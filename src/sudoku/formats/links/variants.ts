import { boxOf, CELLS, type Cell, cellsOf, HOUSES } from '../../core';
import type { VariantRule } from '../reading';

/** Words in the rules of a puzzle that show it is not a classic one. */
const RULE_WORDS: readonly (readonly [RegExp, VariantRule])[] = [
  [/anti-?knight|knight'?s move/i, 'antiknight'],
  [/anti-?king|king'?s move/i, 'antiking'],
  [/thermo/i, 'thermometer'],
  [/little killer/i, 'littleKiller'],
  [/\bkiller\b|\bcages?\b/i, 'killer'],
  [/\barrows?\b/i, 'arrow'],
  [/\bdiagonals?\b/i, 'diagonal'],
  [/jigsaw|irregular/i, 'irregular'],
  [/non-?consecutive/i, 'nonconsecutive'],
  [/windoku|hyper ?sudoku/i, 'windoku'],
  [/\bdisjoint\b/i, 'disjoint'],
  [/sandwich/i, 'sandwich'],
  [/renban/i, 'renban'],
  [/whispers?\b/i, 'whispers'],
  [/kropki/i, 'kropki'],
  [/\bfog\b/i, 'fog'],
];

/** The rules beyond the classic ones that a text mentions. */
export function rulesIn(text: unknown): readonly VariantRule[] {
  if (typeof text !== 'string') return [];
  const found = RULE_WORDS.filter(([words]) => words.test(text.slice(0, 2_000))).map(([, rule]) => rule);
  return found.includes('littleKiller') ? found.filter((rule) => rule !== 'killer') : found;
}

/** Whether nine cells, as numbers 0–80 in any order, are a row, a column or a box. */
export function isHouse(cells: readonly number[]): boolean {
  const sorted = [...cells].sort((a, b) => a - b).join();
  return HOUSES.some((house) => cellsOf(house).join() === sorted);
}

/** Whether 81 regions, one named for each cell, are the nine boxes. */
export function areBoxes(regions: readonly unknown[]): boolean {
  const boxes = new Map<unknown, number>();
  return CELLS.every((cell: Cell) => {
    const region = regions[cell];
    const box = boxes.get(region) ?? boxOf(cell);
    boxes.set(region, box);
    return box === boxOf(cell);
  });
}

/** A cell by its row and column, from 0, as a number for `isHouse`; -1 if there is no such cell. */
export const cellNumber = (row: unknown, column: unknown): number =>
  typeof row === 'number' && typeof column === 'number' ? row * 9 + column : -1;
