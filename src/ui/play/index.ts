/** Helps beside the keypad during play, and what Solve asks. */
export { PlayAids } from './PlayAids';
export { SolveDialog } from './SolveDialog';
