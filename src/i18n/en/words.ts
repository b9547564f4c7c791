import { type Cell, columnOf, describeHouse, type House, rowOf } from '../../sudoku/core';
import type { InAnyLanguage } from '../inAnyLanguage';

/**
 * A number with a comma at every thousand. The first use of `Intl` would cost a slow phone a tenth of a second.
 */
const withCommas = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',');

/** A number of things: "1 given", "21 givens". */
export const plural = (number: number, one: string, many = `${one}s`): string =>
  `${withCommas(number)} ${number === 1 ? one : many}`;

/** With a capital letter, unless it begins with the short name of a cell. */
export const capital = (text: string): string =>
  /^r\d/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);

function joined(items: readonly string[], word: string): string {
  const last = items.at(-1) ?? '';
  if (items.length < 3) return items.join(` ${word} `);
  // "row 1, column 2; row 3, column 4; and row 5, column 6"
  if (items.some((item) => item.includes(', '))) return `${items.slice(0, -1).join('; ')}; ${word} ${last}`;
  return `${items.slice(0, -1).join(', ')} ${word} ${last}`;
}

export const words = {
  /** A cell for screen readers: "row 3, column 5", "3행 5열". */
  cellAloud: (cell: Cell) => `row ${rowOf(cell) + 1}, column ${columnOf(cell) + 1}`,
  /** A house: "row 4", "box 1", 4행, 1번 상자. */
  house: (house: House) => {
    const { kind, number } = describeHouse(house);
    return `${kind} ${number}`;
  },
  count: withCommas,
  /** A duration, given in milliseconds. Some browsers' clocks tell whole milliseconds only. */
  duration: (milliseconds: number) =>
    milliseconds === 0
      ? 'under 1 ms'
      : milliseconds < 10 && !Number.isInteger(milliseconds)
        ? `${Math.max(0.1, milliseconds).toFixed(1)} ms`
        : milliseconds < 1000
          ? `${Math.round(milliseconds)} ms`
          : `${(milliseconds / 1000).toFixed(1)} s`,
  and: (items: readonly string[]) => joined(items, 'and'),
  or: (items: readonly string[]) => joined(items, 'or'),
};

export type Words = InAnyLanguage<typeof words>;
