import { useMemo } from 'react';
import type { MoreMessages } from '../../i18n';
import { CELLS, type Cell, digitAt, digitsOf, type Grid, NO_DIGITS } from '../../sudoku/core';
import type { Repair, Survey } from '../../sudoku/doctor';
import { type Mark, type MarkLook, type Marks, useLayOnBoard, useMoment } from '../shared';

type Words = MoreMessages['doctor'];

export const NO_MARKS: Marks = new Map();

/** Marks the board for as long as the calling component is shown. */
export function useMarks(marks: Marks): void {
  const board = useMoment((now) => now.board);
  useLayOnBoard(useMemo(() => ({ board, marks }), [board, marks]));
}

/** Gives all these cells the same mark. */
export const marksOf = (cells: readonly Cell[], look: MarkLook, told: string): Marks =>
  new Map(cells.map((cell) => [cell, { looks: [look], told }]));

/** Marks each cell in which a puzzle differs from another, with the digit it would have there. */
export const changeMarks = (from: Grid, to: Grid, words: Words): Marks =>
  proposedIn(
    CELLS.filter((cell) => from[cell] !== to[cell]),
    to,
    words,
  );

/** Marks what a repair changes. Of a cell missed or doubled only that cell, although all after it move. */
export const repairMarks = (from: Grid, { fix, puzzle }: Repair, words: Words): Marks =>
  fix.kind === 'insert' || fix.kind === 'takeOut'
    ? proposedIn([fix.cell], puzzle, words)
    : changeMarks(from, puzzle, words);

const proposedIn = (cells: readonly Cell[], to: Grid, { mending }: Words): Marks =>
  new Map(
    cells.map((cell) => {
      const proposed = digitAt(to, cell);
      return [cell, { looks: ['doctor-suspect'], told: mending.proposed(proposed), proposed }];
    }),
  );

/** Marks each blank cell with its possible digits, and the cells that are the same in all solutions. */
export function surveyMarks(visible: Grid, { possible, same }: Survey, { many }: Words): Marks {
  const blank = CELLS.filter((cell) => digitAt(visible, cell) === null);
  return new Map(
    blank.map((cell): [Cell, Mark] => {
      const candidates = possible[cell] ?? NO_DIGITS;
      const digits = digitsOf(candidates);
      return same?.includes(cell)
        ? [
            cell,
            { looks: ['doctor-same'], told: `${many.isSame}, ${digits.join()}`, proposed: digits[0] ?? null },
          ]
        : [cell, { looks: ['doctor-can'], told: many.possible(digits), proposed: null, candidates }];
    }),
  );
}

/**
 * Merges several sets of marks. A cell with several marks shows the last one, and its name tells them all.
 */
export function together(...layers: readonly Marks[]): Marks {
  const all = new Map<Cell, Mark>();
  for (const [cell, upper] of layers.flatMap((layer) => [...layer])) {
    const lower = all.get(cell);
    all.set(cell, lower === undefined ? upper : { ...upper, told: `${lower.told}, ${upper.told}` });
  }
  return all;
}
