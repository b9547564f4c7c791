/**
 * How puzzles come in and go out: the words for a first visitor, paste, drop and copy. The dialogs load when
 * opened.
 */
export { useClipboard, useDropping } from './arrivals';
export { AsideDialog, ExportDialog, PasteDialog } from './dialogs';
export { Welcome } from './Welcome';
