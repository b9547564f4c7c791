import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { type Shelf, solvedOf } from '../../stores';
import { useShelf } from '../shared';

/** The shelf, its cards, and the record of solved puzzles. Starts the shelf. */
export function useSolved() {
  const shelf: Shelf = useShelf();
  useEffect(() => void shelf.start(), [shelf]);
  const { cards, phase } = useStore(shelf.store);
  const solved = useMemo(() => solvedOf(cards.values(), shelf.gone()), [cards, shelf]);
  return { shelf, cards, phase, solved };
}
