import { columnOf, describeHouse, rowOf } from '../../sudoku/core';
import { words as english, type Words } from '../en/words';

/** A power of ten in the units in which Korean counts: 1천, 10만, 1천만, 1억. */
export const powerOfTen = (value: number): string => {
  for (const [unit, name] of [
    [1e8, '억'],
    [1e7, '천만'],
    [1e4, '만'],
    [1000, '천'],
  ] as const)
    if (value >= unit) return `${value / unit}${name}`;
  return String(value);
};

export const words: Words = {
  cellAloud: (cell) => `${rowOf(cell) + 1}행 ${columnOf(cell) + 1}열`,
  house: (house) => {
    const { kind, number } = describeHouse(house);
    return { row: `${number}행`, column: `${number}열`, box: `${number}번 상자` }[kind];
  },
  count: english.count,
  duration: (milliseconds) =>
    milliseconds === 0
      ? '1밀리초 미만'
      : milliseconds < 1000
        ? `${milliseconds < 10 && !Number.isInteger(milliseconds) ? Math.max(0.1, milliseconds).toFixed(1) : Math.round(milliseconds)}밀리초`
        : `${(milliseconds / 1000).toFixed(1)}초`,
  and: (items) => items.join(', '),
  or: (items) => items.join(', '),
};

/** In what time something was done, before the verb. */
export const inTime = (milliseconds: number): string =>
  milliseconds === 0 ? '1밀리초도 안 되어' : `${words.duration(milliseconds)} 만에`;
