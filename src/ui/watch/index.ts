/** Watching a search think: its board, its reasons, its stack, and playback both ways. It loads when it is opened. */
import { later } from '../../parts';
import { arriving } from '../shared';

const room = later(() => import('./room'));

export const WatchPage = arriving(later(room, 'WatchPage'));
export const StrategyDialog = arriving(later(room, 'StrategyDialog'));
export const MomentsDialog = arriving(later(room, 'MomentsDialog'));
