/** What is fetched when Watch is opened: all in one file, so that its dialogs open at once. */
export { MomentsDialog } from './MomentsDialog';
export { StrategyDialog } from './StrategyDialog';
export { WatchPage } from './WatchPage';
