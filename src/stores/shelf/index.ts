/** The shelf: every puzzle that was opened, kept in this browser. It loads after the first screen. */
export type { Card, Finish, Hardness, Progress } from './card';
export { createShelfDatabase, type Kept, type ShelfFault } from './database';
export { writeShelfPuzzles } from './otherFiles';
export { LEVELS } from './packing';
export { createShelf, type Shelf } from './shelf';
export { keptFromPuzzle, piecemeal, puzzlesByLine, readShelfFile, writeShelfFile } from './shelfFile';
export type { ShelfState } from './state';
export { type LevelStatistics, statisticsOf } from './statistics';
export { createTabs } from './tabs';
export type { TakenCount } from './take';
