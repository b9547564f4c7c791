import type { ChartPicture } from '../../../sudoku/search';

/** All of a column. */
const WHOLE = 255;

/**
 * Between which depths the states of a picture lie: the rows that every column is full of are above all of them, those
 * that none has anything of are below.
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
