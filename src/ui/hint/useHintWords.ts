import { useMemo } from 'react';
import type { HintMessages } from '../../i18n';
import { useHintCatalogue, useSetting } from '../shared';

/** What hints say, with cells named as the person has chosen. It suspends: use it below a <Suspense>. */
export function useHintWords(): HintMessages {
  const catalogue = useHintCatalogue();
  const naming = useSetting('cellNaming');
  return useMemo(() => catalogue.in(naming), [catalogue, naming]);
}
