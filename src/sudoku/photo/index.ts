/** Photographs of Sudokus: the grids in them, straightened, and what is in each cell. README.md tells how. */
export { findGrids } from './find';
export { Network } from './network/network';
export type { Picture } from './picture';
export { SIDE } from './straight';
