/** What is wrong with a puzzle, and what would mend it: a card beside the board, and a panel. Both load when wanted. */
import { later } from '../../parts';
import { arriving } from '../shared';

export const DoctorCard = arriving(later(() => import('./DoctorCard'), 'DoctorCard'));
export const DoctorPanel = arriving(later(() => import('./DoctorPanel'), 'DoctorPanel'));
