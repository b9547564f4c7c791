/** Watching a search think: its board, its reasons, its stack, and playback both ways. It loads when it is opened. */

export { loadSearchedCells, MomentsDialog, StrategyDialog } from './openDialogs';
export { WatchPage } from './openWatchPage';
