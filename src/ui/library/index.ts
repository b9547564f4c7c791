/** The built-in puzzles. The dialog that shows them loads when it is opened. */
export { ExamplesDialog } from './dialogs';
export { WELCOME } from './welcome';
