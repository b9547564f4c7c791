/** Saving some steps of a search as a moving picture. It loads when it is first wanted. */
export { ClipDialog } from './ClipDialog';
export { ClipLine } from './ClipLine';
