import { digitOf, type Review } from '../../stores';
import { type Cell, DIGITS, type Digit, has, NO_DIGITS } from '../../sudoku/core';
import type { Mark } from '../../sudoku/photo';

/** Whether a digit written into the selected cell becomes a given or an entry: whichever the cell looks like. */
export function kindFor({ cells, cell }: Review, digit: Digit | null): 'given' | 'entry' {
  const { mark, likeliest = [] } = cells[cell] ?? {};
  const looks = likeliest.find((likely) => digitOf(likely) === digit);
  const any = likeliest.find((likely) => digitOf(likely) !== null);
  for (const { kind } of [mark, looks, any].filter((one) => one !== undefined))
    if (kind === 'given' || kind === 'entry') return kind;
  return 'given';
}

export const markFor = (review: Review, digit: Digit): Mark => ({ kind: kindFor(review, digit), digit });

const BLANK: Mark = { kind: 'blank' };

/** The small notes of a cell that are kept, if its mark is notes; by default its present mark. */
export function notesKept(
  { cells, notes, keepsNotes }: Review,
  cell: Cell,
  mark = cells[cell]?.mark,
): readonly Digit[] {
  if (!keepsNotes || mark?.kind !== 'notes') return [];
  return DIGITS.filter((digit) => has(notes[cell] ?? NO_DIGITS, digit));
}

/** A mark of a cell as the messages describe it: with the notes that are kept. By default its present mark. */
export const markTold = (review: Review, cell: Cell, mark = review.cells[cell]?.mark ?? BLANK) =>
  mark.kind === 'notes' ? { kind: mark.kind, kept: notesKept(review, cell, mark) } : mark;
