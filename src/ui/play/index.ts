/** What helps beside the keypad while one plays: it comes after the first screen. */
import { later } from '../../parts';
import { arriving } from '../shared';

/** Fetched ahead: whoever types the first digit soon needs it. */
export const loadPlay = later(() => import('./PlayAids'), 'PlayAids');
export const PlayAids = arriving(loadPlay);
