/** Solves the puzzles of a file and lists them in a table. */
export { ManyDialog } from './ManyDialog';
