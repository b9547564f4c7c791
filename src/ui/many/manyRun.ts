import type { ManyRun } from '../../stores';
import { useLoaded, useStores } from '../shared';

/** The file of puzzles that is being solved. Suspends until its store has loaded: use it below a <Suspense>. */
export const useManyRun = (): ManyRun => useLoaded(useStores().many.load);
