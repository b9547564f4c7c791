/** Makes new puzzles, to order and ahead. The dialog loads when it is opened. */
import { later } from '../../parts';
import { lazyComponent } from '../shared';

export { prepareNewPuzzles } from './beforehand';

export const NewPuzzleDialog = lazyComponent(later(() => import('./NewPuzzleDialog'), 'NewPuzzleDialog'));
