import type { ChartPicture } from '../../../sudoku/search';

/** The coverage of a column that is covered completely. */
const WHOLE = 255;

/**
 * The least and the greatest depth of the states of a picture. Every state is deeper than the rows that are full from
 * end to end, and none reaches the empty rows.
 */
export function depthsIn({ rows, coverage, window }: Pick<ChartPicture, 'rows' | 'coverage' | 'window'>): {
  readonly least: number;
  readonly most: number;
} {
  const { columns } = window;
  const row = (index: number): Uint8Array => coverage.subarray(index * columns, (index + 1) * columns);
  let least = 0;
  while (least < rows && row(least).every((share) => share === WHOLE)) least++;
  let most = rows;
  while (most > least && row(most - 1).every((share) => share === 0)) most--;
  return { least, most };
}
