import { later } from '../../parts';
import { arriving } from '../shared';

const load = later(() => import('./room'));

export const StrategyDialog = arriving(later(load, 'StrategyDialog'));
export const MomentsDialog = arriving(later(load, 'MomentsDialog'));
