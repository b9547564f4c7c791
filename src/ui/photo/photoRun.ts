import type { PhotoRun } from '../../stores';
import { useLoaded, useStores } from '../shared';

/** The photograph that is being read. Suspends until its store has loaded: use it below a <Suspense>. */
export const usePhotoRun = (): PhotoRun => useLoaded(useStores().photo);
