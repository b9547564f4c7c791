/** The keymap: which keys do what and where, the one listener that reads it, and the sheet that lists it. */
export { commandAt } from './commandAt';
export { PAGE_KEYS } from './pageKeys';
export { digitOf, directionOf } from './press';
export { SHEET, type SheetLine, writtenKeys } from './sheet';
export { isOnBoard, useKeys } from './useKeys';
export { VIEW_KEYS } from './viewKeys';
