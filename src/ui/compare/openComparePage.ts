import { later } from '../../parts';
import { arriving } from '../shared';

export const ComparePage = arriving(later(() => import('./ComparePage'), 'ComparePage'));
