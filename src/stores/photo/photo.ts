import { type Later, later } from '../../parts';
import type { PhotoRun, PhotoWorld } from './photoRun';

/** What reads photographs and lets a person look through what was read. It is fetched when it is first wanted. */
export const createPhoto = (world: PhotoWorld): Later<PhotoRun> =>
  later(async () => (await import('./photoRun')).createPhotoRun(world));
