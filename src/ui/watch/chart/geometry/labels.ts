import type { CellName } from '../../../../i18n';
import type { Placement } from '../../../../sudoku/search';

/**
 * The font size of labels, the least height of a row with labels, the room beside a label, and the greatest width of a
 * label, in pixels.
 */
export const LABEL = { size: 11, leastRow: 10, padding: 5, widest: 64 } as const;

/** The label of a bar: "r3c5=4", or the same with the cell named by the player's choice. */
export const labelOf = ({ cell, digit }: Placement, nameOf: CellName): string => `${nameOf(cell)}=${digit}`;

/**
 * Where the label of a bar begins, so that it stays in view while the bar is partly scrolled off; `null` if there is no
 * room. `left` and `right` are the ends of the bar, `text` is the width of the label, all in pixels.
 */
export function labelAt(
  left: number,
  right: number,
  width: number,
  text: number,
  row: number,
): number | null {
  if (row < LABEL.leastRow) return null;
  const x = Math.max(left, 0) + LABEL.padding;
  return x + text + LABEL.padding <= Math.min(right, width) ? x : null;
}
