/** The built-in puzzles. The dialog that shows them loads when it is opened. */
import { later } from '../../parts';
import { lazyComponent } from '../shared';

export { WELCOME } from './welcome';

export const ExamplesDialog = lazyComponent(later(() => import('./ExamplesDialog'), 'ExamplesDialog'));
