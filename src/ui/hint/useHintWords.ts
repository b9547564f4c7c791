import { useMemo } from 'react';
import type { HintMessages } from '../../i18n';
import { useHintCatalogue, useSetting } from '../shared';

/**
 * The words of hints, with cells named by the player's choice. Suspends until they have loaded: use it below a
 * <Suspense>.
 */
export function useHintWords(): HintMessages {
  const catalogue = useHintCatalogue();
  const naming = useSetting('cellNaming');
  return useMemo(() => catalogue.in(naming), [catalogue, naming]);
}
