/** What one has played and learnt: the calendar, the statistics, and the pause. */
export { CalendarDialog } from './CalendarDialog';
export { PauseDialog } from './PauseDialog';
export { StatisticsDialog } from './StatisticsDialog';
