import type { PageMessages } from '../../../i18n';
import { useHintCatalogue, useLoaded } from '../../shared';

/** What the pages of techniques say. It suspends: use it below a <Suspense>. */
export const usePages = (): PageMessages => useLoaded(useHintCatalogue().loadPages);
