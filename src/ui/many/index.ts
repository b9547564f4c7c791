/** Many puzzles of one file, solved and shown in a table. Loads when opened. */
import { later } from '../../parts';
import { arriving } from '../shared';

export const ManyDialog = arriving(later(() => import('./ManyDialog'), 'ManyDialog'));
