/** Prints the board, or a set of puzzles. */
export { PrintDialog } from './dialogs';
export { keepPrintable } from './printing';
