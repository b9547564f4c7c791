import {
  ALL_DIGITS,
  CELLS,
  type Cell,
  type Colours,
  candidatesAt,
  type DigitSet,
  digitAt,
  digitsOf,
  EMPTY_GRID,
  type Grid,
  has,
  NO_COLOURS,
  NO_DIGITS,
  NO_NOTES,
  overlay,
  put,
} from '../../../core';
import { type Coder, Damaged, Learnt, rarely, uniform } from './coder';

/*
 * How a board is coded. Facts that follow from the rules are left out, and likely values become short. As in
 * packedLink.ts, each function writes and reads: a reader ignores `toWrite` and returns the value that it has read.
 */

/** The parts of a board that a link carries. */
export interface LinkBoard {
  readonly givens: Grid;
  readonly entries: Grid;
  readonly notes: readonly DigitSet[];
  readonly corners: readonly DigitSet[];
  readonly colours: Colours;
}

export const EMPTY_BOARD: LinkBoard = {
  givens: EMPTY_GRID,
  entries: EMPTY_GRID,
  notes: NO_NOTES,
  corners: NO_NOTES,
  colours: NO_COLOURS,
};

export function board(coder: Coder, toWrite: LinkBoard): LinkBoard {
  const givens = digits(coder, toWrite.givens, EMPTY_GRID);
  const entries = rarely(coder, toWrite.entries !== EMPTY_GRID)
    ? digits(coder, toWrite.entries, givens)
    : EMPTY_GRID;
  const filled = overlay(givens, entries);
  const notes = notesOn(coder, toWrite.notes, filled, 1);
  const corners = notesOn(coder, toWrite.corners, filled, 3);
  return { givens, entries, notes, corners, colours: coloursOn(coder, toWrite.colours, [notes, corners]) };
}

/** Codes the digits of a grid in the cells that are blank in `before`. */
function digits(coder: Coder, toWrite: Grid, before: Grid): Grid {
  const clashing = rarely(coder, hasClash(toWrite, before), 63);
  // Givens are often placed symmetrically. So whether a cell has a digit is coded by whether its mirror cell has one.
  const [first, beside, across] = [new Learnt(4, 2), new Learnt(5, 1), new Learnt(1, 2)];
  let read = before;
  let alone = EMPTY_GRID;
  for (const cell of CELLS) {
    if (digitAt(before, cell) !== null) continue;
    const mirrored = (80 - cell) as Cell;
    const model =
      mirrored >= cell || digitAt(before, mirrored) !== null
        ? first
        : digitAt(alone, mirrored) === null
          ? beside
          : across;
    const digit = digitAt(toWrite, cell);
    if (model.choose(coder, digit === null ? 0 : 1) === 0) continue;
    const possible = digitsOf(clashing ? ALL_DIGITS : candidatesAt(read, cell));
    if (possible.length === 0) throw new Damaged('a digit where none can be');
    const value = possible[uniform(coder, digit === null ? 0 : possible.indexOf(digit), possible.length)];
    if (value === undefined) throw new Error('a digit that is none of the candidates');
    read = put(read, cell, value);
    alone = put(alone, cell, value);
  }
  return alone;
}

/** Whether some digit is not a candidate of its cell, given `before` and the digits in earlier cells. */
function hasClash(toWrite: Grid, before: Grid): boolean {
  let read = before;
  return CELLS.some((cell) => {
    const digit = digitAt(toWrite, cell);
    if (digit === null) return false;
    const clashes = !has(candidatesAt(read, cell), digit);
    read = put(read, cell, digit);
    return clashes;
  });
}

function notesOn(
  coder: Coder,
  toWrite: readonly DigitSet[],
  filled: Grid,
  rare: number,
): readonly DigitSet[] {
  const any = toWrite.some((set) => set !== NO_DIGITS);
  if (!rarely(coder, any, rare)) return NO_NOTES;
  // Whether a cell has notes depends on whether it has a digit; whether a note exists, on whether it is a candidate.
  const cells = [new Learnt(1, 2), new Learnt(6, 1)];
  const possible = [new Learnt(3, 1), new Learnt(1, 2)];
  return CELLS.map((cell) => {
    const covered = digitAt(filled, cell) === null ? 0 : 1;
    const set = toWrite[cell] ?? NO_DIGITS;
    if (cells[covered]?.choose(coder, set === NO_DIGITS ? 0 : 1) !== 1) return NO_DIGITS;
    const candidates = candidatesAt(put(filled, cell, null), cell);
    let read = 0;
    for (let bit = 0; bit < 9; bit++) {
      const model = possible[(candidates >> bit) & 1];
      read |= (model?.choose(coder, (set >> bit) & 1) ?? 0) << bit;
    }
    return read as DigitSet;
  });
}

function coloursOn(coder: Coder, toWrite: Colours, notes: readonly (readonly DigitSet[])[]): Colours {
  if (!rarely(coder, toWrite !== NO_COLOURS, 3)) return NO_COLOURS;
  // How likely a colour is: on a cell, on a note that exists, on a note that does not exist.
  const coloured = [new Learnt(4, 1), new Learnt(8, 1), new Learnt(200, 1)];
  const colour = new Learnt(1, 1, 1, 1, 1, 1);
  const there = CELLS.map((cell) => notes.reduce((all, sets) => all | (sets[cell] ?? 0), 0));
  return Array.from({ length: 810 }, (_, place) => {
    const note = (place % 10) - 1;
    const kind = note < 0 ? 0 : ((there[Math.floor(place / 10)] ?? 0) >> note) & 1 ? 1 : 2;
    const value = Number(toWrite[place]) || 0;
    if (coloured[kind]?.choose(coder, value > 0 ? 1 : 0) !== 1) return '.';
    return String(colour.choose(coder, Math.max(0, value - 1)) + 1);
  }).join('') as Colours;
}
