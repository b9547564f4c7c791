import { columnOf, describeHouse, rowOf } from '../../sudoku/core';
import type { Words } from '../sections/words';

/**
 * A number with a comma at every thousand. The first use of `Intl` would cost a slow phone a tenth of a second.
 */
const withCommas = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',');

function joined(items: readonly string[], word: string): string {
  const last = items.at(-1) ?? '';
  if (items.length < 3) return items.join(` ${word} `);
  return `${items.slice(0, -1).join(', ')} ${word} ${last}`;
}

export const words: Words = {
  cell: (cell) => `r${rowOf(cell) + 1}c${columnOf(cell) + 1}`,
  cellAloud: (cell) => `row ${rowOf(cell) + 1}, column ${columnOf(cell) + 1}`,
  house: (house) => {
    const { kind, number } = describeHouse(house);
    return `${kind} ${number}`;
  },
  count: withCommas,
  duration: (milliseconds) =>
    milliseconds < 10
      ? `${Math.max(0.1, milliseconds).toFixed(1)} ms`
      : milliseconds < 1000
        ? `${Math.round(milliseconds)} ms`
        : `${(milliseconds / 1000).toFixed(1)} s`,
  and: (items) => joined(items, 'and'),
  or: (items) => joined(items, 'or'),
};
