/**
 * How puzzles come in and go out: what one can begin with, paste, drop and copy. The dialogs load when
 * opened.
 */
import { later } from '../../parts';
import { lazyComponent } from '../shared';

export { useClipboard, useDropping } from './arrivals';
export { Start } from './Start';

export const PasteDialog = lazyComponent(later(() => import('./PasteDialog'), 'PasteDialog'));
export const ExportDialog = lazyComponent(later(() => import('./ExportDialog'), 'ExportDialog'));
export const AsideDialog = lazyComponent(later(() => import('./AsideDialog'), 'AsideDialog'));
