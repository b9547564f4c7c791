import { later } from '../../parts';
import { lazyComponent } from '../shared';

export const PasteDialog = lazyComponent(later(() => import('./PasteDialog'), 'PasteDialog'));
export const ExportDialog = lazyComponent(later(() => import('./ExportDialog'), 'ExportDialog'));
export const AsideDialog = lazyComponent(later(() => import('./AsideDialog'), 'AsideDialog'));
