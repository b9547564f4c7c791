/** Shows how a search thinks: its board, its reasons, its stack, and playback in both directions. */
export { searchedCells } from './board/searchedBoard';
export { LogDialog } from './dialogs/LogDialog';
export { MomentsDialog } from './dialogs/MomentsDialog';
export { ProgramDialog } from './dialogs/ProgramDialog';
export { SteerDialog } from './dialogs/SteerDialog';
export { StrategyDialog } from './dialogs/StrategyDialog';
export { WatchPage } from './WatchPage';
