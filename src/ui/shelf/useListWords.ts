import { useMemo } from 'react';
import type { Card } from '../../stores';
import { useMessages, useMoreMessages, useNamesIn } from '../shared';
import type { ListWords } from './listing';

/** The words of a list of these puzzles. */
export function useListWords(cards: readonly Card[]): ListWords {
  const { app } = useMessages();
  const { shelf } = useMoreMessages();
  const names = useNamesIn(cards.map(({ origin }) => origin));
  return useMemo(() => ({ app, shelf, names }), [app, shelf, names]);
}
