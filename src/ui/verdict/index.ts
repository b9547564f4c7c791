/** The verdict: what is known of the puzzle, in one line. */
export { loadActions, loadRated, loadReceiptView, VerdictLine } from './VerdictLine';
