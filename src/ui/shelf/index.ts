/** Every puzzle that was opened, to go on with. It loads after the first screen. */
import { later } from '../../parts';
import { arriving } from '../shared';

export const loadShelfDialog = later(() => import('./ShelfDialog'), 'ShelfDialog');
export const ShelfDialog = arriving(loadShelfDialog);
