/** The board in Play. */
export { Board } from './Board';
