import type { ReactNode } from 'react';
import { CELLS, type Cell, type DigitSet, digitsOf } from '../../../../sudoku/core';
import type { Variables } from '../../../../sudoku/search';
import { useWatchWords } from '../../../shared';

/* What shows the variables of every strategy. */

/** The variables of one strategy. */
export type VariablesOf<K extends Variables['kind']> = Extract<Variables, { readonly kind: K }>;

/** Digits with spaces between them, or a dash for none. */
export const digitsText = (set: DigitSet): string => digitsOf(set).join(' ') || '–';

/** A value with its name. */
export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <dl className="fact">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </dl>
  );
}

/** Cells by their names, one of them highlighted. */
export function CellList({
  cells,
  current,
}: {
  readonly cells: readonly Cell[];
  readonly current?: Cell | undefined;
}) {
  const { variables, cell: nameOf } = useWatchWords();
  if (cells.length === 0) return variables.none;
  return (
    <span className="cell-list">
      {cells.map((cell) => (
        <span key={cell} className={cell === current ? 'coord lit' : 'coord'}>
          {nameOf(cell)}
        </span>
      ))}
    </span>
  );
}

interface SmallBoardProps {
  readonly name: string;
  /** Whether a cell shows up to nine characters. */
  readonly wide?: boolean;
  /** Whether cells are white, grey or black, the same in both themes. */
  readonly coloured?: boolean;
  readonly cells: (cell: Cell) => ReactNode;
  readonly classOf?: (cell: Cell) => string | undefined;
}

/** A small board of values. */
export function SmallBoard({ name, wide, coloured, cells, classOf }: SmallBoardProps) {
  return (
    <table className={wide ? 'small wide' : coloured ? 'small coloured' : 'small'}>
      <caption>{name}</caption>
      <tbody>
        {Array.from({ length: 9 }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a board never change places.
          <tr key={row}>
            {CELLS.slice(9 * row, 9 * row + 9).map((cell) => (
              <td key={cell} className={classOf?.(cell)}>
                {cells(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
