import { later } from '../../parts';
import { arriving } from '../shared';

export { prepareNewPuzzles } from './beforehand';

/** The dialog that makes new puzzles. It loads when it is opened. */
export const NewPuzzleDialog = arriving(later(() => import('./NewPuzzleDialog'), 'NewPuzzleDialog'));
