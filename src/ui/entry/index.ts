/** How puzzles come in and go out: the first visit's words, paste, drop and copy. The dialogs load when opened. */
import { lazy } from 'react';

export { useClipboard, useDropping } from './arrivals';
export { Welcome } from './Welcome';

const dialogs = () => import('./dialogs');

export const PasteDialog = lazy(async () => ({ default: (await dialogs()).PasteDialog }));
export const ExportDialog = lazy(async () => ({ default: (await dialogs()).ExportDialog }));
