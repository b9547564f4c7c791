import { later } from '../../parts';
import { arriving } from '../shared';

export const ExamplesDialog = arriving(later(() => import('./ExamplesDialog'), 'ExamplesDialog'));
