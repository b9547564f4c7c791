/** The dialog that reads a photograph and shows the reading for review. */
export { PhotoDialog } from './PhotoDialog';
