/** Photographs of Sudokus: the grids in them, straightened. README.md tells how. */
export { findGrids } from './find';
export type { Picture } from './picture';
export { SIDE } from './straight';
