import type { Cell, DigitSet, House } from '../sudoku/core';
import type { Why } from '../sudoku/search';

const CELL = 20 as Cell;
const OTHER = 24 as Cell;
const ROW = 3 as House;
const BOX = 20 as House;
const BLOCKED = [
  { digit: 1, house: ROW, by: [OTHER] },
  { digit: 2, house: ROW, by: [OTHER] },
  { digit: 8, house: BOX, by: [OTHER, CELL] },
] as const;

/** At least one reason of every kind, as a search can give it. */
export const WHYS: readonly Why[] = [
  { kind: 'start', blanks: 1 },
  { kind: 'start', blanks: 51 },
  { kind: 'guess', cell: CELL, digit: 9, which: 2, of: 2, failed: 8 as DigitSet, blocked: BLOCKED },
  { kind: 'guess', cell: CELL, digit: 9, which: 1, of: 1, failed: 0 as DigitSet, blocked: BLOCKED },
  { kind: 'guess', cell: CELL, digit: 9, which: 9, of: 9, failed: 255 as DigitSet, blocked: [] },
  { kind: 'guessPlace', cell: CELL, digit: 4, house: BOX, which: 1, of: 3 },
  { kind: 'onlyDigit', cell: CELL, digit: 7, blocked: BLOCKED },
  { kind: 'onlyPlace', cell: CELL, digit: 7, house: BOX },
  { kind: 'reject', cell: CELL, blocked: BLOCKED[2] },
  { kind: 'eliminate', cell: CELL, digit: 4, cause: { kind: 'given', digit: 7 }, left: 3 as DigitSet },
  { kind: 'eliminate', cell: CELL, digit: 4, cause: { kind: 'guess', digit: 7 }, left: 1 as DigitSet },
  { kind: 'eliminate', cell: CELL, digit: 4, cause: { kind: 'peer', peer: OTHER }, left: 0 as DigitSet },
  {
    kind: 'eliminate',
    cell: CELL,
    digit: 4,
    cause: { kind: 'onlyPlace', digit: 7, house: ROW },
    left: 64 as DigitSet,
  },
  { kind: 'undo', cell: CELL, digit: 9, cause: { kind: 'solution' }, left: 2 },
  {
    kind: 'undo',
    cell: CELL,
    digit: 9,
    cause: { kind: 'deadEnd', need: { kind: 'cell', cell: OTHER } },
    left: 1,
  },
  {
    kind: 'undo',
    cell: CELL,
    digit: 9,
    cause: { kind: 'deadEnd', need: { kind: 'place', house: ROW, digit: 5 } },
    left: 0,
  },
  {
    kind: 'undo',
    cell: CELL,
    digit: 9,
    cause: { kind: 'allFailed', need: { kind: 'cell', cell: OTHER } },
    left: 0,
  },
  {
    kind: 'undo',
    cell: CELL,
    digit: 9,
    cause: { kind: 'allFailed', need: { kind: 'place', house: ROW, digit: 5 } },
    left: 0,
  },
  {
    kind: 'deadEnd',
    need: { kind: 'cell', cell: CELL },
    blocked: BLOCKED,
    after: { cell: OTHER, digit: 9 },
  },
  { kind: 'deadEnd', need: { kind: 'place', house: ROW, digit: 5 }, blocked: [], after: null },
  { kind: 'solved', number: 1, last: true },
  { kind: 'solved', number: 3, last: false },
  { kind: 'exhausted', solutions: 0 },
  { kind: 'exhausted', solutions: 1 },
  { kind: 'exhausted', solutions: 1284 },
];
