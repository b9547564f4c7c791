import type { Shelf } from '../../stores';
import { purposeOf } from '../../sudoku/generator';
import type { Difficulty } from '../../sudoku/techniques';
import { useMoment, useStores } from './context';
import { useLoadedIf } from './loaded';

/**
 * The level of the puzzle on the board, from what it was made from or its rating, of this visit or on the shelf; `null`
 * if none is known.
 */
export function useLevel(): Difficulty | null {
  const { shelf: load, hint } = useStores();
  const shelf: Shelf | null = useLoadedIf(load, true);
  const { givens, origin } = useMoment((now) => now.board);
  const made = purposeOf(origin.code ?? '').level;
  const level = made ?? hint.rated(givens)?.difficulty ?? null;
  if (level !== null || shelf === null) return level;
  const card = [...shelf.store.getState().cards.values()].find((one) => one.givens === givens);
  return card?.hardness?.kind === 'rated' ? card.hardness.difficulty : null;
}
