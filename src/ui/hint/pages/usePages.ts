import type { PageMessages } from '../../../i18n';
import { useHintCatalogue, useLoaded } from '../../shared';

/** What the pages of techniques say. Waits for it: to be used below a <Suspense>. */
export const usePages = (): PageMessages => useLoaded(useHintCatalogue().loadPages);
