/** The shelf: every puzzle that was opened, stored in this browser. It loads after the first screen. */
export { BIN_DAYS, endOf } from './bin';
export type { Card } from './card';
export type { Binned, Kept } from './database';
export { writeShelfPuzzles } from './otherFiles';
export { LEVELS } from './packing';
export type { Shelf } from './shelf';
export {
  keptFromPuzzle,
  puzzlesByLine,
  readShelfFile,
  textsIn,
  writeShelfFile,
} from './shelfFile';
export { solvedOf } from './solved';
export type { ShelfState } from './state';
export { countedSince, countSince, type LevelStatistics, statisticsOf } from './statistics';
