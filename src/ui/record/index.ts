/** What one has played and learnt: the calendar, the statistics, the course of techniques, and the pause. */
export { CalendarDialog } from './CalendarDialog';
export { CourseDialog } from './CourseDialog';
export { PauseDialog } from './PauseDialog';
export { StatisticsDialog } from './StatisticsDialog';
