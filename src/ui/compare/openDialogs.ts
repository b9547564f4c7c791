import { later } from '../../parts';
import { arriving } from '../shared';

const load = later(() => import('./ComparePage'));

export const ContestantsDialog = arriving(later(load, 'ContestantsDialog'));
