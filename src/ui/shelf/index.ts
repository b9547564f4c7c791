/** Every puzzle that was opened, and everything the app keeps of a player. */
export { DataDialog } from './DataDialog';
export { ShelfDialog } from './ShelfDialog';
