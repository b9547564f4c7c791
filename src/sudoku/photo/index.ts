/** Photographs of Sudokus: the grids in them, straightened, and what is in each cell. README.md tells how. */
export { Network } from './network/network';
export type { Picture } from './picture';
export { readPhoto } from './read';
export type { CellRead, Mark } from './reading';
export { SIDE } from './straight';
