/** Every puzzle that was opened, and everything the app keeps of a player. It loads after the first screen. */
import { later } from '../../parts';
import { arriving } from '../shared';

export const loadShelfDialog = later(() => import('./ShelfDialog'), 'ShelfDialog');
export const ShelfDialog = arriving(loadShelfDialog);
export const DataDialog = arriving(later(() => import('./DataDialog'), 'DataDialog'));
