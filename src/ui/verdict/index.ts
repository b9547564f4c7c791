/** The verdict: what is known of the puzzle, in one line. */
export { loadActions, loadReceiptView, VerdictLine } from './VerdictLine';
