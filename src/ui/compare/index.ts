/** Compares strategies, on one puzzle or over sets of puzzles. */
export { ComparePage } from './ComparePage';
export { ContestantsDialog } from './ContestantsDialog';
