/** Watching a search think: its board, its reasons, its stack, and playback both ways. It loads when it is opened. */
import { lazy } from 'react';

const room = () => import('./room');

export const WatchPage = lazy(async () => ({ default: (await room()).WatchPage }));
export const StrategyDialog = lazy(async () => ({ default: (await room()).StrategyDialog }));
export const MomentsDialog = lazy(async () => ({ default: (await room()).MomentsDialog }));
