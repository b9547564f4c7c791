import type { Shelf } from '../../stores';
import { purposeOf } from '../../sudoku/generator';
import type { Difficulty } from '../../sudoku/techniques';
import { useMoment, useStores } from './context';
import { useLoadedIf } from './loaded';

/** The level of the puzzle on the board, from what it was made from or its rating; `null` if neither is known. */
export function useLevel(): Difficulty | null {
  const shelf: Shelf | null = useLoadedIf(useStores().shelf, true);
  const { givens, origin } = useMoment((now) => now.board);
  const made = purposeOf(origin.code ?? '').level;
  if (made !== null || shelf === null) return made;
  const card = [...shelf.store.getState().cards.values()].find((one) => one.givens === givens);
  return card?.hardness?.kind === 'rated' ? card.hardness.difficulty : null;
}
