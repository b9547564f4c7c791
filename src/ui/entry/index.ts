/**
 * How puzzles come in and go out: what one can begin with, paste, drop and copy. The dialogs load when
 * opened.
 */
export { useClipboard, useDropping } from './arrivals';
export { AsideDialog, ExportDialog, PasteDialog } from './dialogs';
export { Start } from './Start';
