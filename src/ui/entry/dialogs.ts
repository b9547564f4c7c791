import { later } from '../../parts';
import { arriving } from '../shared';

export const PasteDialog = arriving(later(() => import('./PasteDialog'), 'PasteDialog'));
export const ExportDialog = arriving(later(() => import('./ExportDialog'), 'ExportDialog'));
export const AsideDialog = arriving(later(() => import('./AsideDialog'), 'AsideDialog'));
