/** Prints the board, or a set of puzzles. */
import { later } from '../../parts';
import { lazyComponent } from '../shared';

export { keepPrintable } from './printing';

export const PrintDialog = lazyComponent(later(() => import('./PrintDialog'), 'PrintDialog'));
