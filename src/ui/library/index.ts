/** Puzzles at hand. The dialog that shows them is loaded when it is opened. */
export { ExamplesDialog } from './dialogs';
export { WELCOME } from './welcome';
