/** Makes new puzzles, to order and ahead. The dialog loads when it is opened. */
export { prepareNewPuzzles } from './beforehand';
export { NewPuzzleDialog } from './dialogs';
