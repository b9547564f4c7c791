/** Finds the grids in photographs of Sudokus, straightens them and reads their cells. README.md explains how. */
export type { FindFault } from './faults/faults';
export { type Corners, inReadingOrder } from './geometry';
export { type Glimpse, glimpse } from './glimpse';
export { Network } from './network/network';
export { default as NETWORK_WEIGHTS } from './network/weights.bin?url';
export type { Picture, Point } from './picture';
export { type GridRead, type ReadStage, readBetween, readPhoto } from './read';
export type { CellRead, Mark } from './reading';
export { CELL as STRAIGHT_CELL, MARGIN as STRAIGHT_MARGIN, SIDE } from './straight';
