import { later } from '../../parts';
import { lazyComponent } from '../shared';

export const NewPuzzleDialog = lazyComponent(later(() => import('./NewPuzzleDialog'), 'NewPuzzleDialog'));
