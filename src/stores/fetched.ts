import { later } from '../parts';

/** What puts back what the storage has lost: few visits need it. */
export const fetchTakeNewer = later(() => import('./saving/newer'), 'takeNewer');

/** What reads what was set aside, and brings it back: fetched when one looks at it. */
export const loadAsides = later(() => import('./saving/readAside'));

/** What counts what playing takes. */
export const fetchTally = later(() => import('./game/tally'), 'createTally');
