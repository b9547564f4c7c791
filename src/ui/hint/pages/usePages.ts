import { use } from 'react';
import type { HintCatalogue, PageMessages } from '../../../i18n';
import { useHintCatalogue } from '../../shared';

const loading = new WeakMap<HintCatalogue, Promise<PageMessages>>();

/** What the pages of techniques say. Waits for it: to be used below a <Suspense>. */
export function usePages(): PageMessages {
  const catalogue = useHintCatalogue();
  const pages = loading.get(catalogue) ?? catalogue.loadPages();
  loading.set(catalogue, pages);
  return use(pages);
}
