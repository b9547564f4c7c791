import { later } from '../../parts';
import { lazyComponent } from '../shared';

export const PrintDialog = lazyComponent(later(() => import('./PrintDialog'), 'PrintDialog'));
