/**
 * The doctor says what is wrong with a puzzle and what would mend it, in a card beside the board and in a
 * panel. Both load when they are needed.
 */
import { later } from '../../parts';
import { arriving } from '../shared';

export const DoctorCard = arriving(later(() => import('./DoctorCard'), 'DoctorCard'));
export const DoctorPanel = arriving(later(() => import('./DoctorPanel'), 'DoctorPanel'));
