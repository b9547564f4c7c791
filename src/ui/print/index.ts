/** Prints the board, or a set of puzzles. */
import { later } from '../../parts';
import { arriving } from '../shared';

export const PrintDialog = arriving(later(() => import('./PrintDialog'), 'PrintDialog'));

/** Loads what replaces the screen on paper. */
export const loadPrinting = later(() => import('./printing'));
