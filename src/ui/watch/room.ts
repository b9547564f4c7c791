/** What is fetched when Watch is opened: all in one file, so that its dialogs open at once. */
export { MomentsDialog } from './dialogs/MomentsDialog';
export { StrategyDialog } from './dialogs/StrategyDialog';
export { WatchPage } from './WatchPage';
