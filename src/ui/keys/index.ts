/** The keymap: which keys do what and where, the one listener that reads it, and the sheet that lists it. */
export { BOARD_KEYS } from './boardKeys';
export { commandAt } from './commandAt';
export { digitOf, directionOf } from './press';
export { sheetIn } from './sheet';
export { actsOf, isOnBoard, useKeys } from './useKeys';
export { VIEW_KEYS } from './viewKeys';
export { useWrittenKey } from './written';
