import { later } from '../parts';

/** What reads what was set aside, and brings it back: fetched when one looks at it. */
export const loadAsides = later(() => import('./saving/readAside'));

/** What counts what playing takes. */
export const fetchTally = later(() => import('./game/tally'), 'createTally');
