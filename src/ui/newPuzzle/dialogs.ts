import { later } from '../../parts';
import { arriving } from '../shared';

export const NewPuzzleDialog = arriving(later(() => import('./NewPuzzleDialog'), 'NewPuzzleDialog'));
