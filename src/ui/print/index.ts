/** The board, or a set of puzzles, on paper. */
import { later } from '../../parts';
import { arriving } from '../shared';

export const PrintDialog = arriving(later(() => import('./PrintDialog'), 'PrintDialog'));

/** Loads what stands in for the screen on paper. */
export const loadPrinting = later(() => import('./printing'));
