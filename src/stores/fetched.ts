import { later } from '../parts';

/** Restores what the storage has lost. Few visits need it. */
export const fetchTakeNewer = later(() => import('./saving/newer'), 'takeNewer');

/** Reads and restores texts that were set aside. It loads when the player looks at them. */
export const loadAsides = later(() => import('./saving/readAside'));

/** Counts the time, hints and mistakes of a game. */
export const fetchTally = later(() => import('./game/tally'), 'createTally');
