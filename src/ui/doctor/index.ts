/** The doctor says what is wrong with a puzzle and what would mend it, in a card beside the board and in a panel. */
export { DoctorCard } from './DoctorCard';
export { DoctorPanel } from './DoctorPanel';
