/** The board one plays on. */
export { Board } from './Board';
