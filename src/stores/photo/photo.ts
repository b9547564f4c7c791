import { type Later, later } from '../../parts';
import type { PhotoRun, PhotoWorld } from './photoRun';

/** The store for reading photographs and reviewing the reading. It is fetched on first use. */
export const createPhoto = (world: PhotoWorld): Later<PhotoRun> =>
  later(async () => (await import('./photoRun')).createPhotoRun(world));
