import { useEffect } from 'react';
import type { MoreMessages } from '../../i18n';
import type { Mark, Marks } from '../../stores';
import { CELLS, type Cell, digitAt, digitsOf, type Grid, NO_DIGITS } from '../../sudoku/core';
import type { Survey } from '../../sudoku/doctor';
import { useMoment, useStores } from '../shared';

type Words = MoreMessages['doctor'];

export const NO_MARKS: Marks = new Map();

/** Shows marks on the board as long as what uses it is shown. */
export function useMarks(marks: Marks): void {
  const { marks: store } = useStores();
  const board = useMoment((now) => now.board);
  useEffect(() => {
    store.setState({ board, marks });
    return () => store.setState({ board: null, marks: NO_MARKS });
  }, [store, board, marks]);
}

/** Some cells, all marked alike. */
export const marksOf = (cells: readonly Cell[], look: string, told: string): Marks =>
  new Map(cells.map((cell) => [cell, mark(look, told)]));

/** What a puzzle would have to become another: each cell that differs, with what would be there. */
export const changeMarks = (from: Grid, to: Grid, { mending }: Words): Marks =>
  new Map(
    CELLS.filter((cell) => from[cell] !== to[cell]).map((cell) => {
      const proposed = digitAt(to, cell);
      return [cell, { ...mark('doctor-suspect', mending.proposed(proposed)), proposed }];
    }),
  );

/** What each blank cell can be, and those that are the same in all solutions. */
export function surveyMarks(visible: Grid, { possible, same }: Survey, { many }: Words): Marks {
  const blank = CELLS.filter((cell) => digitAt(visible, cell) === null);
  return new Map(
    blank.map((cell) => {
      const candidates = possible[cell] ?? NO_DIGITS;
      const digits = digitsOf(candidates);
      return same?.includes(cell)
        ? [cell, { ...mark('doctor-same', `${many.isSame}, ${digits.join()}`), proposed: digits[0] ?? null }]
        : [cell, { ...mark('doctor-can', many.possible(digits)), candidates }];
    }),
  );
}

/** Marks laid over one another: of a cell that has several the last is shown, and what is told of it is told in turn. */
export function together(...layers: readonly Marks[]): Marks {
  const all = new Map<Cell, Mark>();
  for (const [cell, upper] of layers.flatMap((layer) => [...layer])) {
    const lower = all.get(cell);
    all.set(cell, lower === undefined ? upper : { ...upper, told: `${lower.told}, ${upper.told}` });
  }
  return all;
}

const mark = (look: string, told: string): Mark => ({ look, told, proposed: null, candidates: NO_DIGITS });
