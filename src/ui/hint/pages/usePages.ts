import type { PageMessages } from '../../../i18n';
import { useHintCatalogue, useLoaded } from '../../shared';

/** The words of the technique pages. Suspends until they have loaded: use it below a <Suspense>. */
export const usePages = (): PageMessages => useLoaded(useHintCatalogue().loadPages);
