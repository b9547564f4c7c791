import { digitsOf, NO_DIGITS, sizeOf } from '../../../../sudoku/core';
import { useWatchWords } from '../../../shared';
import { SmallBoard, type VariablesOf } from './parts';

/** The candidates of each cell. */
export function SinglesFirst({ candidates }: VariablesOf<'singlesFirst'>) {
  const { variables: words } = useWatchWords();
  return (
    <SmallBoard
      name={words.candidates}
      wide
      cells={(cell) => digitsOf(candidates[cell] ?? NO_DIGITS).join('') || '–'}
      classOf={(cell) => (sizeOf(candidates[cell] ?? NO_DIGITS) === 1 ? 'lit' : undefined)}
    />
  );
}
