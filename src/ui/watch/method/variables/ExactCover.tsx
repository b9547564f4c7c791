import type { Need } from '../../../../sudoku/search';
import { useWatchWords } from '../../../shared';
import { Fact, SmallBoard, type VariablesOf } from './parts';

/** The current column with its choices, and how much of the matrix is left. */
export function ExactCover({ column, columnsLeft, rowsLeft, sizes }: VariablesOf<'exactCover'>) {
  const { variables: words, cell: nameOf } = useWatchWords();
  const name = (need: Need): string => words.need(need);
  return (
    <>
      <SmallBoard name={words.candidates} cells={(cell) => sizes[cell] ?? ''} />
      <Fact name={words.column}>{column === null ? words.none : name(column.need)}</Fact>
      {column !== null && (
        <Fact name={words.choices}>
          {column.options.map(({ cell, digit }) => `${nameOf(cell)}=${digit}`).join(', ') || words.none}
        </Fact>
      )}
      <Fact name={words.columnsLeft}>{columnsLeft}</Fact>
      <Fact name={words.rowsLeft}>{rowsLeft}</Fact>
    </>
  );
}
