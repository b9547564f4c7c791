/** How puzzles come in and go out: the first visit's words, paste, drop and copy. The dialogs load when opened. */
import { later } from '../../parts';
import { arriving } from '../shared';

export { useClipboard, useDropping } from './arrivals';
export { Welcome } from './Welcome';

const dialogs = later(() => import('./dialogs'));

export const PasteDialog = arriving(later(dialogs, 'PasteDialog'));
export const ExportDialog = arriving(later(dialogs, 'ExportDialog'));
export const AsideDialog = arriving(later(dialogs, 'AsideDialog'));
