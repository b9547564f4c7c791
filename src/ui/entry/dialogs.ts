export { ExportDialog } from './ExportDialog';
export { PasteDialog } from './PasteDialog';
