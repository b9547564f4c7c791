/** Puzzles at hand. The dialog that shows them is loaded when it is opened. */
import { later } from '../../parts';
import { arriving } from '../shared';

export const ExamplesDialog = arriving(later(() => import('./ExamplesDialog'), 'ExamplesDialog'));
export { WELCOME } from './welcome';
