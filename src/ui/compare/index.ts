/** Strategies compared: raced on a puzzle side by side, and over sets of puzzles. It loads when it is opened. */
export { ComparePage } from './openComparePage';
export { ContestantsDialog } from './openDialogs';
