/** Watch loads as one file when it is opened, so that its dialogs then open at once. */
export { searchedCells } from './board/searchedBoard';
export { MomentsDialog } from './dialogs/MomentsDialog';
export { StrategyDialog } from './dialogs/StrategyDialog';
export { WatchPage } from './WatchPage';
