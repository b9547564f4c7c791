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

/** The small notes of a cell that are kept. */
export function notesKept({ cells, notes, keepsNotes }: Review, cell: Cell): readonly Digit[] {
  if (!keepsNotes || cells[cell]?.mark.kind !== 'notes') return [];
  return DIGITS.filter((digit) => has(notes[cell] ?? NO_DIGITS, digit));
}

/** What a cell holds, as it is told: with the notes that are kept. */
export function markTold(review: Review, cell: Cell) {
  const mark = review.cells[cell]?.mark ?? { kind: 'blank' as const };
  return mark.kind === 'notes' ? { kind: mark.kind, kept: notesKept(review, cell) } : mark;
}
