import { later } from '../../parts';
import { lazyComponent } from '../shared';

export const ExamplesDialog = lazyComponent(later(() => import('./ExamplesDialog'), 'ExamplesDialog'));
