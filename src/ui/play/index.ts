/** What helps beside the keypad while one plays: it comes after the first screen. */
import { later } from '../../parts';
import { loadTally } from '../../stores';
import { arriving } from '../shared';

/** Fetched ahead: whoever types the first digit soon needs it. */
export const loadPlay = later(async () => {
  const [part] = await Promise.all([import('./PlayAids'), loadTally()]);
  return part.PlayAids;
});
export const PlayAids = arriving(loadPlay);
