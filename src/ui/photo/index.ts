/** A photograph is read and looked through. It loads with the first photograph. */
import { later } from '../../parts';
import { arriving } from '../shared';

export const PhotoDialog = arriving(later(() => import('./PhotoDialog'), 'PhotoDialog'));
