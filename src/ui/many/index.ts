/** Solves the puzzles of a file and lists them in a table. It loads when it is opened. */
import { later } from '../../parts';
import { arriving } from '../shared';

export const ManyDialog = arriving(later(() => import('./ManyDialog'), 'ManyDialog'));
