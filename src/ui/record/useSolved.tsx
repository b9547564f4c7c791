import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { type Shelf, type ShelfState, solvedOf } from '../../stores';
import { useMoreMessages, useShelf, useStores } from '../shared';

/** The shelf, its cards, and the record of solved puzzles. Starts the shelf. */
export function useSolved() {
  const shelf: Shelf = useShelf();
  useEffect(() => void shelf.start(), [shelf]);
  const { cards, phase } = useStore(shelf.store);
  const solved = useMemo(() => solvedOf(cards.values(), shelf.gone()), [cards, shelf]);
  return { shelf, cards, phase, solved };
}

/** Says that the shelf cannot be read. */
export function Absent({ phase }: { readonly phase: ShelfState['phase'] }) {
  const { absent } = useMoreMessages().record;
  const { notices } = useStores();
  const isAbsent = phase !== 'ready' && phase !== 'opening';
  useEffect(() => {
    if (isAbsent) notices.closeKind('shelfFailed');
  }, [notices, isAbsent]);
  return isAbsent && <p role="alert">{absent}</p>;
}
