import type { Shelf } from '../../stores';
import type { Grid } from '../../sudoku/core';
import { purposeOf } from '../../sudoku/generator';
import type { Difficulty } from '../../sudoku/techniques';
import { useMoment, useStores } from './context';
import { useLoadedIf } from './loaded';
import { useRating } from './rating';

/**
 * The level of the puzzle on the board, from what it was made from, from its rating on the shelf, or else as soon as it
 * has been rated; `null` until one is known.
 */
export function useLevel(): Difficulty | null {
  const { shelf: load, hint } = useStores();
  const shelf: Shelf | null = useLoadedIf(load, true);
  const { givens, origin } = useMoment((now) => now.board);
  const level =
    purposeOf(origin.code ?? '').level ?? hint.rated(givens)?.difficulty ?? onShelf(shelf, givens);
  const run = useLoadedIf(hint.load, level === null);
  const rating = useRating(run, givens);
  return level ?? (rating === 'working' ? null : (rating?.difficulty ?? null));
}

function onShelf(shelf: Shelf | null, givens: Grid): Difficulty | null {
  if (shelf === null) return null;
  const card = [...shelf.store.getState().cards.values()].find((one) => one.givens === givens);
  return card?.hardness?.kind === 'rated' ? card.hardness.difficulty : null;
}
