import { later } from '../../parts';
import { arriving } from '../shared';

export const WatchPage = arriving(later(() => import('./room'), 'WatchPage'));
