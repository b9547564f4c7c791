import { later } from '../parts';

/** Reads and restores texts that were set aside. It loads when the player looks at them. */
export const loadAsides = later(() => import('./saving/readAside'));

/** Counts the time, hints and mistakes of a game. */
export const fetchTally = later(() => import('./game/tally'), 'createTally');
