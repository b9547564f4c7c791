/** What the record of solved puzzles says about days. */
export { dateAt, dateOfNumber, dayNumber, monthsLater, streakOf, weeksOf } from './days';
