/** Saves some steps of a search as a GIF. It loads when it is first needed. */
export { ClipDialog } from './ClipDialog';
export { ClipLine } from './ClipRunning';
