/** Every puzzle that was opened, to go on with, and all that is kept of a person. It loads after the first screen. */
import { later } from '../../parts';
import { arriving } from '../shared';

export const loadShelfDialog = later(() => import('./ShelfDialog'), 'ShelfDialog');
export const ShelfDialog = arriving(loadShelfDialog);
export const DataDialog = arriving(later(() => import('./DataDialog'), 'DataDialog'));
