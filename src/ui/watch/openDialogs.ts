import { later } from '../../parts';
import { arriving } from '../shared';

const load = later(() => import('./room'));

/** What each cell of a searched board shows, for pictures of the board. */
export const loadSearchedCells = later(load, 'searchedCells');

export const StrategyDialog = arriving(later(load, 'StrategyDialog'));
export const MomentsDialog = arriving(later(load, 'MomentsDialog'));
