import { later } from '../../parts';
import { arriving } from '../shared';

const load = later(() => import('./dialogParts'));

export const PasteDialog = arriving(later(load, 'PasteDialog'));
export const ExportDialog = arriving(later(load, 'ExportDialog'));
export const AsideDialog = arriving(later(load, 'AsideDialog'));
