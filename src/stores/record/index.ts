/** What the record of solved puzzles says about days. */
export { dateAt, dayNumber, streakOf } from './days';
