/** Saving some steps of a search as a picture that moves. All of it loads when it is first wanted. */
export { ClipDialog } from './ClipDialog';
export { ClipLine } from './ClipLine';
