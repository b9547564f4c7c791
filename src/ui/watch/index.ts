/**
 * Shows how a search thinks: its board, its reasons, its stack, and playback in both directions. It loads when it is
 * opened.
 */

export { loadSearchedCells, MomentsDialog, StrategyDialog } from './openDialogs';
export { WatchPage } from './openWatchPage';
