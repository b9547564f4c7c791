/** Compares strategies, on one puzzle or over sets of puzzles. It loads when it is opened. */
export { ComparePage } from './openComparePage';
export { ContestantsDialog } from './openDialogs';
