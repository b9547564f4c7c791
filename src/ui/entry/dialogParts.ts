export { AsideDialog } from './AsideDialog';
export { ExportDialog } from './ExportDialog';
export { PasteDialog } from './PasteDialog';
