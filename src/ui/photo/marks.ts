import { digitOf, type Review } from '../../stores';
import type { Digit } from '../../sudoku/core';
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
