import { later } from '../../parts';
import { arriving } from '../shared';

export const PrintDialog = arriving(later(() => import('./PrintDialog'), 'PrintDialog'));
