/** Helps beside the keypad during play. It loads after the first screen. */
import { later } from '../../parts';
import { arriving } from '../shared';

/** Fetched ahead: the player needs it soon after the first digit. */
export const loadPlay = later(() => import('./PlayAids'), 'PlayAids');
export const PlayAids = arriving(loadPlay);
