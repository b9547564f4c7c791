import { digitOf, type Review } from '../../stores';
import { type Cell, DIGITS, type Digit, has, NO_DIGITS } from '../../sudoku/core';
import type { Mark } from '../../sudoku/photo';

/** Whether a digit written into the cell that is looked at is a given or an entry: as what is there looks. */
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

/** The small notes of a cell that are kept, if it holds this mark. */
export function notesKept(
  { cells, notes, keepsNotes }: Review,
  cell: Cell,
  mark = cells[cell]?.mark,
): readonly Digit[] {
  if (!keepsNotes || mark?.kind !== 'notes') return [];
  return DIGITS.filter((digit) => has(notes[cell] ?? NO_DIGITS, digit));
}

/** What a cell holds, or would hold with this mark, as it is told: with the notes that are kept. */
export const markTold = (review: Review, cell: Cell, mark = review.cells[cell]?.mark ?? BLANK) =>
  mark.kind === 'notes' ? { kind: mark.kind, kept: notesKept(review, cell, mark) } : mark;
