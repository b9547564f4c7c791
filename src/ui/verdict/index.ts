/** The verdict: what is known of the puzzle, in one line. */
export { VerdictLine } from './VerdictLine';
