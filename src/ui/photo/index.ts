/** The dialog that reads a photograph and shows the reading for review. It loads with the first photograph. */
import { later } from '../../parts';
import { arriving } from '../shared';

export const PhotoDialog = arriving(later(() => import('./PhotoDialog'), 'PhotoDialog'));
