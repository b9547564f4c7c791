/** What the record of solved puzzles says about days. */
export { type Dailies, type DailyResult, type DayMark, dailiesOf, daysKept, markOf } from './calendar';
export { dateAt, dateOfNumber, dayNumber, monthsLater, streakOf, weekdayOf, weeksOf } from './days';
