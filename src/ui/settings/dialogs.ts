import { later } from '../../parts';
import { arriving } from '../shared';

const load = later(() => import('./dialogParts'));

export const OptionsDialog = arriving(later(load, 'OptionsDialog'));
export const ShortcutsDialog = arriving(later(load, 'ShortcutsDialog'));
